/// How libcurl says a transfer ended (CURLcode of curl/curl.h); numbers keep their meaning in all versions.
struct CurlCode: RawRepresentable, Sendable, Equatable {
  let rawValue: Int32

  static let ok = CurlCode(rawValue: 0)
  static let protocolNotSupported = CurlCode(rawValue: 1)
  static let notStarted = CurlCode(rawValue: 2)
  static let malformedURL = CurlCode(rawValue: 3)
  static let proxyNotFound = CurlCode(rawValue: 5)
  static let hostNotFound = CurlCode(rawValue: 6)
  static let notConnected = CurlCode(rawValue: 7)
  static let strangeAnswer = CurlCode(rawValue: 8)
  static let framing = CurlCode(rawValue: 16)
  static let endedEarly = CurlCode(rawValue: 18)
  /// Its own word for no memory, and for one line of a head that is longer than it takes.
  static let headTooLarge = CurlCode(rawValue: 27)
  static let timedOut = CurlCode(rawValue: 28)
  static let noSecureConnection = CurlCode(rawValue: 35)
  static let noAnswer = CurlCode(rawValue: 52)
  static let sending = CurlCode(rawValue: 55)
  static let receiving = CurlCode(rawValue: 56)
  static let certificateRefused = CurlCode(rawValue: 60)
  static let encoding = CurlCode(rawValue: 61)
  static let authorityFile = CurlCode(rawValue: 77)
  static let certificateIssuer = CurlCode(rawValue: 83)
  static let certificateKey = CurlCode(rawValue: 90)
  static let certificateStatus = CurlCode(rawValue: 91)
  static let stream = CurlCode(rawValue: 92)
  static let proxyHandshake = CurlCode(rawValue: 97)
  /// What newer versions say of such a head.
  static let headTooLargeNow = CurlCode(rawValue: 100)
}
