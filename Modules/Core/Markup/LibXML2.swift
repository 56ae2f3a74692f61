import CLibXML2
import Libraries
import Synchronization

/// The functions of libxml2 that are used, found when the first document is read.
struct LibXML2: Sendable {
  typealias Create =
    @convention(c) (
      UnsafePointer<LibXML2Callbacks>, UnsafeMutableRawPointer, UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?, Int32
    ) -> OpaquePointer?
  typealias CreateXML =
    @convention(c) (
      UnsafePointer<LibXML2Callbacks>, UnsafeMutableRawPointer, UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?
    ) -> OpaquePointer?
  typealias Parse = @convention(c) (OpaquePointer, UnsafePointer<CChar>?, Int32, Int32) -> Int32
  typealias UseOptions = @convention(c) (OpaquePointer, Int32) -> Int32
  typealias Free = @convention(c) (OpaquePointer) -> Void
  typealias LineNumber = @convention(c) (OpaquePointer) -> Int32
  typealias LastError = @convention(c) (OpaquePointer) -> UnsafePointer<LibXML2Error>?

  let createHTML: Create
  let createXML: CreateXML
  let parseHTML: Parse
  let parseXML: Parse
  let optHTML: UseOptions
  let optXML: UseOptions
  let freeHTML: Free
  let freeXML: Free
  let freeDocument: @convention(c) (UnsafeMutableRawPointer) -> Void
  let stop: Free
  let lineNumber: LineNumber
  let lastError: LastError

  static let opened = Result { () throws(MissingLibrary) in try LibXML2() }

  private init() throws(MissingLibrary) {
    let library = try SharedLibrary(["libxml2.so.2", "libxml2.so.16", "libxml2.2.dylib"], package: "libxml2")
    createHTML = try library.function("htmlCreatePushParserCtxt", as: Create.self)
    createXML = try library.function("xmlCreatePushParserCtxt", as: CreateXML.self)
    parseHTML = try library.function("htmlParseChunk", as: Parse.self)
    parseXML = try library.function("xmlParseChunk", as: Parse.self)
    optHTML = try library.function("htmlCtxtUseOptions", as: UseOptions.self)
    optXML = try library.function("xmlCtxtUseOptions", as: UseOptions.self)
    freeHTML = try library.function("htmlFreeParserCtxt", as: Free.self)
    freeXML = try library.function("xmlFreeParserCtxt", as: Free.self)
    freeDocument = try library.function("xmlFreeDoc", as: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
    stop = try library.function("xmlStopParser", as: Free.self)
    lineNumber = try library.function("xmlSAX2GetLineNumber", as: LineNumber.self)
    lastError = try library.function("xmlCtxtGetLastError", as: LastError.self)
    // Once, before parsers run on several threads.
    try library.function("xmlInitParser", as: (@convention(c) () -> Void).self)()
  }
}
