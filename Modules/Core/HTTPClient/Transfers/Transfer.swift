import CCurl
import HTTP

/// One request and what comes back, in a handle of libcurl of its own; lives on the thread of its loop.
final class Transfer {
  let ticket: TransferTicket
  let handle: LibCurl.Handle
  private let library: LibCurl
  private var head = AnswerHead()
  private var body: [UInt8] = []
  private let bodyLimit: Int
  private var isTooLarge = false
  /// What libcurl reads from as long as the transfer runs.
  private var headerLines: LibCurl.Handle?

  /// nil where libcurl does not take what it has to be told.
  init?(
    _ request: TransferRequest, _ ticket: TransferTicket, options: HTTPClientOptions, share: LibCurl.Handle?, library: LibCurl
  ) {
    guard let handle = library.createTransfer() else { return nil }
    self.ticket = ticket
    self.handle = handle
    self.library = library
    bodyLimit = options.responseLimit
    var setup = TransferSetup(library: library, handle: handle)
    setup.connect(options, to: request.address, share: share)
    headerLines = setup.ask(request, userAgent: options.userAgent)
    setup.receive(
      head: { Transfer.at($3)?.takeHead($0, $1 * $2) ?? 0 }, body: { Transfer.at($3)?.takeBody($0, $1 * $2) ?? 0 },
      context: Unmanaged.passUnretained(self).toOpaque())
    if !setup.isAccepted { return nil }
  }

  deinit {
    library.freeTransfer(handle)
    if let headerLines { library.freeList(headerLines) }
  }

  /// What the end is for whoever waits.
  func ending(_ code: CurlCode) -> TransferTicket.Ending {
    guard code == .ok else {
      return .failure(
        TransferFault(
          code: code, reachedServer: offset(CurlOption.sendingBegan) > 0, proxyStatus: number(CurlOption.proxyStatus),
          isTooLarge: isTooLarge))
    }
    var headers = head.headers
    if headers["Content-Encoding"] != nil {
      // The body is not encoded any more.
      headers["Content-Encoding"] = nil
      headers["Content-Length"] = nil
    }
    return .success(HTTPResponse(number(CurlOption.status), headers: headers, body: body))
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> Transfer? {
    context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Any other number than that of the bytes ends the transfer.
  private func takeHead(_ bytes: UnsafeMutablePointer<CChar>?, _ count: UInt) -> UInt {
    // Behind a body come trailers, which nobody asked for.
    guard let bytes, body.isEmpty else { return count }
    head.add(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    isTooLarge = head.size > AnswerHead.limit
    return isTooLarge ? 0 : count
  }

  private func takeBody(_ bytes: UnsafeMutablePointer<CChar>?, _ count: UInt) -> UInt {
    guard let bytes else { return count }
    guard body.count + Int(count) <= bodyLimit else {
      isTooLarge = true
      return 0
    }
    body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    return count
  }

  private func number(_ fact: Int32) -> Int {
    var value = 0
    return curl_get_long(library.getFact, handle, fact, &value) == 0 ? value : 0
  }

  private func offset(_ fact: Int32) -> Int64 {
    var value: Int64 = 0
    return curl_get_offset(library.getFact, handle, fact, &value) == 0 ? value : 0
  }
}
