import Foundation

/// A folder with the scripts and a package of two files, in which other programs are stand-ins that write down their calls.
///
/// Its path has a blank in it, since people's folders have.
final class Clone {
  let root: URL
  private let scratch: URL

  init() throws {
    scratch = FileManager.default.temporaryDirectory.appendingPathComponent("scripts \(UUID().uuidString)")
    root = scratch.appendingPathComponent("the clone")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let tools = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Tools").standardizedFileURL
    try FileManager.default.copyItem(at: tools, to: root.appendingPathComponent("Tools"))
    try write(Self.manifest(features: ["Books", "Closet"]), to: "Package.swift")
    try write("print()", to: "App/main.swift")
    try write("struct Book {}", to: "Modules/Books/Domain/Book.swift")
    for (name, text) in Self.standIns { try standIn(name, text) }
  }

  deinit {
    try? FileManager.default.removeItem(at: scratch)
  }

  /// As much of a manifest as the scripts read.
  static func manifest(features: [String]) -> String {
    "let featureTable = [\n" + features.map { "  FeatureRow(name: \"\($0)\"),\n" }.joined() + "]\n"
  }

  /// What the stand-ins were called with, one call a line.
  var calls: [String] {
    let text = (try? String(contentsOf: scratch.appendingPathComponent("calls"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: root.appendingPathComponent(path)) }

  /// Puts a script in front of the program of that name.
  func standIn(_ name: String, _ text: String) throws {
    let file = scratch.appendingPathComponent("bin/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("#!/bin/bash\n\(text)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// A link elsewhere to a script, called as people call a program on their PATH.
  func link(to script: String) throws -> String {
    let link = scratch.appendingPathComponent("a link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: root.appendingPathComponent(script).path)
    return link
  }

  func start(_ script: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws -> RunningScript {
    let path = script.hasPrefix("/") ? script : root.appendingPathComponent(script).path
    var all = ProcessInfo.processInfo.environment
    all["PATH"] = scratch.appendingPathComponent("bin").path + ":" + (all["PATH"] ?? "/usr/bin:/bin")
    all["CALLS"] = scratch.appendingPathComponent("calls").path
    all["FEATURES"] = nil
    all.merge(environment) { _, new in new }
    return try RunningScript(path: path, arguments: arguments, environment: all)
  }

  func run(_ script: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws -> Outcome {
    try start(script, arguments, environment: environment).outcome()
  }

  /// Swift builds a script that prints its arguments and ends with 7; the packages are all there; Linux is the system.
  private static let standIns = [
    "swift": """
    echo "swift $*" >>"$CALLS"
    if [[ $1 == --version ]]; then echo "Swift version ${SWIFT_VERSION-6.3.1} (stand-in)"; exit; fi
    if [[ -n ${SWIFT_FAILS-} ]]; then echo "error: it does not compile"; exit 1; fi
    while (($# > 1)) && [[ $1 != --scratch-path ]]; do shift; done
    sleep "${SWIFT_TAKES-0}"
    mkdir -p "$2/release"
    printf '#!/bin/bash\\nprintf "<%%s>" "$@"\\nexit 7\\n' >"$2/release/app"
    chmod +x "$2/release/app"
    """,
    "dpkg-query": """
    for name; do
      case $name in -*) continue ;; esac
      case " ${MISSING-} " in *" $name "*) ;; *) echo "$name installed" ;; esac
    done
    """,
    "apt-get": """
    echo "apt-get $*" >>"$CALLS"
    [[ -z ${APT_FAILS-} ]] || { echo "E: no network"; exit 100; }
    """,
    "sudo": """
    echo "sudo $*" >>"$CALLS"
    [[ -z ${SUDO_ASKS-} ]] || exit 1
    shift
    exec "$@"
    """,
    "uname": "echo Linux",
  ]
}

/// How a script ended.
struct Outcome: Equatable {
  let code: Int32
  let output: String
  let errors: String
}
