import Foundation

/// The binary that is tested: the one `APP_BINARY` names, else the debug build of this package.
public enum BinaryLocation {
  public static let path: String = {
    if let named = ProcessInfo.processInfo.environment["APP_BINARY"], !named.isEmpty { return absolute(named) }
    return package + "/.build/debug/app"
  }()

  /// A debug binary is some ten times slower, so the heaviest tests do less with it.
  public static let isDebug = !path.contains("/release/") && !path.contains("/run/")

  /// The root of the package.
  public static let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL.path

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}
