import HTTP

/// One request on its way to one place: what a transfer needs to know of a call.
struct TransferRequest: Sendable {
  let address: HTTPAddress
  let method: String
  let headers: HTTPHeaders
  let body: [UInt8]?
  /// libcurl sends a request again where a kept connection turns out to be dead, which it cannot know before.
  let mayUseKeptConnection: Bool
  let time: Duration

  init(_ call: HTTPCall, at address: HTTPAddress, within time: Duration) {
    self.address = address
    method = call.method
    headers = call.headers
    body = call.body
    mayUseKeptConnection = call.isRepeatable
    self.time = time
  }

  /// At least one: for libcurl no time at all is no limit.
  var milliseconds: Int { max(Int(exactly: (time / .milliseconds(1)).rounded(.up)) ?? Int(Int32.max), 1) }
}
