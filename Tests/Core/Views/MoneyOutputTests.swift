import Entities
import Foundation
import Testing
import Values
import Views

/// An entity with an amount of money.
private struct Ticket: Entity {
  static let noun = Noun("ticket", "tickets")
  static let properties: [Property<Ticket>] = [.optionalMoney("price", { $0.price }, { $0.price = $1 }), .id]

  var id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
  var price: Money?

  func prepared() -> Ticket { self }
}

@Suite struct MoneyOutputTests {
  private let money: Money
  private let id = "01020304-0506-0708-090a-0b0c0d0e0f10"

  init() throws {
    money = try Money(parsing: "19.90 USD")
  }

  private func output(_ format: OutputFormat, _ show: (Screen) async throws -> Void) async throws -> String {
    let recorded = RecordedScreen(format)
    try await show(recorded.screen)
    return recorded.output
  }

  @Test(arguments: [
    (OutputFormat.csv, "price,currency,id\n19.90,USD,ID\n,,ID\n"),
    (.ndjson, "{\"price\":{\"amount\":\"19.90\",\"currency\":\"USD\"},\"id\":\"ID\"}\n{\"price\":null,\"id\":\"ID\"}\n"),
    (.table, "Price\n19.90 USD\n\n"),
  ])
  func aListShowsMoney(format: OutputFormat, text: String) async throws {
    let list = ListView(
      title: "Tickets", columns: [Column<Ticket>("price")], content: .rows(RowSource([Ticket(price: money), Ticket()])),
      empty: Message("None."))
    let shown = try await output(format) { try await $0.show(list) }
    #expect(shown == text.split(separator: "ID", omittingEmptySubsequences: false).joined(separator: id))
  }

  @Test func aReportHasOneColumnOfCurrencyForAllItsAmounts() async throws {
    let other = try Money(parsing: "5.00 USD")
    let foreign = try Money(parsing: "5 JPY")
    let report = ReportView(
      rows: [],
      members: [
        OutputMember("name", .text("x")), OutputMember("price", .value(.money(money))),
        OutputMember("discount", .value(.money(other))),
        OutputMember("abroad", .value(.money(foreign))),
      ])
    #expect(try await output(.csv) { try $0.show(report) } == "name,price,currency,discount,abroad\nx,19.90,USD,5.00,5 JPY\n")
  }
}
