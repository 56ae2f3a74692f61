import Entities
import Foundation
import Testing
import Values

@Suite struct PropertyTests {
  private func property(_ name: String) throws -> Property<Coin> {
    try #require(Coin.properties.first { $0.name == name })
  }

  private func set(_ name: String, _ input: PropertyInput, on coin: Coin = Coin()) throws -> Coin {
    var coin = coin
    try property(name).set(&coin, input)
    return coin
  }

  @Test(arguments: [
    ("name", PropertyInput.text("Dime"), PropertyValue.text("Dime")), ("name", .empty, .text("")),
    ("code", .text("D"), .text("D")),
    ("code", .empty, .none), ("code", .text(""), .none), ("struck", .empty, .none),
    ("marks", .list(["a", "b"]), .list(["a", "b"])),
    ("marks", .text("a; b"), .list(["a; b"])), ("marks", .text(""), .list([])), ("marks", .empty, .list([])),
  ])
  func aValueIsSetAndRead(_ name: String, _ input: PropertyInput, _ value: PropertyValue) throws {
    let full = Coin(name: "x", code: "x", struck: try CalendarDate(parsing: "1999"), marks: ["x"])
    #expect(try property(name).value(set(name, input)) == value)
    #expect(try property(name).value(set(name, input, on: full)) == value, "whatever was there before")
  }

  @Test func aValueTypeIsParsedStrictly() throws {
    let date = try CalendarDate(parsing: "1946-05")
    #expect(try set("struck", .text("1946-05")).struck == date)
    #expect(try property("struck").value(Coin(struck: date)) == .date(date))
    let before = Coin(struck: date)
    var coin = before
    #expect(throws: ValueError.self) { try property("struck").set(&coin, .text("1946-13")) }
    #expect(coin == before, "a value that is none changes nothing")
  }

  @Test(arguments: ["name", "code", "struck", "id"])
  func oneValueIsNoList(_ name: String) throws {
    var coin = Coin()
    let error = #expect(throws: ValueError.self) { try property(name).set(&coin, .list(["a"])) }
    #expect(error?.message.contains("'\(name)'") == true)
  }

  @Test func anIDIsKeptWhereOneIsSaid() throws {
    let coin = Coin()
    let id = UUID()
    #expect(try set("id", .text(id.uuidString), on: coin).id == id)
    #expect(try set("id", .text(id.uuidString.lowercased()), on: coin).id == id)
    #expect(try set("id", .empty, on: coin).id == coin.id)
    #expect(try set("id", .text(""), on: coin).id == coin.id)
    #expect(try property("id").value(coin) == .id(coin.id))
  }

  @Test(arguments: [
    "7", "abcd", UUID().uuidString + "0", UUID().uuidString + "\u{0}", "{" + UUID().uuidString + "}", " " + UUID().uuidString,
  ])
  func whatIsNoIDIsRefusedByName(_ text: String) throws {
    var coin = Coin()
    #expect(throws: ValueError.self) { try property("id").set(&coin, .text(text)) }
  }

  @Test func everyPropertyCopiesItselfAlone() throws {
    let full = Coin(name: "Dime", code: "D", struck: try CalendarDate(parsing: "1946"), marks: ["worn"])
    for property in Coin.properties {
      var coin = Coin(id: UUID(), name: "other")
      let before = coin
      property.copy(full, &coin)
      for other in Coin.properties {
        #expect(
          other.value(coin) == other.value(other.name == property.name ? full : before),
          "\(other.name) after copying \(property.name)")
      }
    }
  }

  @Test func onlyListsAreLists() {
    #expect(Coin.properties.filter(\.isList).map(\.name) == ["marks"])
    #expect(Coin.properties.first?.name == "id")
  }

  @Test(arguments: [(0, "0 coins"), (1, "1 coin"), (2, "2 coins"), (-1, "-1 coins")])
  func aNounIsCounted(_ count: Int, _ text: String) {
    #expect(Coin.noun.counted(count) == text)
  }
}
