import Testing
import Values

@Suite struct PercentageTests {
  @Test(
    arguments: [
      ("25", 25_000_000, "25"), ("12.5", 12_500_000, "12.5"), ("12.50%", 12_500_000, "12.5"), ("0.000001", 1, "0.000001"),
      ("0", 0, "0"),
      ("-0", 0, "0"), ("-5", -5_000_000, "-5"), ("-0.5", -500_000, "-0.5"), ("100.05", 100_050_000, "100.05"),
      ("007", 7_000_000, "7"),
      ("999999999", 999_999_999_000_000, "999999999"), ("0000000000025.5000000000", 25_500_000, "25.5"),
    ] as [(String, Int64, String)])
  func aDecimalIsReadExactly(input: String, millionths: Int64, text: String) throws {
    let percentage = try Percentage(parsing: input)
    #expect(percentage.millionths == millionths)
    #expect(percentage.text == text)
    #expect(try Percentage(parsing: text) == percentage)
  }

  @Test(arguments: [
    "", "%", "-", ".", "5.", ".5", "1,5", "1e2", "NaN", "5%%", "% 5", "1.2.3", "٥", "+5",
  ])
  func whatIsNoDecimalIsRefused(text: String) {
    let error = #expect(throws: ValueError.self) { try Percentage(parsing: text) }
    #expect(error?.message.hasPrefix("'\(text)' is no percentage") == true)
  }

  @Test(arguments: [
    ("0.0000001", "has too many decimals for a percentage; 6 are the most."),
    ("12.12345678", "has too many decimals for a percentage; 6 are the most."),
    ("1000000000", "is too large for a percentage."),
  ])
  func aDecimalThatIsNotHeldExactlyIsRefusedForThat(text: String, reason: String) {
    let error = #expect(throws: ValueError.self) { try Percentage(parsing: text) }
    #expect(error?.message == "'\(text)' \(reason)")
  }

  @Test func percentagesAreOrdered() throws {
    #expect(try Percentage(parsing: "12.5") < Percentage(13))
  }
}
