import Testing
import Values

@testable import ClosetDomain

struct GarmentColorTests {
  @Test(
    "a colour has many spellings",
    arguments: [
      ("navy", "navy", 0x000080), ("Navy ", "navy", 0x000080), ("Light Blue", "lightblue", 0xADD8E6),
      ("off-white", "offwhite", 0xFAF9F6), ("dark grey", "darkgrey", 0xA9A9A9), ("#1E3A5F", "#1e3a5f", 0x1E3A5F),
      ("#abc", "#aabbcc", 0xAABBCC), ("#00000a", "#00000a", 0xA), ("rebeccapurple", "rebeccapurple", 0x663399),
      ("burgundy", "burgundy", 0x800020),
    ] as [(String, String, UInt32)])
  func spelling(text: String, canonical: String, rgb: UInt32) throws {
    let color = try GarmentColor(parsing: text)
    #expect(color.text == canonical)
    #expect(color.rgb == rgb)
    #expect(try GarmentColor(parsing: color.text) == color)
  }

  @Test(arguments: ["", "#12", "#12345", "#ggg", "nevy blue sky", "12", "#", "rgb(1,2,3)", "\u{1B}[31m"])
  func anythingElseIsRefused(text: String) {
    #expect(throws: ValueError.self) { try GarmentColor(parsing: text) }
  }

  @Test
  func aSlipNamesWhatIsNear() {
    let error = #expect(throws: ValueError.self) { try GarmentColor(parsing: "nvay") }
    #expect(error?.message.contains("navy") == true)
  }

  @Test
  func aListMayHaveSeveralInOneItem() throws {
    #expect(try GarmentColor.list(parsing: ["navy,white", "red ; navy", ""]).map(\.text) == ["navy", "white", "red"])
  }

  @Test(arguments: ["black", "white", "grey", "charcoal", "denim", "beige", "navy", "cream", "ivory", "silver", "camel"])
  func neutralsGoWithAnything(name: String) throws {
    #expect(Tint(LabColor(try GarmentColor(parsing: name))) == .neutral)
  }

  @Test(arguments: ["red", "mustard", "teal", "burgundy", "pink", "green", "orange", "purple", "royalblue", "yellow"])
  func otherColorsHaveAHue(name: String) throws {
    #expect(Tint(LabColor(try GarmentColor(parsing: name))) != .neutral)
  }

  @Test(
    "a colour belongs to the family it looks like",
    arguments: [
      ("navy", .blue), ("burgundy", .red), ("#111111", .black), ("offwhite", .white), ("olive", .green), ("mustard", .yellow),
      ("chocolate", .orange), ("espresso", .brown), ("lilac", .purple), ("hotpink", .pink), ("darkgray", .grey), ("tan", .beige),
      ("#123524", .green), ("#0a0a50", .blue),
    ] as [(String, ColorFamily)])
  func family(name: String, family: ColorFamily) throws {
    #expect(ColorFamily(LabColor(try GarmentColor(parsing: name))) == family)
  }
}
