import BooksDomain
import Foundation
import Testing

@Suite struct WorkTests {
  @Test(arguments: [
    ("Dune", "DUNE"), ("Catch-22", "Catch 22"), ("Catch–22", "catch22"), ("The Policemen's Union", "The Policemen’s  Union"),
    ("Œuvres complètes", "Oeuvres Completes"), ("e\u{301}te\u{301}", "été"), ("«Dune»", "Dune!"), ("Дюна", "ДЮНА"), ("三体。", "三体"),
    ("A, B & C", "A B & C"), ("Ｄｕｎｅ", "Dune"), ("M*A*S*H", "MASH"), ("1,000 Places", "1000 Places"), ("Dr. No", "Dr No"),
    ("9/11", "9／11"), ("1914-1918", "1914–1918"), ("What?", "What!"),
  ])
  func `case, accents, blanks and punctuation do not make another work`(first: String, second: String) throws {
    let (one, other) = (try Book.sample(first, published: "1965"), try Book.sample(second, published: "1965-08"))
    #expect(Work(of: one) == Work(of: other))
    let (swapped, author) = (try Book.sample("x", by: first), try Book.sample("x", by: second))
    #expect(Work(of: swapped) == Work(of: author))
  }

  @Test(arguments: [
    ("Dune", "Dune Messiah"), ("C", "C++"), ("C", "C#"), ("!!!", "???"), ("1984", "1985"), ("三体", "三体II"), ("கா", "கி"), ("★", "☆"),
    ("9/11", "911"), ("3.5", "35"), ("Isaiah 1-39", "Isaiah 139"), ("24:7", "247"), ("The $100 Startup", "The 100 Startup"),
    ("100% Wolf", "100 Wolf"), ("F#", "F"), ("A+", "A"), ("1+1=3", "1+13"),
  ])
  func `other letters, digits or signs of a name alone make another work`(first: String, second: String) throws {
    #expect(Work(of: try Book.sample(first)) != Work(of: try Book.sample(second)))
  }

  @Test func `author and year belong to a work`() throws {
    let dune = Work(of: try Book.sample(published: "1965"))
    #expect(Work(of: try Book.sample(by: "Brian Herbert", published: "1965")) != dune)
    #expect(Work(of: try Book.sample(published: "1966")) != dune)
    #expect(Work(of: try Book.sample(published: "-1965")) != dune)
    #expect(Work(of: try Book.sample()) != dune)
    #expect(Work(of: try Book.sample("ab", by: "c")) != Work(of: try Book.sample("a", by: "bc")))
  }

  @Test func `nothing else belongs to a work`() throws {
    var book = try Book.full()
    let work = Work(of: book)
    (book.id, book.isbn, book.tags, book.additionalAuthors, book.language) = (UUID(), nil, [], [], nil)
    #expect(Work(of: book) == work)
  }
}
