import Commands
import Storage
import Terminal
import Testing
import Views

@testable import Application

@Suite struct GlobalOptionsTests {
  @Test func nothingSaidIsATableInTheDataFolder() throws {
    let options = try GlobalOptions.parse([])
    #expect(options.store == nil)
    #expect(options.outputFormat == .table)
    #expect(options.color == .auto)
    #expect(!options.quiet)
  }

  @Test(arguments: [
    (["--json"], OutputFormat.json), (["--format", "json"], .json), (["--format=csv"], .csv), (["--format", "ndjson"], .ndjson),
    (["--format", "table"], .table), (["--json", "--format", "json"], .json),
  ])
  func aFormatIsChosen(_ arguments: [String], _ format: OutputFormat) throws {
    #expect(try GlobalOptions.parse(arguments).outputFormat == format)
  }

  @Test(arguments: [
    (["--store", "memory:"], StoreLocation.memory), (["--store=sqlite:a b.db"], .sqlite(path: "a b.db")),
    (["--store", "sqlite:--json"], .sqlite(path: "--json")),
  ])
  func aStoreIsNamed(_ arguments: [String], _ location: StoreLocation) throws {
    #expect(try GlobalOptions.parse(arguments).store == location)
  }

  @Test func theRestIsTakenAsItIsSaid() throws {
    let options = try GlobalOptions.parse(["-q", "--color", "never"])
    #expect(options.quiet)
    #expect(options.color == .never)
    #expect(try GlobalOptions.parse(["--quiet", "--color=always"]).color == .always)
  }

  @Test(arguments: [
    (["--json", "--format", "csv"], "exclude each other"), (["--format", "xml"], "xml"), (["--format", "jso"], "json"),
    (["--store", "mongo:x"], "sqlite:PATH"), (["--store", "sqlite:"], "sqlite:PATH"), (["--store"], "--store"),
    (["--color", "blue"], "blue"),
    (["--quite"], "--quiet"),
  ])
  func whatIsNoOptionOrValueIsRefused(_ arguments: [String], _ word: String) {
    let error = #expect(throws: CommandLineError.self) { try GlobalOptions.parse(arguments) }
    #expect(error?.message.contains(word) == true, "\(error?.message ?? "")")
  }
}
