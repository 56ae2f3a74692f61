/// What the manifest declares: direct dependencies against the table of layers, and everything reached through them.
struct ManifestRules {
  let package: Package
  let manifest: SourceFile

  func findings() -> [Finding] {
    package.targets.values.flatMap { target in
      let layer = Layer(target, in: package)
      return isolation(of: target) + (layer.map { declared(by: target, in: $0) + reached(from: target, in: $0) } ?? [])
    }
  }

  /// Dependencies named in the manifest that the table does not allow.
  private func declared(by target: PackageTarget, in layer: Layer) -> [Finding] {
    guard let allowed = layer.allowedModules(in: package) else { return [] }
    return target.dependencies.filter { name in
      let isShim = package.targets[name]?.isShim == true
      return !allowed.contains(name) && !(isShim && layer.mayUseShims) && !isForeign(name, to: target)
    }.map { name in
      Finding(
        .reach, place(of: target), reason: "\(target.name) declares \(name), which \(layer.title) may not know",
        fix: "take \(name) out of the dependencies of \(target.name)")
    }
  }

  private func reached(from target: PackageTarget, in layer: Layer) -> [Finding] {
    let unreachable = layer.unreachable(in: package)
    // A chain that starts with a dependency refused above would only say the same again.
    return package.reached(from: target.name).filter { reached in
      unreachable.contains(reached.name) && reached.chain.count > 2 && !unreachable.contains(reached.chain[1])
    }.map { reached in
      Finding(
        .reach, place(of: target), reason: "\(layer.title) reaches \(reached.name): \(reached.chain.joined(separator: " → "))",
        fix: "cut one of these dependencies")
    }
  }

  /// Another feature, at any distance. App and tools that know all features are no part of one.
  private func isolation(of target: PackageTarget) -> [Finding] {
    guard target.path.hasPrefix("Modules/") || FeatureTests.owner(ofPath: target.path, in: package) != nil else { return [] }
    return package.reached(from: target.name).filter { isForeign($0.name, to: target) }.map { reached in
      Finding(
        .featureIsolation, place(of: target),
        reason: "\(target.name) reaches another feature: \(reached.chain.joined(separator: " → "))",
        fix: "move what both need to Core, or pass it in through App")
    }
  }

  private func isForeign(_ name: String, to target: PackageTarget) -> Bool {
    guard let feature = package.feature(ofTarget: name), target.path != "App" else { return false }
    let own = Package.feature(ofPath: target.path) ?? FeatureTests.owner(ofPath: target.path, in: package)
    return feature != own
  }

  /// The manifest builds targets from rows, so the line is that of the target's name or of its feature's row.
  private func place(of target: PackageTarget) -> Place {
    Place(file: manifest.path, line: manifest.line(naming: [target.name, package.feature(ofTarget: target.name) ?? target.name]))
  }
}
