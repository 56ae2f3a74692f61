import Foundation

extension Scene {
  /// A feature that adds without asking for anything on standard input.
  var plainSample: FeatureSample {
    get throws {
      guard let sample = features.first(where: { $0.input == nil }) else {
        throw ProofError("no feature adds by arguments alone")
      }
      return sample
    }
  }
}

extension FeatureSample {
  /// A file for standard input, where `add` reads a line.
  func inputFile(in scene: Scene) throws -> String? {
    guard let input else { return nil }
    try Files.write(input, to: scene.path("line"))
    return scene.path("line")
  }
}

extension Outcome {
  /// The exit code; -1 for who was killed.
  var code: Int32 {
    if case .exited(let code) = ending { code } else { -1 }
  }
}

extension Scene {
  /// The same with a sample for every feature of the app; throws `ProofError` where none is known.
  func withFeatures() throws -> Scene {
    let scene = try at(folder)
    let names = try scene.must("features", "--format", "csv").lines.dropFirst().map { String($0.prefix { $0 != "," }) }
    let samples = try names.map { name in
      guard let sample = FeatureSample.all.first(where: { $0.name == name }) else {
        throw ProofError("nothing is known of the feature '\(name)'; add a sample of it")
      }
      return sample
    }
    return Scene(app: app, folder: folder, seed: seed, isShort: isShort, features: samples)
  }
}
