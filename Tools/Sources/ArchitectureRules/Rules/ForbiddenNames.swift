/// Names of the system libraries that a rule keeps out of some sources.
enum ForbiddenNames {
  /// Types whose mention alone is input or output.
  static let inputOutputTypes: Set = [
    "Bundle", "FileHandle", "FileManager", "InputStream", "NSLog", "OutputStream", "Pipe", "Process", "ProcessInfo",
    "UserDefaults", "URLSession",
  ]

  /// Functions of Swift and C that read, write or end the program; a method of the same name is no concern.
  ///
  /// Not here are `open`, `read` and the like, which a Domain may well use as names of its own.
  static let inputOutputFunctions: Set = [
    "debugPrint", "exit", "fopen", "fputs", "getenv", "mmap", "posix_spawn", "print", "putchar", "puts", "readLine", "setenv",
    "unlink",
  ]

  /// Names by which a process reads what stands around it.
  static let environment: Set = [
    "CommandLine", "ProcessInfo", "environ", "getenv", "putenv", "secure_getenv", "setenv", "unsetenv",
  ]

  /// Words of behaviour.
  static let decisions: Set = ["catch", "defer", "do", "for", "guard", "if", "repeat", "switch", "throw", "while"]

  /// Parts of Foundation that load ICU, which costs milliseconds at the first use, or are slow in loops.
  static let slowFoundation: Set = [
    "Calendar", "DateFormatter", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "JSONSerialization",
    "NSRegularExpression", "NumberFormatter", "Regex", "URLSession", "decomposedStringWithCanonicalMapping",
    "decomposedStringWithCompatibilityMapping", "localizedDescription", "precomposedStringWithCanonicalMapping",
    "precomposedStringWithCompatibilityMapping", "replacingOccurrences",
  ]
}
