/// What a source file imports, against the table of layers and the target that compiles it.
struct ImportRules {
  let package: Package
  let file: SourceFile

  func findings() -> [Finding] {
    let target = package.target(compiling: file.path)
    var found = canImportFindings()
    for imported in Import.all(in: file.tokens) {
      found += attributeFindings(imported)
      if let target {
        found += isolationFindings(imported, target) ?? layerFindings(imported, target)
      }
    }
    return found
  }

  private func attributeFindings(_ imported: Import) -> [Finding] {
    var refused: Set = ["_exported", "_implementationOnly"]
    if !file.path.hasPrefix("Tests/") { refused.insert("testable") }
    return imported.attributes.intersection(refused).map { name in
      Finding(
        .importAttribute, file.place(imported.token), reason: "@\(name) goes around what \(imported.module) exports",
        fix: "import \(imported.module) plainly")
    }
  }

  /// Nil where no other feature is imported, so that one import gives one finding.
  private func isolationFindings(_ imported: Import, _ target: PackageTarget) -> [Finding]? {
    guard let feature = package.feature(ofTarget: imported.module) else { return nil }
    let isCore = file.path.hasPrefix("Modules/Core/") || file.path.hasPrefix("Tests/Core/")
    let own = Package.feature(ofPath: target.path) ?? FeatureTests.owner(ofPath: file.path, in: package)
    guard isCore || (own != nil && own != feature) else { return nil }
    return [
      Finding(
        .featureIsolation, file.place(imported.token),
        reason: "\(own ?? "Core") imports \(imported.module), a part of the feature \(feature)",
        fix: "move what both need to Core, or pass it in through App")
    ]
  }

  private func layerFindings(_ imported: Import, _ target: PackageTarget) -> [Finding] {
    let name = imported.module
    let known = package.targets[name]
    if let layer = Layer(target, in: package), !isAllowed(name, known, in: layer) {
      return [
        Finding(
          .layerImport, file.place(imported.token), reason: "\(layer.title) may not import \(name)",
          fix: "allowed here are \(allowedNames(in: layer)); move what needs \(name) to the layer that may know it")
      ]
    }
    if known != nil, name != target.name, !target.dependencies.contains(name) {
      return [
        Finding(
          .undeclaredImport, file.place(imported.token), reason: "\(target.name) does not declare \(name)",
          fix: "add \(name) to the dependencies of \(target.name) in Package.swift, or do without it")
      ]
    }
    return []
  }

  private func isAllowed(_ name: String, _ known: PackageTarget?, in layer: Layer) -> Bool {
    guard let known else { return layer.allowedSystemModules?.contains(name) ?? true }
    if known.isShim && layer.mayUseShims { return true }
    return layer.allowedModules(in: package)?.contains(name) ?? true
  }

  private func allowedNames(in layer: Layer) -> String {
    let names = (layer.allowedModules(in: package) ?? []).union(layer.allowedSystemModules ?? [])
    return names.sorted().joined(separator: ", ") + (layer.mayUseShims ? " and C shims" : "")
  }

  private func canImportFindings() -> [Finding] {
    file.tokens.indices.compactMap { index in
      guard file.tokens[index].isWord("canImport"), index + 2 < file.tokens.count, file.tokens[index + 1].isMark("("),
        package.targets[file.tokens[index + 2].text] != nil
      else { return nil }
      let name = file.tokens[index + 2].text
      return Finding(
        .canImport, file.place(file.tokens[index]), reason: "canImport(\(name)) depends on what was built before",
        fix: "switch on a .define of the manifest")
    }
  }
}
