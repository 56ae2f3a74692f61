// swift-tools-version: 6.2
import Foundation  // `exit`, wherever it builds
import PackageDescription

/// A feature of the app: one row here, one folder under `Modules/`, one under `Tests/`, one line of `App`.
struct FeatureRow {
  let name: String
  /// What its Data layer needs beyond Entities, Files, REST, Storage and Values.
  var data: [Target.Dependency] = []
  /// What its Presentation needs beyond Commands, Entities, EntityCommands, Values and Views.
  var presentation: [Target.Dependency] = []
}

let featureTable = [
  FeatureRow(name: "Books"),
  FeatureRow(name: "Closet"),
  FeatureRow(name: "Contents", data: ["Markup"]),
  FeatureRow(name: "Products", data: ["Markup"]),
  // libsodium hashes; people sign in over HTTP, to this app and by it.
  FeatureRow(name: "Users", data: ["HTTPClient", "Libraries", "RemoteStore"], presentation: ["Files", "HTTP"]),
]

/// A module every feature may share; it knows no feature.
struct CoreRow {
  let name: String
  var needs: [Target.Dependency] = []
  /// C libraries, which its tests reach through it alone.
  var shims: [Target.Dependency] = []
  /// What its tests need beyond itself and its needs.
  var tests: [Target.Dependency] = []
}

let coreTable = [
  CoreRow(
    name: "Application",
    needs: [
      "CMalloc", "Commands", "Container", "Entities", "Feature", "Files", "HTTP", "HTTPServer", "REST", "RemoteStore", "Serving",
      "Storage",
      "Terminal", "Values", "Views",
    ]),
  CoreRow(name: "Commands"),
  CoreRow(name: "Container"),
  CoreRow(name: "Entities", needs: ["Values"]),
  CoreRow(name: "EntityCommands", needs: ["Commands", "Entities", "Values", "Views"]),
  CoreRow(name: "Feature", needs: ["Commands", "Container", "Entities", "HTTP", "REST", "Storage", "Values", "Views"]),
  CoreRow(name: "Files", needs: ["Entities", "Values"]),
  CoreRow(name: "HTTP"),
  CoreRow(name: "HTTPClient", needs: ["Files", "HTTP", "Libraries", "Values"], shims: ["CCurl"]),
  CoreRow(name: "HTTPServer", needs: ["Files", "HTTP", "Libraries", "Values"], shims: ["CMicroHTTPD"]),
  CoreRow(name: "Libraries"),
  CoreRow(name: "Markup", needs: ["Files", "Libraries", "Values"], shims: ["CLibXML2"]),
  CoreRow(name: "REST", needs: ["Entities", "Files", "HTTP", "Storage", "Values"]),
  CoreRow(name: "RemoteStore", needs: ["Entities", "Files", "HTTP", "HTTPClient", "REST", "Storage", "Values"]),
  CoreRow(
    name: "Serving", needs: ["Container", "Entities", "Feature", "Files", "HTTP", "HTTPServer", "REST", "Storage", "Values"]),
  CoreRow(
    name: "Storage", needs: ["Entities", "Files", "Values"], shims: ["CSQLite"],
    tests: ["HTTP", "HTTPServer", "REST", "RemoteStore"]),  // every store is tested in one place
  CoreRow(name: "Terminal", needs: ["Files", "Values"], shims: ["CUTF8Proc"]),
  CoreRow(name: "Values", needs: ["Libraries"], shims: ["CUTF8Proc"]),
  CoreRow(name: "Views", needs: ["Entities", "Files", "Terminal", "Values"]),
]

/// `FEATURES=Books,Closet swift build --scratch-path …` builds the app of these features alone.
let wanted = Context.environment["FEATURES"].map { $0.split(separator: ",").map(String.init) }
if let unknown = wanted?.first(where: { name in !featureTable.contains { $0.name == name } }) {
  print("FEATURES names '\(unknown)'; known: \(featureTable.map(\.name).joined(separator: ", "))")
  exit(64)  // a trap would bury the sentence under a backtrace
}
let features = featureTable.filter { wanted?.contains($0.name) ?? true }

/// The tests of the whole app and its benchmarks take books as their sample.
func isBuilt(_ feature: String) -> Bool { features.contains { $0.name == feature } }

