/// What a transfer is told, and what can be asked of it; the numbers are those of curl/curl.h and curl/multi.h.
enum CurlOption {
  // Numbers (CURLOPTTYPE_LONG).
  static let noBody: Int32 = 44
  static let post: Int32 = 47
  static let followsLocation: Int32 = 52
  static let freshConnection: Int32 = 74
  static let tlsVersion: Int32 = 32
  static let httpVersion: Int32 = 84
  static let noSignal: Int32 = 99
  static let milliseconds: Int32 = 155
  static let connectMilliseconds: Int32 = 156
  static let oldProtocols: Int32 = 181
  static let waitsForMultiplexing: Int32 = 237
  static let suppressesProxyHeaders: Int32 = 265
  static let takesHTTP09: Int32 = 285
  static let quickExit: Int32 = 322
  static let keepsPath: Int32 = 234

  // Texts, lists and contexts (CURLOPTTYPE_OBJECTPOINT).
  static let writeContext: Int32 = 10_001
  static let url: Int32 = 10_002
  static let proxy: Int32 = 10_004
  static let userAgent: Int32 = 10_018
  static let headers: Int32 = 10_023
  static let headerContext: Int32 = 10_029
  static let method: Int32 = 10_036
  static let authorities: Int32 = 10_065
  static let share: Int32 = 10_100
  static let acceptedEncodings: Int32 = 10_102
  static let copiedBody: Int32 = 10_165
  static let exceptionsFromProxy: Int32 = 10_177
  static let proxyAuthorities: Int32 = 10_246
  static let protocols: Int32 = 10_318

  // Functions (CURLOPTTYPE_FUNCTIONPOINT).
  static let write: Int32 = 20_011
  static let writeHeader: Int32 = 20_079
  static let setUpSocket: Int32 = 20_148

  // 64-bit numbers (CURLOPTTYPE_OFF_T).
  static let bodySize: Int32 = 30_120

  // CURLSHoption, and what may be shared (curl_lock_data).
  static let shares: Int32 = 1
  static let secureSessions: Int32 = 4

  // CURLMoption.
  static let connectionsPerHost: Int32 = 7

  // CURLINFO.
  static let status: Int32 = 0x200000 + 2
  static let proxyStatus: Int32 = 0x200000 + 22
  static let sendingBegan: Int32 = 0x600000 + 53

  // Values.
  static let tls12: Int = 6
  static let http2OverTLS: Int = 4
  static let onlyHTTP: Int = 3
  static let transferIsDone: Int32 = 1
}
