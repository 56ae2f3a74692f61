import Entities
import Foundation
import ProductsDomain
import ProductsPresentation
import Testing
import Values
import Views

@MainActor @Suite struct ProductListViewModelTests {
  private let presenter: ProductListPresenter

  init() throws {
    presenter = ProductListPresenter(prices: MoneyFormat(try MoneyLocale(parsing: "en_US")))
  }

  @Test func aProductIsWorded() throws {
    let item = presenter.item(try .full())
    #expect(item.id == (try Product.full().id))
    #expect((item.name, item.formattedPrice, item.description) == ("Desk lamp", "$19.99", "Bright, warm"))
    #expect(presenter.item(try .sample(2, "Tea")).description.isEmpty)
  }

  @Test func rowsAreWordedProducts() async throws {
    let lamp = try Product.sample(1, "Lamp")
    let list = ProductListViewModel.on(FakeCatalogue([lamp, try .sample(2, "Tea", category: .food)]))
    await list.load(Selection(ProductFilter(category: .electronics)))
    #expect(list.state(presenter) == .rows([presenter.item(lamp)]))
    #expect(!list.hasMore)
  }

  @Test func anEmptyListSaysSo() async {
    let list = ProductListViewModel.on(FakeCatalogue())
    await list.load(Selection(ProductFilter(category: .food)))
    guard case .empty(let message) = list.state(presenter) else {
      Issue.record("\(list.state(presenter))")
      return
    }
    #expect(message.text == "No products available.")
  }

  @Test func whatFailsIsSaidAndEndsWithTheNextLoad() async throws {
    let catalogue = FakeCatalogue([try .sample(1, "Lamp")])
    let list = ProductListViewModel.on(catalogue)
    catalogue.fail(with: ValueError("Broken."))
    await list.load()
    guard case .error(let message) = list.state(presenter) else {
      Issue.record("\(list.state(presenter))")
      return
    }
    #expect(message.text == "Broken.")
    catalogue.fail(with: nil)
    await list.load()
    #expect(list.state(presenter) == .rows([presenter.item(try .sample(1, "Lamp"))]))
  }

  @Test func whileItIsReadItIsLoading() async throws {
    let catalogue = FakeCatalogue([try .sample(1, "Lamp")])
    let list = ProductListViewModel.on(catalogue)
    let presenter = presenter
    await confirmation { loading in
      catalogue.beforeReading {
        await MainActor.run { if list.state(presenter) == .loading { loading() } }
      }
      await list.load()
    }
    #expect(list.state(presenter) != .loading)
  }

  @Test func changesShowInTheWindow() async throws {
    let catalogue = FakeCatalogue()
    let list = ProductListViewModel.on(catalogue)
    await list.load()
    let lamp = try await list.add(try .sample(1, "Lamp"))
    #expect(list.state(presenter) == .rows([presenter.item(lamp)]))
    let changed = try await list.update(lamp.id) { $0.name = " Better lamp " }
    #expect(changed.name == "Better lamp")
    #expect(list.state(presenter) == .rows([presenter.item(changed)]))
    await #expect(throws: ProductError.nameMissing) { try await list.update(lamp.id) { $0.name = "" } }
    #expect(try await list.delete(lamp.id))
    #expect(try await !list.delete(lamp.id))
  }

  @Test func aWindowGrowsWhereThereIsMore() async throws {
    let list = ProductListViewModel.on(FakeCatalogue(try (0..<60).map { try .sample($0, "P\($0)") }))
    await list.load()
    #expect(list.hasMore)
    await list.loadMore()
    guard case .rows(let rows) = list.state(presenter) else { return }
    #expect(rows.count == 60)
  }
}
