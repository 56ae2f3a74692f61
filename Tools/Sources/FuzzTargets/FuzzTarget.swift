import BooksDomain
import Files
import HTTP
import Markup
import ProductsDomain
import Values

/// What takes bytes from outside; none of them may trap, hang or need memory without bound, whatever it is given.
public enum FuzzTarget: String, CaseIterable, Sendable {
  case address, arguments, bibtex, body, bookmarks, books, closet, contents, csv, dates, email, headers, html, isbn, json, money,
    products,
    query, rest, target, token, users, vcard

  /// Reads the bytes as the app would. What is wrong with them is refused by an error, which is dropped.
  public func read(_ bytes: [UInt8]) async {
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .address: await FuzzedAddress.read(text)
    case .arguments: FuzzedCommand.read(text)
    case .body: await FuzzedRequest(bytes).write("POST", "PATCH", "DELETE")
    case .csv: Self.readCSV(bytes)
    case .dates:
      _ = try? CalendarDate(parsing: text)
      _ = try? Day(parsing: text)
      _ = try? Timestamp(parsing: text)
      _ = try? PublicationRange(parsing: text)
    case .email:
      _ = try? EmailAddress(parsing: text)
      _ = try? WebAddress(parsing: text)
    case .headers: FuzzedServer.read(bytes)
    case .html:
      _ = try? PlainText.of(html: text)
      for language in [MarkupLanguage.html, .xml] { try? Self.readMarkup(bytes, language) }
    case .isbn:
      _ = try? ISBN(parsing: text)
      _ = try? GTIN(parsing: text)
    case .json: try? Self.readJSON(bytes)
    case .money:
      _ = try? Money(parsing: text)
      _ = try? Percentage(parsing: text)
    case .query: _ = SearchText(text)
    case .rest: await FuzzedRequest(bytes).read()
    case .target: Self.decode(text)
    case .token: try? FuzzedToken.read(text, bytes)
    case .bibtex, .bookmarks, .books, .closet, .contents, .products, .users, .vcard: try? FuzzedFile(bytes).read(for: self)
    }
  }

  private static func readCSV(_ bytes: [UInt8]) {
    for separator in [UInt8(ascii: ","), UInt8(ascii: "\t")] {
      let reader = CSVReader(ByteSource(bytes), separator: separator)
      while (try? reader.next()) != nil {}
    }
  }

  /// What is encoded is decoded to the same.
  private static func decode(_ text: String) {
    for plusIsBlank in [false, true] {
      _ = PercentEncoding.decoded(text, plusIsBlank: plusIsBlank)
      let again = PercentEncoding.decoded(PercentEncoding.encoded(text), plusIsBlank: plusIsBlank)
      if again.map({ Array($0.utf8) }) != Array(text.utf8) { found("percent-encoding is not undone") }
    }
  }

  private static func readJSON(_ bytes: [UInt8]) throws {
    let reader = JSONReader(ByteSource(bytes))
    while try reader.next() != nil {}
  }

  private static func readMarkup(_ bytes: [UInt8], _ language: MarkupLanguage) throws {
    let reader = try MarkupReader(ByteSource(bytes), as: language)
    while try reader.next() != nil {}
  }
}
