/// Folders against rows of the manifest, and the size of the executable.
struct LayoutRules {
  let package: Package
  let tree: SourceTree

  private static let topLevel: Set = ["App", "LICENSE", "Modules", "Package.swift", "README.md", "Tests", "Tools"]
  private static let layers = ["Domain", "Data", "Presentation"]

  func findings() -> [Finding] {
    let folders = tree.folders(in: "Modules").filter { $0 != "Core" }
    let strangers = folders.filter { !package.features.contains($0) }.map { folder in
      Finding(
        .layout, Place(file: "Modules/\(folder)", line: 1),
        reason: "\(folder) is no feature of the manifest, so nothing builds it",
        fix: "add a row to the table of features in Package.swift, or remove the folder")
    }
    return topLevelFindings() + strangers + package.features.flatMap(featureFindings) + strayFiles() + strayTargets()
      + linkFindings() + appSize()
  }

  private func topLevelFindings() -> [Finding] {
    tree.topLevel.filter { !Self.topLevel.contains($0) }.map { name in
      Finding(
        .layout, Place(file: name, line: 1), reason: "the top level is fixed, and \(name) is no part of it",
        fix: "move it to where its kind stands, or delete it")
    }
  }

  private func featureFindings(_ feature: String) -> [Finding] {
    let home = "Modules/\(feature)"
    let row = Place(file: tree.manifest.path, line: tree.manifest.line(naming: [feature]))
    guard tree.isFolder(home) else {
      return [Finding(.layout, row, reason: "\(home) is missing", fix: "create it, or take the row out of Package.swift")]
    }
    var found: [Finding] = []
    for layer in Self.layers {
      if package.targets["\(feature)\(layer)"]?.path != "\(home)/\(layer)" {
        found.append(
          Finding(
            .layout, row, reason: "no target \(feature)\(layer) at \(home)/\(layer)", fix: "declare it, as the other features do")
        )
      }
      if !tree.isFolder("\(home)/\(layer)") {
        found.append(Finding(.layout, row, reason: "\(home)/\(layer) is missing", fix: "create the layer"))
      }
    }
    if package.targets[feature]?.path != home {
      found.append(Finding(.layout, row, reason: "no target \(feature) at \(home)", fix: "declare it, as the other features do"))
    }
    if !tree.files.contains(where: { $0.path == "\(home)/\(feature)Feature.swift" }) {
      let file = "\(home)/\(feature)Feature.swift"
      found.append(Finding(.layout, row, reason: "\(file) is missing", fix: "wire the layers there"))
    }
    return found
  }

  /// A file beside the layers is compiled by no target, or by the one that has no behaviour.
  private func strayFiles() -> [Finding] {
    tree.files.filter { file in
      guard let feature = Package.feature(ofPath: file.path), package.features.contains(feature) else { return false }
      let isInLayer = Self.layers.contains { file.path.hasPrefix("Modules/\(feature)/\($0)/") }
      return !isInLayer && file.path != "Modules/\(feature)/\(feature)Feature.swift"
    }.map { file in
      Finding(
        .layout, Place(file: file.path, line: 1), reason: "a feature has its layers and one file that wires them",
        fix: "move the file into Domain, Data or Presentation")
    }
  }

  private func strayTargets() -> [Finding] {
    package.targets.values.filter { target in
      package.feature(ofTarget: target.name) != nil && (target.type == "test" || Layer(target, in: package) == nil)
    }.map { target in
      Finding(
        .layout, Place(file: tree.manifest.path, line: tree.manifest.line(naming: [target.name])),
        reason: "\(target.name) at \(target.path) is no layer of a feature", fix: "make it a part of a layer")
    }
  }

  private func linkFindings() -> [Finding] {
    tree.links.filter { $0.hasPrefix("Modules/") || $0.hasPrefix("App/") }.map { link in
      Finding(
        .layout, Place(file: link, line: 1), reason: "a symbolic link hides from this check what it leads to",
        fix: "put the file itself there")
    }
  }

  private func appSize() -> [Finding] {
    let limit = 60
    var total = 0
    for file in tree.files where file.path.hasPrefix("App/") {
      if total + file.lineCount >= limit {
        return [
          Finding(
            .appSize, Place(file: file.path, line: limit - total), reason: "App has \(limit) lines or more",
            fix: "move behaviour to Core's Application or into a feature")
        ]
      }
      total += file.lineCount
    }
    return []
  }
}
