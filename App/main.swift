import Application
import Feature

// One block a feature. Which are built is decided in the manifest: FEATURES=Books builds the app of Books alone.
var features: [any Feature.Type] = []
#if BOOKS
  import Books
  features.append(BooksFeature.self)
#endif
#if CONTENTS
  import Contents
  features.append(ContentsFeature.self)
#endif

let application = Application(name: "app", features: features)
application.main(Array(CommandLine.arguments.dropFirst()))
