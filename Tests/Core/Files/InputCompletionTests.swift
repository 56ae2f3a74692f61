import Entities
import Files
import Testing
import Values

@Suite struct InputCompletionTests {
  private let completions: [String: InputCompletion] = [
    "name": { input in
      guard case .text(let text) = input else { return .text("nameless") }
      if text == "bad" { throw ValueError("'bad' is no name.") }
      return .text(text + "!")
    }
  ]

  private func read(_ rows: any ImportRows<Pot>) throws -> [Result<String, RowFault>] {
    var read: [Result<String, RowFault>] = []
    while let row = try rows.next() { read.append(row.item.map(\.name)) }
    return read
  }

  @Test func aColumnIsCompleted() throws {
    let source = ByteSource(Array("name,litres\nwok,1\n,2\nbad,3\n".utf8))
    let rows = try EntityCSVFormat(required: ["name"], blank: Pot(), completing: completions).rows(of: source)
    #expect(try read(rows) == [.success("wok!"), .success("nameless"), .failure(RowFault("name: 'bad' is no name."))])
  }

  @Test func aMemberIsCompletedAndAMissingOneIsNamed() throws {
    let source = ByteSource(Array(#"[{"name":"wok"},{"name":null},{"name":"bad"},{"litres":"1"}]"#.utf8))
    let rows = try EntityJSONFormat(required: ["name"], blank: Pot(), completing: completions).rows(of: source)
    #expect(
      try read(rows) == [
        .success("wok!"), .success("nameless"), .failure(RowFault("name: 'bad' is no name.")),
        .failure(RowFault("name: a value is needed.")),
      ])
  }
}
