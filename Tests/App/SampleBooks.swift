import Foundation
import TestSupport
import Testing

/// What these tests look at in a book; books are the sample by which they try what all features share.
struct SampleBook: Decodable, Equatable {
  var id: String
  var title: String
  var author: String
  var additionalAuthors: [String]
  var publishedDate: String?
  var pages: Int?
  var status: String?
  var rating: Double?
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
  func books(_ words: String..., environment: [String: String?] = [:]) async throws -> [SampleBook] {
    try await json([SampleBook].self, ["books"] + words, environment: environment)
  }

  func titles(_ words: String...) async throws -> [String] {
    try await json([SampleBook].self, ["books"] + words).map(\.title)
  }

  /// The only book there is.
  func onlyBook() async throws -> SampleBook {
    let books = try await books("list")
    #expect(books.count == 1)
    return try #require(books.first)
  }
}
