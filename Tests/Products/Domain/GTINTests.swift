import ProductsDomain
import Testing
import Values

@Suite struct GTINTests {
  @Test(arguments: [
    ("810354020810", "810354020810"), ("060383042400", "060383042400"), ("0060383042400", "060383042400"),
    ("00060383042400", "060383042400"), ("96385074", "96385074"), ("00000096385074", "96385074"),
    ("4006381333931", "4006381333931"),
    ("10614141000415", "10614141000415"), ("978-0-306-40615-7", "9780306406157"), ("4 006381 333931", "4006381333931"),
  ])
  func aNumberOfAnyLengthIsRead(input: String, text: String) throws {
    let gtin = try GTIN(parsing: input)
    #expect(gtin.text == text)
    #expect(try GTIN(parsing: text) == gtin)
    #expect(GTIN(number: gtin.number) == gtin)
  }

  @Test func oneNumberInTwoLengthsIsOneProduct() throws {
    #expect(try GTIN(parsing: "060383042400") == GTIN(parsing: "0060383042400"))
  }

  @Test(arguments: [
    "", "1", "810354020811", "8103540208", "81035402081", "123456789012345", "8.10354E+11", "81035402081O", "٨١٠٣٥٤٠٢٠٨١٠",
    "00000000", "00000000000000", "99999999999999999999", "+10354020810",
  ])
  func whatIsNoNumberIsRefused(text: String) {
    let error = #expect(throws: ValueError.self) { try GTIN(parsing: text) }
    #expect(error?.message.hasPrefix("'\(text)' is no GTIN") == true)
  }

  @Test(arguments: [0, -1, 810_354_020_811, 100_000_000_000_008, .max, .min])
  func aStoredNumberIsCheckedToo(number: Int) {
    #expect(GTIN(number: number) == nil)
  }
}
