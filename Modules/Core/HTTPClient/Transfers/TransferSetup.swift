import CCurl
import HTTP

/// Tells a handle of libcurl what it has to do.
struct TransferSetup {
  let library: LibCurl
  let handle: LibCurl.Handle
  /// False once something was refused without which a transfer must not begin.
  private(set) var isAccepted = true

  init(library: LibCurl, handle: LibCurl.Handle) {
    self.library = library
    self.handle = handle
  }

  /// How to get there.
  mutating func connect(_ options: HTTPClientOptions, to address: HTTPAddress, share: LibCurl.Handle?) {
    require(CurlOption.noSignal, 1)
    note(
      curl_set_socket_callback(library.setOption, handle, CurlOption.setUpSocket) { _, socket, _ in
        SocketSetup.keepToProcess(socket)
      })
    require(CurlOption.followsLocation, 0)
    // HTTP/0.9 has no head: everything would be an answer.
    require(CurlOption.takesHTTP09, 0)
    // Before 7.85 there is only the older way to say it.
    if curl_set_text(library.setOption, handle, CurlOption.protocols, "http,https") != 0 {
      require(CurlOption.oldProtocols, CurlOption.onlyHTTP)
    }
    let connectTime = (options.connectDeadline / .milliseconds(1)).rounded(.up)
    require(CurlOption.connectMilliseconds, max(Int(exactly: connectTime) ?? 0, 1))
    // A library that knows no HTTP/2 does without.
    prefer(CurlOption.httpVersion, CurlOption.http2OverTLS)
    if address.isSecure { prefer(CurlOption.waitsForMultiplexing, 1) }
    // Else the end of a transfer waits for the end of a name's lookup, which may take longer than the deadline.
    prefer(CurlOption.quickExit, 1)
    secure(options, share)
    choose(options.proxy, for: address)
  }

  private mutating func secure(_ options: HTTPClientOptions, _ share: LibCurl.Handle?) {
    require(CurlOption.tlsVersion, CurlOption.tls12)
    if let share { note(curl_set_pointer(library.setOption, handle, CurlOption.share, share)) }
    if let file = options.certificateFile {
      require(CurlOption.authorities, file)
      prefer(CurlOption.proxyAuthorities, file)
    }
  }

  private mutating func choose(_ proxy: HTTPProxy, for address: HTTPAddress) {
    // What a proxy says while it connects is no part of the answer.
    require(CurlOption.suppressesProxyHeaders, 1)
    switch proxy {
    case .environment: if address.isLoopback { require(CurlOption.proxy, "") }
    case .none: require(CurlOption.proxy, "")
    case .at(let proxy):
      require(CurlOption.proxy, proxy)
      require(CurlOption.exceptionsFromProxy, "")
    }
  }

  /// What to ask; returns the list of header lines, which has to live as long as the handle.
  mutating func ask(_ request: TransferRequest, userAgent: String) -> LibCurl.Handle? {
    require(CurlOption.url, request.address.text)
    require(CurlOption.keepsPath, 1)
    require(CurlOption.milliseconds, request.milliseconds)
    require(CurlOption.userAgent, userAgent)
    require(CurlOption.acceptedEncodings, "")
    if !request.mayUseKeptConnection { require(CurlOption.freshConnection, 1) }
    switch request.method {
    case "HEAD": require(CurlOption.noBody, 1)
    case "POST", "PUT", "PATCH": send(request.body ?? [])
    default: if let body = request.body { send(body) }
    }
    if request.method != "HEAD" { require(CurlOption.method, request.method) }
    return setHeaders(request.headers)
  }

  /// Where the answer goes.
  mutating func receive(
    head: @escaping CurlWriteCallback, body: @escaping CurlWriteCallback, context: UnsafeMutableRawPointer
  ) {
    note(curl_set_callback(library.setOption, handle, CurlOption.writeHeader, head))
    note(curl_set_pointer(library.setOption, handle, CurlOption.headerContext, context))
    note(curl_set_callback(library.setOption, handle, CurlOption.write, body))
    note(curl_set_pointer(library.setOption, handle, CurlOption.writeContext, context))
  }

  private mutating func send(_ body: [UInt8]) {
    require(CurlOption.post, 1)
    note(curl_set_offset(library.setOption, handle, CurlOption.bodySize, Int64(body.count)))
    // An array without memory would mean that the body is read from elsewhere.
    body.withUnsafeBytes { bytes in
      note(curl_set_pointer(library.setOption, handle, CurlOption.copiedBody, bytes.baseAddress ?? UnsafeRawPointer(handle)))
    }
  }

  private mutating func setHeaders(_ headers: HTTPHeaders) -> LibCurl.Handle? {
    // A colon with nothing behind takes a header of libcurl's own away: a form is sent only where the call says so, and no server is
    // waited for before a body.
    var lines = ["Expect:"]
    if headers["Content-Type"] == nil { lines.append("Content-Type:") }
    for field in headers.fields { lines.append(field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)") }
    var list: LibCurl.Handle?
    for line in lines {
      guard let longer = library.append(list, line) else {
        isAccepted = false
        break
      }
      list = longer
    }
    note(curl_set_pointer(library.setOption, handle, CurlOption.headers, list))
    return list
  }

  private mutating func require(_ option: Int32, _ value: Int) {
    note(curl_set_long(library.setOption, handle, option, value))
  }

  private mutating func require(_ option: Int32, _ value: String) {
    note(curl_set_text(library.setOption, handle, option, value))
  }

  private func prefer(_ option: Int32, _ value: Int) {
    _ = curl_set_long(library.setOption, handle, option, value)
  }

  private func prefer(_ option: Int32, _ value: String) {
    _ = curl_set_text(library.setOption, handle, option, value)
  }

  private mutating func note(_ code: Int32) {
    if code != 0 { isAccepted = false }
  }
}
