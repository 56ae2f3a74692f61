import Application
import Feature
import Foundation

// One block a feature. Which are built is decided in the manifest: FEATURES=Books builds the app of Books alone.
var features: [any Feature.Type] = []
#if BOOKS
  import Books
  features.append(BooksFeature.self)
#endif

let application = Application(name: "app", features: features)
exit(await application.run(Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment))
