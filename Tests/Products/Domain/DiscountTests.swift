import ProductsDomain
import Testing
import Values

@Suite struct DiscountTests {
  @Test(arguments: [
    ("19.99 USD", "25", "5.00", "14.99"), ("18.90 USD", "15", "2.84", "16.06"), ("34.90 EUR", "15", "5.24", "29.66"),
    ("19.95 USD", "50", "9.98", "9.97"), ("10000 JPY", "12.5", "1250", "8750"), ("99 JPY", "50", "50", "49"),
    ("1.005 KWD", "50", "0.503", "0.502"), ("0.01 USD", "50", "0.01", "0.00"), ("0.00 USD", "10", "0.00", "0.00"),
    ("0.01 USD", "0.000001", "0.00", "0.01"), ("92233720368547758.07 USD", "99.999999", "92233719446210554.38", "922337203.69"),
  ])
  func theDiscountRoundsHalfUpAndTheNewPriceIsTheDifference(price: String, percent: String, discount: String, newPrice: String)
    throws
  {
    let discounted = try Discount(Percentage(parsing: percent)).applied(to: Money(parsing: price))
    #expect(discounted.discount.decimal == discount)
    #expect(discounted.newPrice.decimal == newPrice)
    #expect(try discounted.discount + discounted.newPrice == discounted.price)
  }

  @Test(arguments: ["-5", "0", "101", "100", "-0.000001", "100.000001", "0.0", "999999999"])
  func nothingAndEverythingIsNoDiscount(percent: String) throws {
    let percentage = try Percentage(parsing: percent)
    let error = #expect(throws: ProductError.noDiscount(percentage)) { try Discount(percentage) }
    #expect(error?.kind == .refused)
    #expect(error?.message.hasPrefix("'\(percentage)' is no discount") == true)
  }
}
