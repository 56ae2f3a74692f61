/// An endless row of books, always the same for the same seed.
struct BookGenerator {
  private var random: SplitMix64
  private let words = Words()
  private var number = 0

  /// In the title of every 50,000th book and nowhere else: something rare to search for.
  static let rareWord = "Zyzzyva"

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next() -> GeneratedBook {
    number += 1
    var book = GeneratedBook()
    book.id = (random.next(), random.next())
    book.title = title()
    book.author = author()
    if random.chance(perMille: 80) { book.additionalAuthors = (0...random.below(2)).map { _ in author() } }
    book.published = random.chance(perMille: 950) ? published() : nil
    if random.chance(perMille: 700) {
      // Multiplying by a number coprime to 10⁹ (a power of 3) shuffles the numbers and repeats none.
      book.isbnCore = (number % 1_000_000_000 * 387_420_489 + 271_828_182) % 1_000_000_000
    }
    if random.chance(perMille: 800) {
      book.publisher = random.pick(Names.publishers) + (random.below(3) == 0 ? " & Sons" : " Press")
    }
    if random.chance(perMille: 850) { book.pages = 40 + random.below(500) + random.below(300) }
    if random.chance(perMille: 600) { book.language = random.pick(["en", "en", "en", "en", "de", "fr", "es", "it", "pl", "ja"]) }
    fillReading(of: &book)
    if random.chance(perMille: 500) { book.tags = tags() }
    if random.chance(perMille: 100) { book.notes = random.pick(Names.notes) }
    return book
  }

  private mutating func title() -> String {
    if number % 50_000 == 0 { return "The \(Self.rareWord) of \(random.pick(Names.publishers))" }
    var title = random.chance(perMille: 40) ? random.pick(Names.titlesBeyondASCII) + ", " : ""
    for place in 0..<(2 + random.below(6)) {
      if place > 0 { title += random.chance(perMille: 30) ? ", " : " " }
      let word = words.draw(&random)
      title += place == 0 ? word.prefix(1).uppercased() + word.dropFirst() : word
    }
    return title
  }

  private mutating func author() -> String {
    if random.chance(perMille: 20) { return random.pick(Names.beyondASCII) }
    return random.pick(Names.given) + " " + random.pick(Names.family)
  }

  /// Recent years more often than old ones; one in a thousand before year 1.
  private mutating func published() -> GeneratedDate {
    if random.chance(perMille: 1) { return GeneratedDate(year: -1 - random.below(800)) }
    let age = random.below(65) * random.below(65) / 16
    var date = GeneratedDate(year: 2024 - age)
    let precision = random.below(100)
    if precision >= 60 { date.month = 1 + random.below(12) }
    if precision >= 75 { date.day = 1 + random.below(28) }
    return date
  }

  private mutating func day(from first: Int, years: Int) -> GeneratedDate {
    GeneratedDate(year: first + random.below(years), month: 1 + random.below(12), day: 1 + random.below(28))
  }

  private mutating func fillReading(of book: inout GeneratedBook) {
    book.dateAdded = day(from: 2008, years: 12)
    switch random.below(100) {
    case 0..<55:
      book.shelf = .read
      if random.chance(perMille: 700) { book.dateRead = day(from: 2020, years: 5) }
      if random.chance(perMille: 800) { book.rating = 1 + random.below(5) }
    case 55..<85: book.shelf = .toRead
    case 85..<90: book.shelf = .reading
    case 90..<95: book.shelf = .abandoned
    default: book.shelf = .none
    }
  }

  private mutating func tags() -> [String] {
    var tags: [String] = []
    for _ in 0...random.below(4) {
      let tag = random.pick(Names.tags)
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}