/// `TESTS=Files,BooksData swift test` builds and runs the tests of these modules alone; `TESTS=Books` those of all its layers.
let wantedTests = Context.environment["TESTS"].map { $0.split(separator: ",").map(String.init) }

func isWanted(_ target: Target) -> Bool {
  guard let wantedTests, target.type == .test else { return true }
  let module = target.name.dropLast("Tests".count)
  return wantedTests.contains { wanted in
    module == wanted
      || featureTable.contains { $0.name == wanted } && module.hasPrefix(wanted)
  }
}

func coreTargets(_ row: CoreRow) -> [Target] {
  [
    .target(name: row.name, dependencies: row.needs + row.shims, path: "Modules/Core/\(row.name)"),
    .testTarget(
      name: "\(row.name)Tests", dependencies: [.target(name: row.name), "TestSupport"] + row.needs + row.tests,
      path: "Tests/Core/\(row.name)"),
  ]
}

/// A row becomes its three layers, the target that wires them, and a test target for each layer.
func featureTargets(_ row: FeatureRow) -> [Target] {
  let home = "Modules/\(row.name)"
  let tests = "Tests/\(row.name)"
  let domain = Target.Dependency.target(name: "\(row.name)Domain")
  let data = Target.Dependency.target(name: "\(row.name)Data")
  let presentation = Target.Dependency.target(name: "\(row.name)Presentation")
  return [
    .target(name: "\(row.name)Domain", dependencies: ["Entities", "Values"], path: "\(home)/Domain"),
    .target(
      name: "\(row.name)Data", dependencies: [domain, "Entities", "Files", "REST", "Storage", "Values"] + row.data,
      path: "\(home)/Data"),
    .target(
      name: "\(row.name)Presentation",
      dependencies: [domain, "Commands", "Entities", "EntityCommands", "Values", "Views"] + row.presentation,
      path: "\(home)/Presentation"),
    .target(
      name: row.name,
      dependencies: [domain, data, presentation, "Commands", "Container", "Entities", "Feature", "REST", "Storage"],
      path: home, exclude: ["Domain", "Data", "Presentation"], sources: ["\(row.name)Feature.swift"]),
    .testTarget(
      name: "\(row.name)DomainTests", dependencies: [domain, "Entities", "Values", "TestSupport"], path: "\(tests)/Domain"),
    .testTarget(
      name: "\(row.name)DataTests",
      dependencies: [domain, data, "Entities", "Files", "HTTP", "REST", "Storage", "Values", "TestSupport"],
      path: "\(tests)/Data"),
    .testTarget(
      name: "\(row.name)PresentationTests",
      dependencies: [domain, presentation, "Commands", "Entities", "EntityCommands", "Values", "Views", "TestSupport"]
        + row.presentation,
      path: "\(tests)/Presentation"),
    .testTarget(name: "\(row.name)AcceptanceTests", dependencies: ["TestSupport"], path: "\(tests)/Acceptance"),
  ]
}

/// Homebrew keeps libraries apart, where pkg-config finds them; Debian's are linked by name, and pkg-config need not be there.
#if os(macOS)
  let pkgConfig: (sqlite: String?, utf8proc: String?) = ("sqlite3", "libutf8proc")
#else
  let pkgConfig: (sqlite: String?, utf8proc: String?) = (nil, nil)
#endif

/// A release of the app holds libstdc++, which Swift's runtime needs: loading that took a tenth of a short command's time.
#if os(Linux)
  let appLinking = [LinkerSetting.unsafeFlags(["-L\(Context.packageDirectory)/Tools/lib/static"], .when(configuration: .release))]
#else
  let appLinking: [LinkerSetting] = []
#endif

