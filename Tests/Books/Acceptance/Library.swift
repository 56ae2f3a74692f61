import Foundation
import TestSupport
import Testing

/// A book as `--json` gives it.
struct BookJSON: Decodable, Equatable {
  var id: String
  var title: String
  var author: String
  var additionalAuthors: [String]
  var publishedDate: String?
  var isbn: String?
  var publisher: String?
  var pages: Int?
  var language: String?
  var status: String?
  var rating: Double?
  var dateRead: String?
  var dateAdded: String?
  var tags: [String]
  var notes: String?
}

extension BinaryHome {
  /// Adds a book and gives its id.
  @discardableResult
  func add(_ title: String, by author: String = "Anonymous", _ options: [String] = []) async throws -> String {
    let outcome = try await start(["books", "add", "--author=\(author)"] + options + ["--", title]).outcome()
    #expect(outcome.ending == .exited(0), "\(outcome)")
    return try #require(outcome.lines.first)
  }

  /// The books a command lists.
  func books(_ words: String..., environment: [String: String?] = [:]) async throws -> [BookJSON] {
    let outcome = try await start(["--json", "books"] + words, environment: environment).outcome()
    try #require(outcome.ending == .exited(0), "\(words)\n\(outcome)")
    return try JSONDecoder().decode([BookJSON].self, from: Data(outcome.outputBytes))
  }

  func titles(_ words: String...) async throws -> [String] {
    let outcome = try await start(["--json", "books"] + words).outcome()
    try #require(outcome.ending == .exited(0), "\(words)\n\(outcome)")
    return try JSONDecoder().decode([BookJSON].self, from: Data(outcome.outputBytes)).map(\.title)
  }

  /// The only book there is.
  func onlyBook() async throws -> BookJSON {
    let books = try await books("list")
    #expect(books.count == 1)
    return try #require(books.first)
  }

  /// Imports a file of this text.
  @discardableResult
  func importing(_ text: String, _ options: String...) async throws -> ImportJSON {
    try await importing(text, into: "books", options)
  }
}
