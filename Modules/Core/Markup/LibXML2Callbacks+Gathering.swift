import CLibXML2

extension LibXML2Callbacks {
  /// Callbacks that put what they are told into the `MarkupParser.Gathering` they are given.
  static var gathering: LibXML2Callbacks {
    var callbacks = LibXML2Callbacks()
    callbacks.initialized = 1
    callbacks.startElement = { context, name, attributes in
      MarkupParser.Gathering.of(context)?.start(name, attributes)
    }
    callbacks.endElement = { context, name in
      MarkupParser.Gathering.of(context)?.end(name)
    }
    callbacks.characters = { MarkupParser.Gathering.of($0)?.add($1, $2) }
    callbacks.ignorableWhitespace = { MarkupParser.Gathering.of($0)?.add($1, $2) }
    callbacks.cdataBlock = { MarkupParser.Gathering.of($0)?.add($1, $2) }
    callbacks.entityDecl = { context, _, _, _, _, _ in
      MarkupParser.Gathering.of(context)?.refuse("The document declares entities of its own, which are not read.")
    }
    return callbacks
  }
}

extension MarkupParser.Gathering {
  fileprivate static func of(_ context: UnsafeMutableRawPointer?) -> MarkupParser.Gathering? {
    context.map { Unmanaged<MarkupParser.Gathering>.fromOpaque($0).takeUnretainedValue() }
  }

  fileprivate func start(_ name: UnsafePointer<UInt8>?, _ pairs: UnsafeMutablePointer<UnsafePointer<UInt8>?>?) {
    guard let name else { return }
    var attributes: [MarkupAttribute] = []
    if var pair = pairs {
      // Names and values in turn, ended by a null.
      while let name = pair[0] {
        attributes.append(MarkupAttribute(String(cString: name), pair[1].map { String(cString: $0) } ?? ""))
        pair += 2
      }
    }
    events.append((.start(name: String(cString: name), attributes: attributes), line))
  }

  fileprivate func end(_ name: UnsafePointer<UInt8>?) {
    if let name { events.append((.end(name: String(cString: name)), line)) }
  }

  fileprivate func add(_ text: UnsafePointer<UInt8>?, _ count: Int32) {
    guard let text, count > 0 else { return }
    let piece = String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self)
    // The library parts texts at every entity.
    if case .text(var text)? = events.last?.event {
      let line = events.removeLast().line
      text += piece
      events.append((.text(text), line))
    } else {
      events.append((.text(piece), line))
    }
  }

  fileprivate func refuse(_ reason: String) {
    if refusal == nil { refusal = reason }
    if let parser { library.stop(parser) }
  }
}
