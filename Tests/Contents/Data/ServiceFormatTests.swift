import Testing

@Suite struct ServiceFormatTests {
  @Test func `Pocket's rows have times and tags`() async throws {
    let file = try await ReadFile(
      """
      title,url,time_added,tags,status
      "A, b",https://x.org/1,1616337559,a|b c,unread
      https://x.org/2,https://x.org/2,junk,,archive
      T,ftp://x.org,1,,unread
      T,https://x.org/3

      """)
    #expect(file.lines == ["https://x.org/1||A, b||a,b c|2021-03-21T14:39:19Z", "https://x.org/2|||||"])
    #expect(file.faults.map { $0.prefix(2) } == ["4:", "5:"])
  }

  @Test func `Raindrop's folders are themes and its dates are kept`() async throws {
    let file = try await ReadFile(
      """
      id,title,note,excerpt,url,folder,tags,created,cover,highlights,favorite
      1,T,,What it says,https://x.org/1,Parent/Child,"a, b",2021-03-21T14:39:19.123Z,,,false
      2,U,"My
      note",What it says,https://x.org/2,Unsorted,,junk,,,true
      3,V,,,nothing,,,,,,

      """)
    #expect(
      file.lines == ["https://x.org/1|Parent/Child|T|What it says|a,b|2021-03-21T14:39:19.123Z", "https://x.org/2||U|My\nnote||"])
    #expect(file.faults.count == 1 && file.faults.first?.hasPrefix("5: ") == true)
  }

  @Test func `buku's bookmarks are objects`() async throws {
    let file = try await ReadFile(
      """
      [{"description": "d", "index": 1, "tags": ",a,b c,", "title": "T", "uri": "https://x.org/1"},
       {"description": "", "index": 2, "tags": "", "title": "", "uri": "file:///etc"},
       {"description": null, "index": 3, "tags": "a", "title": null, "uri": "https://x.org/2"}, 4]
      """)
    #expect(file.lines == ["https://x.org/1||T|d|a,b c|", "https://x.org/2||||a|"])
    #expect(file.faults.count == 2)
  }
}
