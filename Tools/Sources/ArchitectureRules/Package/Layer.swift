/// What part of the architecture a target is, and which modules of the package that part may know.
package enum Layer: Hashable {
  case domain(feature: String)
  case data(feature: String)
  case presentation(feature: String)
  /// The target named as the feature, which wires its layers.
  case wiring(feature: String)
  case core
  case app

  /// Nil for tests, tools and for targets below a feature's folder that are no layer.
  package init?(_ target: PackageTarget, in package: Package) {
    if target.path == "App" {
      self = .app
    } else if target.path.hasPrefix("Modules/Core/") {
      self = .core
    } else if let feature = package.feature(ofTarget: target.name), target.type != "test" {
      switch target.path {
      case "Modules/\(feature)/Domain": self = .domain(feature: feature)
      case "Modules/\(feature)/Data": self = .data(feature: feature)
      case "Modules/\(feature)/Presentation": self = .presentation(feature: feature)
      case "Modules/\(feature)": self = .wiring(feature: feature)
      default: return nil
      }
    } else {
      return nil
    }
  }

  package var title: String {
    switch self {
    case .domain: "a Domain"
    case .data: "a Data layer"
    case .presentation: "a Presentation"
    case .wiring: "the target that wires a feature"
    case .core: "Core"
    case .app: "App"
    }
  }

  /// The table of layers: modules of the package it may import. Nil where the manifest alone decides (Core).
  func allowedModules(in package: Package) -> Set<String>? {
    switch self {
    case .domain: ["Entities", "Values"]
    case .data(let feature):
      [
        "\(feature)Domain", "Entities", "Files", "HTTPClient", "Libraries", "Markup", "REST", "RemoteStore", "Storage", "Values",
      ]
    case .presentation(let feature):
      ["\(feature)Domain", "Commands", "Entities", "EntityCommands", "Files", "HTTP", "Values", "Views"]
    case .wiring(let feature):
      [
        "\(feature)Domain", "\(feature)Data", "\(feature)Presentation", "Commands", "Container", "Entities", "Feature", "REST",
        "Storage",
      ]
    case .core: nil
    case .app: Set(package.features + ["Application", "Feature"])
    }
  }

  /// C shims are for Data: a Domain and a Presentation use what Core makes of them.
  var mayUseShims: Bool {
    switch self {
    case .data, .core: true
    case .domain, .presentation, .wiring, .app: false
    }
  }

  /// Modules of the system it may import; nil where any may be.
  var allowedSystemModules: Set<String>? {
    let language: Set = ["Swift", "_Concurrency", "Synchronization", "Foundation", "FoundationEssentials"]
    return switch self {
    case .domain: language
    case .data: language.union(["Glibc", "Musl", "Darwin"])
    case .presentation: language.union(["Observation"])
    case .wiring: language
    case .core, .app: nil
    }
  }

  /// What it may not even reach through other targets. A Domain reaches what it may import, and what is below that, alone.
  func unreachable(in package: Package) -> Set<String> {
    switch self {
    case .domain:
      let others = package.targets.values.filter { !$0.isShim && package.feature(ofTarget: $0.name) == nil }
      // Values asks a library of the system about domain names outside ASCII.
      return Set(others.map(\.name)).subtracting(allowedModules(in: package) ?? []).subtracting(["Libraries"])
    case .data: return ["Application", "Commands", "Container", "EntityCommands", "Feature", "Terminal", "Views"]
    case .presentation: return ["Application", "Container", "Feature", "Storage"]
    case .wiring: return ["Application"]
    case .core, .app: return []
    }
  }
}
