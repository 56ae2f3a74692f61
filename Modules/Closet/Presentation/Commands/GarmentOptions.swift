import ClosetDomain
import Commands
import EntityCommands
import Values

/// What can be said of a garment besides its name and type; an empty value takes away what is stored.
struct GarmentOptions: ParsableArguments {
  @Option(
    name: [.customLong("color"), .customLong("colors")],
    help: .init("Its colours, the main one first: navy,white or #1e3a5f.", valueName: "color"),
    transform: { try GarmentColor.list(parsing: [$0]) })
  var colors: [[GarmentColor]] = []
  @Option(help: .init("Its pattern, as in 'striped'.", valueName: "pattern"))
  var pattern: String?
  @Option(help: .init("What it is made of, as in 'wool'; decides its usual warmth.", valueName: "material"))
  var material: String?
  @Option(
    help: .init("How dressed up it is: sport, casual, smart, business or formal.", valueName: "formality"),
    completion: .list(Formality.allCases.map(\.text)), transform: { try Edit($0, Formality.init(parsing:)) })
  var formality: Edit<Formality>?
  @Option(
    name: [.customLong("warmth"), .customLong("clo")],
    help: .init("Its insulation in clo, where it is not the usual one: 0.25.", valueName: "clo"),
    transform: { try Edit($0, Insulation.init(parsing:)) })
  var warmth: Edit<Insulation>?
  @Flag(inversion: .prefixedNo, help: "Whether it keeps rain out.")
  var waterproof: Bool?
  @Flag(inversion: .prefixedNo, help: "Whether it keeps wind out.")
  var windproof: Bool?
  @Option(help: .init("Who made it.", valueName: "name"))
  var brand: String?
  @Option(help: .init("What it cost: 80.00, with --currency, or '80.00 EUR'.", valueName: "amount"))
  var price: String?
  @Option(
    help: .init("The currency of the price, as in EUR.", valueName: "code"), transform: { try Currency(parsing: $0) })
  var currency: Currency?
  @Option(
    help: .init("When it was bought: 2024, 2024-05 or 2024-05-31.", valueName: "date"),
    transform: { try Edit($0, CalendarDate.init(parsing:)) })
  var purchased: Edit<CalendarDate>?

  func validate() throws {
    if price == nil, currency != nil { throw ValidationError("--currency goes with --price; give both.") }
  }

  /// Puts everything that was given into the garment; throws for a price that is none.
  func apply(to garment: inout Garment) throws {
    if !colors.isEmpty { garment.colors = try GarmentColor.list(parsing: colors.joined().map(\.text)) }
    if let pattern { garment.pattern = pattern }
    if let material { garment.material = material }
    if let formality { garment.formality = formality.value }
    if let warmth { garment.insulation = warmth.value }
    if let waterproof { garment.isWaterproof = waterproof }
    if let windproof { garment.isWindproof = windproof }
    if let brand { garment.brand = brand }
    if let price { garment.price = try money(price, known: garment.price?.currency) }
    if let purchased { garment.purchased = purchased.value }
  }

  /// Whether nothing was given.
  var isEmpty: Bool {
    let given = [
      !colors.isEmpty, pattern != nil, material != nil, formality != nil, warmth != nil, waterproof != nil, windproof != nil,
      brand != nil, price != nil, purchased != nil,
    ]
    return !given.contains(true)
  }

  private func money(_ amount: String, known: Currency?) throws -> Money? {
    if amount.isEmpty { return nil }
    guard let currency = currency ?? known else {
      guard amount.utf8.contains(UInt8(ascii: " ")) else {
        throw ValueError("The price \(quoted(amount)) needs its currency; give --currency, such as '--currency EUR'.")
      }
      return try Money(parsing: amount)
    }
    return amount.utf8.contains(UInt8(ascii: " "))
      ? try Money(parsing: amount) : try Money(parsing: amount, currency: currency)
  }
}
