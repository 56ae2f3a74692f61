import Foundation

/// A Swift file, cut into tokens once for all rules.
package struct SourceFile {
  package let path: String
  package let tokens: [Token]
  /// Lines on which a comment stands, or a part of one.
  let commentedLines: Set<Int>
  let lineCount: Int

  init(path: String, root: URL) throws {
    self.init(path: path, bytes: [UInt8](try Data(contentsOf: root.appendingPathComponent(path))))
  }

  init(path: String, bytes: [UInt8]) {
    self.path = path
    var lexer = Lexer(bytes)
    lexer.run()
    tokens = lexer.tokens
    commentedLines = lexer.commentedLines
    lineCount = lexer.lineCount
  }

  func place(_ token: Token) -> Place { Place(file: path, line: token.line) }

  /// True when a comment on the line of the token or the one before can say why something is there.
  func isExplained(_ token: Token) -> Bool {
    commentedLines.contains(token.line) || commentedLines.contains(token.line - 1)
  }

  /// The line of the first string literal that is one of the names, in their order; 1 where there is none.
  func line(naming names: [String]) -> Int {
    for name in names {
      if let token = tokens.first(where: { $0.kind == .string && $0.text == name }) { return token.line }
    }
    return 1
  }
}
