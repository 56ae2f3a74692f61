import BooksDomain
import Testing
import Values

@Suite struct ReadingStatusTests {
  @Test(arguments: [
    ("toRead", ReadingStatus.toRead), ("TO-READ", .toRead), ("to read", .toRead), ("Reading", .reading), ("READ", .read),
    ("abandoned", .abandoned),
  ])
  func `the case of a name does not matter`(text: String, status: ReadingStatus) throws {
    #expect(try ReadingStatus(parsing: text) == status)
  }

  @Test(arguments: ReadingStatus.allCases)
  func `every status comes back from its text`(status: ReadingStatus) throws {
    #expect(try ReadingStatus(parsing: status.text) == status)
  }

  @Test(arguments: ["", "red", "rea-d", " read", "readread", "ｒｅａｄ"])
  func `anything else is refused with what is allowed`(text: String) {
    let error = #expect(throws: ValueError.self) { try ReadingStatus(parsing: text) }
    #expect(error?.message == "'\(text)' is no reading status; allowed are toRead, reading, read, abandoned.")
  }
}
