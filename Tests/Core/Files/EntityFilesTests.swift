import Entities
import Files
import Foundation
import TestSupport
import Testing
import Values

@Suite struct EntityFilesTests {
  let pot = Pot(
    id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)), name: "=big, \"red\"", litres: "-5.00",
    bought: try? CalendarDate(parsing: "-0044-03"), colors: ["a;b", "-c"])

  @Test func `an entity is a row, guarded where asked`() {
    let id = "01020304-0506-0708-090a-0b0c0d0e0f10"
    #expect(csv([pot], guarded: false) == "id,name,litres,bought,colors\n\(id),\"=big, \"\"red\"\"\",-5.00,-0044-03,a\\;b; -c\n")
    #expect(csv([pot], guarded: true) == "id,name,litres,bought,colors\n\(id),\"'=big, \"\"red\"\"\",-5.00,-0044-03,a\\;b; -c\n")
    #expect(csv([Pot(id: pot.id, colors: ["-c", "d"])], guarded: true).hasSuffix("\n\(id),,,,'-c; d\n"))
  }

  @Test func `any entity comes back exact through an export`() throws {
    var random = SeededRandom(seed: 31)
    let pots = (0..<2000).map { _ in
      Pot(id: UUID(), name: random.text(upTo: 8), colors: (0..<3).map { _ in "x" + random.text(upTo: 4) + "x" })
    }
    let rows = try EntityCSVRows(CSVReader(ByteSource(Array(csv(pots, guarded: true).utf8))), blank: Pot())
    for pot in pots { #expect(try rows.next()?.item == .success(pot)) }
    #expect(try rows.next()?.line == nil)
    var buffer = ByteBuffer()
    for pot in pots {
      EntityJSONWriter<Pot>().append(pot, to: &buffer)
      buffer.append(0x0A)
    }
    let objects = EntityJSONRows(JSONReader(ByteSource(Array(buffer.bytes))), blank: Pot())
    for pot in pots { #expect(try objects.next()?.item == .success(pot)) }
    #expect(try objects.next()?.line == nil)
    #expect(objects.bytesRead == buffer.count)
  }

  @Test func `of members of one name the last one counts`() throws {
    let objects = EntityJSONRows(JSONReader(ByteSource(Array(#"[{"name":"old","Name":"new"}]"#.utf8))), blank: Pot())
    #expect(try objects.next()?.item.get().name == "new")
  }

  @Test func `a header names properties in any case and order, by name or alias`() throws {
    let columns = EntityColumns<Pot>(header: ["COLOR", "Title", "shelf", "Purchase Date", "name"])
    #expect(columns.repeated == ["name"])
    #expect(columns.missing(["name", "litres", "id"]) == ["litres", "id"])
  }

  @Test func `rows say what is wrong with them and the others are read`() throws {
    let text =
      "name,bought,colors,id\nwok,1999-5,'-a;b,\npan,1999-13,,\nshort\nlid,,,not-an-id\n\"x\"y,,,\nlong,,,,\npot,,,\(pot.id)\n\"end"
    let rows = try EntityCSVRows(CSVReader(ByteSource(Array(text.utf8))), blank: Pot())
    var read: [ImportRow<Pot>] = []
    while let row = try rows.next() { read.append(row) }
    #expect(read.map(\.line) == [2, 3, 4, 5, 6, 7, 8, 9])
    #expect(read.map(\.hasID) == [false, false, false, true, false, false, true, false])
    let first = try read[0].item.get()
    #expect(first.name == "wok" && first.colors == ["-a", "b"] && first.bought?.text == "1999-05")
    #expect(try read[6].item.get().id == pot.id)
    #expect(fault(read[1]) == "bought: '1999-13' is no date: the month is from 1 to 12.")
    #expect(fault(read[2]) == "The row has 1 field, the header has 4.")
    #expect(fault(read[3]) == "id: 'not-an-id' is no id; an id is a UUID.")
    #expect(fault(read[4])?.hasPrefix("Text follows a closing quote") == true)
    #expect(fault(read[5]) == "The row has 5 fields, the header has 4.")
    #expect(fault(read[7])?.hasPrefix("A quote that begins here is never closed") == true)
  }

  @Test func `an empty file has no header`() {
    #expect(throws: InputFault.self) { try EntityCSVRows(CSVReader(ByteSource([])), blank: Pot()) }
  }

  @Test func `an entity is an object`() {
    var buffer = ByteBuffer()
    EntityJSONWriter<Pot>().append(pot, to: &buffer)
    EntityJSONWriter<Pot>().append(Pot(id: pot.id), to: &buffer)
    let id = "01020304-0506-0708-090a-0b0c0d0e0f10"
    #expect(
      String(decoding: buffer.bytes, as: UTF8.self) == """
        {"id":"\(id)","name":"=big, \\"red\\"","litres":-5.00,"bought":"-0044-03","colors":["a;b","-c"]}\
        {"id":"\(id)","name":"","litres":null,"bought":null,"colors":[]}
        """)
  }

  @Test func `objects say what is wrong with them and the others are read`() throws {
    let text = """
      {"name":"wok","litres":4.50,"bought":null,"color":"red","shelf":{"x":[1]}}
      {"name":["a","b"]}
      {"name":{"a":1}}
      [1]
      {"colors":["a",null,2,true],"name":"x","name":"y"}
      {"colors":[[1]]}
      {"bought":19990}
      """
    let rows = EntityJSONRows(JSONReader(ByteSource(Array(text.utf8))), blank: Pot())
    var read: [ImportRow<Pot>] = []
    while let row = try rows.next() { read.append(row) }
    let first = try #require(try read.first?.item.get())
    #expect(first.name == "wok" && first.litres == "4.50" && first.colors == ["red"] && first.bought == nil)
    #expect(fault(read[1])?.hasPrefix("name: ") == true)
    #expect(fault(read[2]) == "name: an array or object is no value here.")
    #expect(fault(read[3])?.hasPrefix("An object was expected") == true)
    let fifth = try read[4].item.get()
    #expect(fifth.colors == ["a", "2", "true"] && fifth.name == "y")
    #expect(fault(read[5]) == "colors: an array or object is no value here.")
    #expect(fault(read[6])?.hasPrefix("bought: '19990' is no date") == true)
  }

  private func csv(_ pots: [Pot], guarded: Bool) -> String {
    let writer = EntityCSVWriter<Pot>(guarded: guarded)
    var buffer = ByteBuffer()
    writer.appendHeader(to: &buffer)
    for pot in pots { writer.append(pot, to: &buffer) }
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  private func fault(_ row: ImportRow<Pot>) -> String? {
    guard case .failure(let fault) = row.item else { return nil }
    return fault.reason
  }
}
