import Entities
import Testing
import Values

@testable import ClosetDomain

struct GarmentRulesTests {
  @Test
  func whatNobodySaidFollowsFromTheType() throws {
    let raincoat = try Garment.sample(.raincoat)
    #expect(raincoat.slot == .outerLayer)
    #expect(raincoat.isWaterproof == true)
    #expect(raincoat.isWindproof == true)
    #expect(raincoat.formality == .casual)
  }

  @Test
  func whatSomebodySaidStays() throws {
    let raincoat = try Garment.sample(.raincoat, formality: .formal, clo: 77, waterproof: false)
    #expect(raincoat.isWaterproof == false)
    #expect(raincoat.insulation?.hundredths == 77)
    #expect(raincoat.formality == .formal)
  }

  @Test
  func whatKeepsRainOutIsNotSaidToKeepWindOut() throws {
    let sweater = try Garment.sample(.sweater, waterproof: true)
    #expect(sweater.isWaterproof == true)
    #expect(sweater.isWindproof == false)
  }

  @Test
  func aNameAndATypeAreNeeded() {
    #expect(throws: ClosetError.nameMissing) { try Garment(name: " \u{A0}", type: .shirt).prepared() }
    #expect(throws: ClosetError.typeMissing) { try Garment(name: "x", type: nil).prepared() }
  }

  @Test
  func aPriceIsNotNegative() throws {
    let price = try Money(parsing: "-1.00 EUR")
    #expect(throws: ClosetError.negativePrice(price)) { try Garment(name: "x", type: .shirt, price: price).prepared() }
  }

  @Test(
    "every type of the command line is known",
    arguments: """
      t-shirt shirt blouse polo tank-top sweater cardigan hoodie vest blazer jacket coat raincoat jeans trousers chinos shorts skirt \
      leggings dress jumpsuit suit sneakers shoes boots sandals heels socks tights scarf hat gloves tie belt bag
      """.split(separator: " ").map(String.init))
  func known(name: String) throws {
    #expect(try GarmentType(parsing: name).text == name)
  }

  @Test(arguments: [
    ("tee", GarmentType.tShirt), ("T Shirt", .tShirt), ("pants", .trousers), ("Jumper", .sweater), ("trainers", .sneakers),
  ])
  func aTypeHasOtherNames(name: String, type: GarmentType) throws {
    #expect(try GarmentType(parsing: name) == type)
  }

  @Test
  func aSlipInTheTypeNamesWhatIsNear() {
    let error = #expect(throws: ValueError.self) { try GarmentType(parsing: "jacekt") }
    #expect(error?.message.contains("jacket") == true)
  }

  @Test
  func aDefaultOverwritesNothingThatWasStated() throws {
    var stored = try Garment.sample(.shirt, formality: .formal, clo: 40, wears: 7, inWash: true)
    let row = try Garment(name: stored.name, type: .shirt, brand: "Acme").prepared()
    let isChanged = stored.merge(row, overwriting: true)
    #expect(isChanged)
    #expect(stored.brand == "Acme")
    #expect(stored.formality == .formal)
    #expect(stored.insulation?.hundredths == 40)
    #expect(stored.wears == 7)
    #expect(stored.isInWash)
  }

  @Test
  func propertiesAreReadBackFromWhatTheyWrite() throws {
    let garment = try Garment.sample(
      .raincoat, colors: "navy,#aabbcc", pattern: "striped", material: "nylon", formality: .smart, clo: 31, price: "80.00 EUR",
      wears: 3,
      lastWorn: "2026-01-02", inWash: true)
    var copy = Garment(name: "", type: nil)
    for property in Garment.properties {
      switch property.value(garment) {
      case .none: try property.set(&copy, .empty)
      case .id(let id): try property.set(&copy, .text(UUIDText.text(id)))
      case .text(let text), .number(let text): try property.set(&copy, .text(text))
      case .integer(let number): try property.set(&copy, .text(String(number)))
      case .flag(let flag): try property.set(&copy, .text(flag ? "true" : "false"))
      case .date(let date): try property.set(&copy, .text(date.text))
      case .money(let money): try property.set(&copy, .text(money.text))
      case .list(let items): try property.set(&copy, .list(items))
      case .members: Issue.record("no garment has members")
      }
    }
    #expect(copy == garment)
    #expect(
      Garment.properties.map(\.name) == [
        "id", "name", "type", "slot", "colors", "pattern", "material", "formality", "clo", "waterproof", "windproof", "brand",
        "price",
        "purchased", "wears", "lastWorn", "inWash",
      ])
  }
}
