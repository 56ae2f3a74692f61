import CLibXML2
import Files

/// A parser of libxml2 that is given a document piece by piece and gathers its events; used by one thread at a time.
///
/// Nothing is opened or fetched for a document: no network, no files, no declarations outside it.
final class MarkupParser {
  /// What the callbacks of the library fill.
  final class Gathering {
    var events: [(event: MarkupEvent, line: Int)] = []
    /// Why the document is not read on.
    var refusal: String?
    /// nil before the parser is there.
    var parser: OpaquePointer?
    let library: LibXML2

    init(_ library: LibXML2) {
      self.library = library
    }

    var line: Int { parser.map { Int(library.lineNumber($0)) } ?? 1 }
  }

  private let gathering: Gathering
  private let parser: OpaquePointer
  private let language: MarkupLanguage
  private let library: LibXML2
  /// Why the document is not read on: XML that is not well formed, or declares entities. Events before it are good.
  private(set) var fault: InputFault?

  /// From parser.h and encoding.h.
  private enum Options {
    static let noMessages: Int32 = 1 << 5 | 1 << 6
    static let noNetwork: Int32 = 1 << 11
    /// Those every document has, such as `&amp;`; it cannot have others.
    static let resolvedEntities: Int32 = 1 << 1
    static let utf8: Int32 = 1
  }

  /// Throws `MissingLibrary` where the system has no libxml2.
  init(_ language: MarkupLanguage) throws {
    library = try LibXML2.opened.get()
    self.language = language
    gathering = Gathering(library)
    var callbacks = LibXML2Callbacks.gathering
    let context = Unmanaged.passUnretained(gathering).toOpaque()
    let created =
      switch language {
      case .html: library.createHTML(&callbacks, context, nil, 0, nil, Options.utf8)
      case .xml: library.createXML(&callbacks, context, nil, 0, nil)
      }
    guard let created else { throw InputFault(line: 1, reason: "There is no memory to read the document.", endsReading: true) }
    parser = created
    gathering.parser = created
    switch language {
    case .html: _ = library.optHTML(created, Options.noMessages | Options.noNetwork)
    case .xml: _ = library.optXML(created, Options.noMessages | Options.noNetwork | Options.resolvedEntities)
    }
  }

  deinit {
    // At a declaration of an entity the library makes a document even for who only wants events, and leaves it to us.
    if let document = UnsafePointer<LibXML2Parser>(parser).pointee.document { library.freeDocument(document) }
    switch language {
    case .html: library.freeHTML(parser)
    case .xml: library.freeXML(parser)
    }
  }

  /// Takes the next piece, an empty one at the end, and returns the events it completes with the lines they stand on.
  func parse(_ bytes: UnsafeRawBufferPointer) -> [(event: MarkupEvent, line: Int)] {
    let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    let isEnd: Int32 = bytes.isEmpty ? 1 : 0
    let code =
      switch language {
      case .html: library.parseHTML(parser, start, Int32(clamping: bytes.count), isEnd)
      case .xml: library.parseXML(parser, start, Int32(clamping: bytes.count), isEnd)
      }
    if let refusal = gathering.refusal {
      fault = InputFault(line: gathering.line, reason: refusal, endsReading: true)
    } else if code != 0, language == .xml {
      fault = malformed()
    }
    defer { gathering.events.removeAll(keepingCapacity: true) }
    return gathering.events
  }

  private func malformed() -> InputFault {
    guard let error = library.lastError(parser), let message = error.pointee.message else {
      return InputFault(line: gathering.line, reason: "The XML cannot be read.", endsReading: true)
    }
    var text = String(cString: message)
    while text.last?.isNewline == true { text.removeLast() }
    return InputFault(line: max(Int(error.pointee.line), 1), reason: "This is no well-formed XML: \(text).", endsReading: true)
  }
}
