import Entities
import EntityCommands
import ProductsDomain
import Values
import Views

/// How products look: as rows, as one card, and what is said where there are none.
enum ProductViews {
  static let actions = [
    Action("add", label: "Add a product", kind: .add), Action("open", label: "Open", kind: .open),
    Action("edit", label: "Edit", kind: .edit), Action("delete", label: "Delete", kind: .delete),
  ]

  static func columns(_ presenter: ProductListPresenter) -> [Column<Product>] {
    [
      .id,
      Column("name", fit: .flexible(minimum: 12)),
      Column("price", alignment: .trailing) { .text(presenter.formattedPrice($0.price)) },
      Column("category", priority: 2),
      Column("description", fit: .flexible(minimum: 16), priority: 3) { .text(presenter.description(of: $0)) },
    ]
  }

  static func list(_ content: ListContent<Product>, _ presenter: ProductListPresenter, empty: Message) -> ListView<Product> {
    ListView(title: "Products", columns: columns(presenter), content: content, empty: empty, actions: actions)
  }

  static func empty(_ selection: Selection<ProductFilter, ProductOrder>) -> Message {
    if selection.filter.name == nil, selection.offset == 0, selection.limit != 0 {
      return Message("No products available.", hint: "Bring yours: app products import FILE; or add one: app products add.")
    }
    return .nothing(of: Product.noun, in: selection, unfiltered: ProductFilter(), firstSteps: "")
  }

  static func nothingFound(_ text: String, isWhole: Bool) -> Message {
    .nothing(of: Product.noun, found: text, isWhole: isWhole)
  }

  static func detail(_ product: Product, _ presenter: ProductListPresenter) -> DetailView<Product> {
    let editing = actions.filter { $0.kind == .edit || $0.kind == .delete }
    return DetailView(
      product, shown: { $0.name == "price" ? .text(presenter.formattedPrice(product.price)) : $0.value(product) },
      actions: editing)
  }

  static func discount(
    _ product: Product, _ discount: Discount, _ price: DiscountedPrice, _ presenter: ProductListPresenter
  ) -> ReportView {
    ReportView(
      rows: [
        LabelledRow("Product", product.name), LabelledRow("Price", presenter.formattedPrice(price.price)),
        LabelledRow("Discount", "\(presenter.formattedPrice(price.discount)) (\(discount.percentage) %)"),
        LabelledRow("New price", presenter.formattedPrice(price.newPrice)),
      ],
      members: [
        OutputMember("id", .value(.id(product.id))), OutputMember("name", .text(product.name)),
        OutputMember("percent", .value(.number(discount.percentage.text))), OutputMember("price", .value(.money(price.price))),
        OutputMember("discount", .value(.money(price.discount))), OutputMember("newPrice", .value(.money(price.newPrice))),
      ])
  }
}
