import ClosetData
import ClosetDomain
import Foundation
import Testing
import Values

@Suite struct GarmentDTOTests {
  private func dto(_ json: String) throws -> GarmentDTO { try JSONDecoder().decode(GarmentDTO.self, from: Data(json.utf8)) }

  @Test func `a garment goes to the remote table and back`() throws {
    let full = try Garment.full()
    let data = try JSONEncoder().encode(GarmentDTO(full))
    #expect(try JSONDecoder().decode(GarmentDTO.self, from: data).garment() == full)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("\"last_worn\":\"2026-02-03\"") && text.contains("\"in_wash\":true"))
  }

  @Test func `what a row lacks follows from the type`() throws {
    let garment = try dto(
      #"{"id":"01020304-0506-4708-890a-0b0c0d0e0f10","name":"Coat","type":"coat","colors":null,"last_worn":null}"#
    ).garment()
    #expect(garment.insulation?.text == "0.48" && garment.colors.isEmpty && garment.wears == 0)
  }

  @Test(
    "an id or a date that is missing or malformed is refused and named",
    arguments: [
      (#"{"name":"Coat","type":"coat"}"#, "id"), (#"{"id":"17","name":"Coat","type":"coat"}"#, "'17'"),
      (#"{"id":"01020304-0506-4708-890a-0b0c0d0e0f10","name":"Coat","type":"coat","last_worn":"2026-02-30"}"#, "last_worn"),
      (#"{"id":"01020304-0506-4708-890a-0b0c0d0e0f10","name":"Coat","type":"coat","purchased":"soon"}"#, "purchased"),
      (#"{"id":"01020304-0506-4708-890a-0b0c0d0e0f10","name":"Coat","type":"cape"}"#, "'cape'"),
      (#"{"id":"01020304-0506-4708-890a-0b0c0d0e0f10","name":"Coat","type":"coat","price_amount":"1"}"#, "price_currency"),
      (#"{"id":"01020304-0506-4708-890a-0b0c0d0e0f10","name":"Coat","type":"coat","wears":-1}"#, "wears"),
    ])
  func refused(json: String, part: String) throws {
    let error = #expect(throws: RemoteRowFault.self) { try dto(json).garment() }
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
    #expect(error?.kind == .invalidData)
  }
}
