import Foundation
import Proofs

/// `torture --app PATH --folder PATH [--short] [--seed N] [--only PROOF…]`: proves what the app promises; started by `Tools/torture`.
@main
struct TortureTool {
  static func main() {
    exit(Torture.run(arguments: Array(CommandLine.arguments.dropFirst())))
  }
}
