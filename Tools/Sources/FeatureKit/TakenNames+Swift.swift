extension TakenNames {
  /// Modules that every toolchain has, as far as somebody might call a feature so.
  static let systemModules: Set = [
    "Combine", "Cxx", "Darwin", "Dispatch", "Distributed", "Foundation", "Glibc", "Musl", "Observation", "Swift", "SwiftUI",
    "Synchronization", "System", "Testing", "XCTest",
  ]

  /// Types that the sources of a feature see from Swift, Foundation and Testing, and the names its generics go by.
  static let systemTypes: Set = [
    "Any", "Array", "Attachment", "Bool", "Bug", "Bundle", "Calendar", "Character", "Clock", "Comment", "Confirmation", "Data",
    "Date", "Dictionary", "Double", "Duration", "Element", "Error", "Filter", "Float", "Formatter", "Host", "Int", "Issue",
    "Item",
    "Locale", "Measurement", "Model", "Never", "Notification", "Operation", "Optional", "Order", "Port", "Process", "Progress",
    "Protocol", "Range", "Result", "Scanner", "Self", "Set", "Stream", "String", "Substring", "Suite", "Tag", "Task", "Test",
    "Thread", "Timer", "Trait", "Type", "Unit",
  ]

  /// Words of the language a variable may not be called.
  static let keywords: Set = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class", "consuming",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "macro", "nil", "open", "operator",
    "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Variables that stand beside that of the entity, or of the whole feature, in the sources of every one.
  static let usedWords: Set = [
    "file", "first", "format", "id", "model", "name", "options", "recorded", "repository", "screen", "second", "stored", "tags",
    "text", "update",
  ]
}