/// What people of the project run; no part of the app, nor of a slice of it.
let toolTargets: [Target] = [
  .executableTarget(name: "affected", dependencies: ["ArchitectureRules", "ModuleMap"], path: "Tools/Sources/Affected"),
  .target(name: "ArchitectureRules", path: "Tools/Sources/ArchitectureRules"),
  .target(
    name: "Benchmarks", dependencies: ["ClosetDomain", "Container", "GeneratedBooks", "Libraries", "Values"],
    path: "Tools/Sources/Benchmarks"),
  .executableTarget(name: "bench", dependencies: ["Benchmarks"], path: "Tools/Sources/Bench"),
  .executableTarget(name: "check", dependencies: ["ArchitectureRules", "ModuleMap"], path: "Tools/Sources/Check"),
  .executableTarget(name: "feature", dependencies: ["FeatureKit"], path: "Tools/Sources/Feature"),
  .target(name: "FeatureKit", path: "Tools/Sources/FeatureKit"),
  .target(
    name: "FuzzTargets",
    dependencies: [
      "BooksData", "BooksDomain", "ClosetData", "ClosetDomain", "Commands", "ContentsData", "ContentsDomain", "Entities", "Files",
      "HTTP", "HTTPClient", "HTTPServer", "Markup", "ProductsData", "ProductsDomain", "REST", "Storage",
      "UsersData", "UsersDomain", "Values",
    ], path: "Tools/Sources/FuzzTargets"),
  .target(name: "GeneratedBooks", path: "Tools/Sources/GeneratedBooks"),
  .executableTarget(name: "generate", dependencies: ["GeneratedBooks"], path: "Tools/Sources/Generate"),
  .target(name: "ModuleMap", dependencies: ["ArchitectureRules"], path: "Tools/Sources/ModuleMap"),
  .target(name: "Proofs", dependencies: ["GeneratedBooks", "Values"], path: "Tools/Sources/Proofs"),
  .executableTarget(name: "torture", dependencies: ["Proofs"], path: "Tools/Sources/Torture"),
  .testTarget(name: "ArchitectureRulesTests", dependencies: ["ArchitectureRules"], path: "Tests/Tools/ArchitectureRules"),
  .testTarget(name: "BenchmarksTests", dependencies: ["Benchmarks"], path: "Tests/Tools/Benchmarks"),
  .testTarget(name: "FeatureKitTests", dependencies: ["FeatureKit"], path: "Tests/Tools/FeatureKit"),
  .testTarget(
    name: "FuzzTargetsTests", dependencies: ["FuzzTargets"], path: "Tests/Tools/FuzzTargets", exclude: ["Corpus"]),
  .testTarget(name: "GeneratedBooksTests", dependencies: ["GeneratedBooks"], path: "Tests/Tools/GeneratedBooks"),
  .testTarget(
    name: "ModuleMapTests", dependencies: ["ArchitectureRules", "ModuleMap"], path: "Tests/Tools/ModuleMap"),
  .testTarget(name: "ProofsTests", dependencies: ["Proofs"], path: "Tests/Tools/Proofs"),
  .testTarget(name: "ScriptTests", path: "Tests/Tools/Scripts"),
]

let package = Package(
  name: "app",
  platforms: [.macOS(.v15)],  // Synchronization's Mutex
  targets: [
    .systemLibrary(name: "CCurl", path: "Modules/Core/CCurl"),
    .systemLibrary(name: "CLibXML2", path: "Modules/Core/CLibXML2"),
    .systemLibrary(name: "CMalloc", path: "Modules/Core/CMalloc"),
    .systemLibrary(name: "CMicroHTTPD", path: "Modules/Core/CMicroHTTPD"),
    .systemLibrary(
      name: "CSQLite", path: "Modules/Core/CSQLite", pkgConfig: pkgConfig.sqlite,
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CUTF8Proc", path: "Modules/Core/CUTF8Proc", pkgConfig: pkgConfig.utf8proc,
      providers: [.apt(["libutf8proc-dev"]), .brew(["utf8proc"])]),
  ]
    + coreTable.flatMap(coreTargets)
    + features.flatMap(featureTargets)
    + [
      .executableTarget(
        name: "app", dependencies: ["Application", "Feature"] + features.map { .target(name: $0.name) }, path: "App",
        swiftSettings: features.map { .define($0.name.uppercased()) }, linkerSettings: appLinking),
      .target(name: "TestSupport", dependencies: ["Entities", "Files", "Storage", "Values"], path: "Tests/Support"),
    ]
    + (isBuilt("Books") ? [.testTarget(name: "AppTests", dependencies: ["TestSupport"], path: "Tests/App")] : [])
    + (wanted == nil ? toolTargets : [])
    // It needs libFuzzer, which only Tools/fuzz links.
    + (Context.environment["FUZZING"] == nil
      ? [] : [.executableTarget(name: "fuzz", dependencies: ["FuzzTargets"], path: "Tools/Sources/Fuzz")])
)

package.targets = package.targets.filter(isWanted)

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // an async call on the same actor costs no hop
      .treatAllWarnings(as: .error),
    ]
}
