import Files
import HTTP

extension HTTPResponse {
  /// JSON that no cache between here and the program may keep (RFC 6749, section 5.1).
  static func auth(_ status: Int, _ json: borrowing ByteBuffer) -> HTTPResponse {
    .json(status, String(decoding: json.bytes, as: UTF8.self), headers: ["Cache-Control": "no-store"])
  }
}
