import BooksDomain
import Entities
import Values
import Views

/// A book asked for field by field.
enum BookForm {
  private static let required: Set<String> = ["title", "author"]
  private static let asked = [
    "title", "author", "additionalAuthors", "publishedDate", "isbn", "publisher", "pages", "language", "status", "rating", "tags",
    "notes",
  ]
  private static let arguments = ["title": "TITLE", "publishedDate": "--published", "additionalAuthors": "--additional-author"]
  private static let help = [
    "publishedDate": "1999, 1999-05 or 1999-05-01", "additionalAuthors": "several with ; between", "rating": "0.25 to 5",
    "tags": "several with ; between",
  ]

  /// The form, filled with what is known already.
  static func view(_ book: Book) -> FormView {
    let fields = Book.properties.filter { asked.contains($0.name) }.map { property in
      FormField(
        property.name, label: label(property.name), help: help[property.name],
        kind: property.name == "status" ? .choice(ReadingStatus.allCases.map(\.text)) : .text,
        isRequired: required.contains(property.name), initial: property.value(book).formText,
        argument: arguments[property.name] ?? "--\(property.name)",
        validate: { text in
          fault {
            // Whatever the rules need besides this property is there.
            var book = Book(title: "-", author: "-")
            try property.set(&book, input(text, of: property))
            _ = try book.prepared()
          }
        })
    }
    return FormView(title: "New book", fields: fields)
  }

  /// The book with the answers in it; what was not changed stays exactly as it was.
  static func book(_ book: Book, answers: FormAnswers) throws -> Book {
    var book = book
    for property in Book.properties where asked.contains(property.name) {
      let answer = answers[property.name] ?? ""
      if answer != property.value(book).formText { try property.set(&book, input(answer, of: property)) }
    }
    return book
  }

  private static func input(_ text: String, of property: Property<Book>) -> PropertyInput {
    if text.isEmpty { return .empty }
    return property.isList ? .list(text.split(separator: ";").map(String.init)) : .text(text)
  }

  private static func fault(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? any Failure)?.message ?? "This cannot be stored."
    }
  }

  private static func label(_ name: String) -> String {
    switch name {
    case "additionalAuthors": "Other authors"
    case "publishedDate": "Published"
    case "isbn": "ISBN"
    default: name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}

extension PropertyValue {
  fileprivate var formText: String {
    switch self {
    case .none: ""
    case .id(let id): UUIDText.text(id)
    case .text(let text), .number(let text): text
    case .integer(let number): String(number)
    case .flag(let flag): flag ? "yes" : "no"
    case .date(let date): date.text
    case .money(let money): money.text
    case .list(let items): items.joined(separator: "; ")
    }
  }
}
