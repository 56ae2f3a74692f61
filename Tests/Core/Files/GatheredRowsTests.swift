import Entities
import Files
import Testing

/// Pots whose rows follow each other under one name, each row a color.
private struct PotRows: RowGatherer {
  let name, color: NamedColumn
  var pot: (line: Int, pot: Pot)?

  init(_ columns: NamedColumns) {
    (name, color) = (columns.column("name"), columns.column(anyOf: ["colour", "color"]))
  }

  mutating func add(_ row: CSVRow) -> [ImportRow<Pot>] {
    if row.filled(name) == pot?.pot.name, pot != nil {
      pot?.pot.colors.append(row.filled(color) ?? "")
      return []
    }
    let complete = finish()
    pot = (row.line, Pot(name: row.filled(name) ?? "", colors: [row.filled(color) ?? ""]))
    return complete
  }

  mutating func finish() -> [ImportRow<Pot>] {
    defer { pot = nil }
    return pot.map { pot in [ImportRow(line: pot.line) { pot.pot }] } ?? []
  }
}

@Suite struct GatheredRowsTests {
  @Test func severalRowsAreOneItemAndABrokenRowIsNone() throws {
    let text = "name,color\nwok,red\nwok,blue\nshort\nwok,green\npan,\"x\"y\npan,black\n"
    let rows = try GatheredRows(CSVReader(ByteSource(Array(text.utf8)))) { PotRows($0) }
    var read: [(line: Int, colors: [String]?)] = []
    while let row = try rows.next() { read.append((row.line, (try? row.item.get())?.colors)) }
    #expect(read.map(\.line) == [4, 6, 2, 7])
    #expect(read.map(\.colors) == [nil, nil, ["red", "blue", "green"], ["black"]])
    #expect(rows.bytesRead == text.utf8.count)
    #expect(try rows.next()?.line == nil)
  }

  @Test func noRowsAreNoItems() throws {
    let rows = try GatheredRows(CSVReader(ByteSource(Array("name,color\n".utf8)))) { PotRows($0) }
    #expect(try rows.next()?.line == nil)
    #expect(throws: InputFault.self) { try GatheredRows(CSVReader(ByteSource([]))) { PotRows($0) } }
  }
}
