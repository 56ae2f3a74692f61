import FeatureKit
import Foundation

/// `feature new NAME [--entity NAME]` and `feature remove NAME [--force]`, in the root of the package; 1 when it is refused.
@main
struct Feature {
  private static let usage = """
    usage: Tools/feature new NAME [--entity NAME]
           Tools/feature remove NAME [--force]
    """

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("feature: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ words: [String]) throws {
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let tree = FeatureTree(root: root)
    switch words.count {
    case 2 where words[0] == "new": try make(words[1], entity: nil, in: tree, root)
    case 4 where words[0] == "new" && words[2] == "--entity": try make(words[1], entity: words[3], in: tree, root)
    case 2 where words[0] == "remove": try remove(words[1], losingWork: false, in: tree)
    case 3 where words[0] == "remove" && words[2] == "--force": try remove(words[1], losingWork: true, in: tree)
    default:
      FileHandle.standardError.write(Data((usage + "\n").utf8))
      exit(64)
    }
  }

  private static func make(_ feature: String, entity: String?, in tree: FeatureTree, _ root: URL) throws {
    let names = try FeatureNames(feature: feature, entity: entity, taken: TakenNames(root: root))
    let count = try tree.make(names)
    print("\(feature), of which one is a \(names.entity): \(count) files in Modules/\(feature) and Tests/\(feature).")
    print("Build and test it with: FEATURES=\(feature) Tools/test. What to change then is in Modules/GUIDE.md.")
  }

  private static func remove(_ feature: String, losingWork: Bool, in tree: FeatureTree) throws {
    print("\(feature) is gone: \(try tree.remove(feature, losingWork: losingWork)) files.")
  }
}
