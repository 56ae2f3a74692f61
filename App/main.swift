import Application
import Feature

// One block a feature. Which are built is decided in the manifest: FEATURES=Books builds the app of Books alone.
var features: [any Feature.Type] = []
#if BOOKS
  import Books
  features.append(BooksFeature.self)
#endif
#if CLOSET
  import Closet
  features.append(ClosetFeature.self)
#endif
#if CONTENTS
  import Contents
  features.append(ContentsFeature.self)
#endif
#if PRODUCTS
  import Products
  features.append(ProductsFeature.self)
#endif
#if USERS
  import Users
  features.append(UsersFeature.self)
#endif

let application = Application(name: "app", features: features)
application.main(Array(CommandLine.arguments.dropFirst()))
