import Commands
import Values
import Views

/// How prices are written for people; files and formats for machines carry plain decimals.
struct LocaleOptions: ParsableArguments {
  @Option(
    help: .init("How prices are written, such as de_DE; otherwise as the environment says.", valueName: "locale"),
    transform: MoneyLocale.init(parsing:))
  var locale: MoneyLocale?

  /// Words products in the locale that was given, or that of the environment.
  func presenter(on screen: Screen) -> ProductListPresenter {
    ProductListPresenter(prices: locale.map(MoneyFormat.init) ?? MoneyFormat(environment: screen.environment))
  }
}
