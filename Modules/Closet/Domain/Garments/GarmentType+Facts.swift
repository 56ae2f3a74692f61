extension GarmentType {
  /// The place on the body it takes.
  public var slot: Slot { facts.slot }

  /// Its usual insulation in a fabric of this weight.
  public func insulation(_ weight: FabricWeight) -> Insulation {
    switch weight {
    case .thin: Insulation(table: facts.clo.thin)
    case .normal: Insulation(table: facts.clo.normal)
    case .thick: Insulation(table: facts.clo.thick)
    }
  }

  /// How dressed up it usually is.
  public var formality: Formality { facts.formality }

  /// Whether it usually keeps rain out.
  public var isWaterproof: Bool { self == .raincoat }

  /// Whether it usually keeps wind out.
  public var isWindproof: Bool {
    switch self {
    case .raincoat, .parka, .downJacket: true
    default: false
    }
  }

  /// The temperatures outdoors, in °C, between which people wear it.
  var season: ClosedRange<Double> { facts.season }

  struct Facts {
    let slot: Slot
    /// Hundredths of a clo.
    let clo: (thin: Int, normal: Int, thick: Int)
    let formality: Formality
    let season: ClosedRange<Double>
  }

  private static let anySeason = -90.0...70.0

  private var facts: Facts {
    let (slot, thin, normal, thick) = slotAndClo
    return Facts(slot: slot, clo: (thin, normal, thick), formality: usualFormality, season: usualSeason)
  }

  /// Hundredths of a clo in thin, normal and thick fabric, from ISO 7730:2005, table C.2, and ISO 9920 as ASHRAE 55 cites it.
  private var slotAndClo: (Slot, Int, Int, Int) {
    switch self {
    case .tShirt: (.baseTop, 8, 8, 12)
    case .shirt: (.baseTop, 20, 25, 34)
    case .blouse: (.baseTop, 15, 20, 25)
    case .polo: (.baseTop, 15, 17, 19)
    case .tankTop: (.baseTop, 4, 6, 9)
    case .turtleneck: (.baseTop, 20, 26, 34)
    case .thermalTop: (.baseTop, 12, 20, 26)
    case .sweater: (.midLayer, 20, 28, 36)
    case .cardigan: (.midLayer, 20, 25, 36)
    case .hoodie: (.midLayer, 25, 30, 36)
    case .vest: (.midLayer, 10, 13, 20)
    case .blazer: (.midLayer, 25, 36, 44)
    case .jacket: (.outerLayer, 25, 35, 44)
    case .coat: (.outerLayer, 40, 48, 60)
    case .raincoat: (.outerLayer, 25, 31, 45)
    case .parka: (.outerLayer, 60, 70, 80)
    case .downJacket: (.outerLayer, 45, 55, 70)
    default: lowerSlotAndClo
    }
  }

  private var lowerSlotAndClo: (Slot, Int, Int, Int) {
    switch self {
    case .jeans, .trousers: (.bottom, 15, 24, 28)
    case .chinos: (.bottom, 15, 20, 28)
    case .joggers: (.bottom, 20, 28, 33)
    case .shorts: (.bottom, 6, 8, 11)
    case .skirt: (.bottom, 14, 18, 25)
    case .leggings: (.bottom, 10, 12, 20)
    case .dress: (.fullBody, 20, 33, 47)
    case .jumpsuit: (.fullBody, 35, 49, 55)
    case .suit: (.fullBody, 60, 84, 96)
    case .sneakers, .slippers: (.footwear, 2, 3, 4)
    case .shoes, .loafers: (.footwear, 2, 4, 5)
    case .boots: (.footwear, 8, 10, 12)
    case .sandals: (.footwear, 2, 2, 2)
    case .heels: (.footwear, 2, 2, 3)
    case .socks: (.accessory, 2, 2, 5)
    case .tights: (.accessory, 2, 3, 10)
    case .scarf: (.accessory, 2, 5, 8)
    case .hat, .beanie: (.accessory, 1, 3, 5)
    case .cap: (.accessory, 1, 1, 3)
    case .gloves: (.accessory, 3, 5, 8)
    default: (.accessory, 0, 0, 0)
    }
  }

  private var usualFormality: Formality {
    switch self {
    case .thermalTop, .joggers, .leggings, .cap: .sport
    case .shirt, .blouse, .cardigan, .chinos, .loafers, .skirt, .dress, .jumpsuit, .turtleneck, .coat, .scarf, .hat, .gloves:
      .smart
    case .blazer, .trousers, .shoes, .heels, .vest, .belt, .watch: .business
    case .suit, .tie: .formal
    default: .casual
    }
  }

  private var usualSeason: ClosedRange<Double> {
    switch self {
    case .tankTop: 20...70
    case .shorts: 17...70
    case .sandals: 18...70
    case .turtleneck: -90...16
    case .thermalTop: -90...8
    case .sweater, .hoodie: -90...19
    case .cardigan, .vest: -90...23
    case .blazer: -90...26
    case .jacket: -90...19
    case .raincoat: -90...24
    case .coat: -90...14
    case .parka, .downJacket: -90...8
    case .jeans: -90...26
    case .joggers, .leggings: -90...24
    case .boots: -90...18
    case .suit: -90...28
    case .heels: 2...70
    case .sneakers, .loafers: -6...70
    default: Self.anySeason
    }
  }
}
