import BooksDomain
import Testing
import Values

@Suite struct PageCountTests {
  @Test(arguments: [("1", 1), ("320", 320), ("00320", 320), ("100000", 100_000)])
  func `digits are a number of pages`(text: String, number: Int) throws {
    #expect(try PageCount(parsing: text) == PageCount(number))
  }

  @Test(arguments: ["", "0", "100001", "99999999999999999999", "-1", "+1", "12abc", "1,5", "1.5", " 12", "٣", "0x1F"])
  func `anything else is refused with what is allowed`(text: String) {
    let error = #expect(throws: ValueError.self) { try PageCount(parsing: text) }
    #expect(error?.message == "'\(text)' is no number of pages; allowed are 1 to 100000, in digits only, such as 320.")
  }
}
