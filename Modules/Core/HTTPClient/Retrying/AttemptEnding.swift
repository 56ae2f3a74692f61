import HTTP

/// How one attempt at a call ended, its redirects followed.
enum AttemptEnding {
  /// By whom it was answered, which after a redirect is another than was asked.
  case answered(HTTPResponse, HTTPAddress)
  /// Without a fault of a transfer it is no use to try again.
  case failed(NetworkError, TransferFault?)
}
