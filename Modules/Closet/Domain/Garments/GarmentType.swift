public import Values

/// What kind of garment it is; decides its slot and, where nothing else is said, its warmth and formality.
public enum GarmentType: String, TextValue, CaseIterable {
  case tShirt = "t-shirt"
  case shirt, blouse, polo
  case tankTop = "tank-top"
  case turtleneck
  case thermalTop = "thermal-top"
  case sweater, cardigan, hoodie, vest, blazer
  case jacket, coat, raincoat, parka
  case downJacket = "down-jacket"
  case jeans, trousers, chinos, joggers, shorts, skirt, leggings
  case dress, jumpsuit, suit
  case sneakers, shoes, loafers, boots, sandals, heels, slippers
  case socks, tights, scarf, hat, cap, beanie, gloves, tie, belt, bag, sunglasses, watch

  /// Takes the name with or without hyphens, and what else people call it: `tee`, `jumper`, `pants`, `trainers`.
  public init(parsing text: String) throws(ValueError) {
    guard let type = Self.words[PlainWord.of(text)] else {
      let allowed = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValueError("\(quoted(text)) is no type of garment; allowed are \(allowed).")
    }
    self = type
  }

  public var text: String { rawValue }

  private static let words: [String: GarmentType] = {
    var words: [String: GarmentType] = [:]
    for type in allCases { words[PlainWord.of(type.rawValue)] = type }
    for (type, names) in otherNames {
      for name in names { words[name] = type }
    }
    return words
  }()

  private static let otherNames: [GarmentType: [String]] = [
    .tShirt: ["tee", "teeshirt", "tshirts", "longsleeve", "top", "tops"],
    .shirt: ["dressshirt", "oxford", "button", "buttondown", "shirts", "overshirt", "flannelshirt"],
    .blouse: ["blouses", "tunic"], .polo: ["poloshirt", "polos"],
    .tankTop: ["tank", "camisole", "cami", "singlet", "undershirt"],
    .turtleneck: ["rollneck", "poloneck"], .thermalTop: ["thermals", "baselayer", "longjohns", "thermal"],
    .sweater: ["jumper", "pullover", "sweaters", "knit", "knitwear"], .cardigan: ["cardi"],
    .hoodie: ["hoody", "sweatshirt", "fleece"], .vest: ["waistcoat", "gilet", "bodywarmer"], .blazer: ["sportscoat"],
    .jacket: ["jackets", "denimjacket", "leatherjacket", "bomber", "windbreaker", "softshell"],
    .coat: ["overcoat", "peacoat", "coats", "wintercoat"],
    .raincoat: ["rainjacket", "trench", "trenchcoat", "mac", "hardshell", "anorak", "poncho"],
    .downJacket: ["puffer", "pufferjacket", "downcoat", "skijacket"],
    .jeans: ["jean", "denims"], .trousers: ["pants", "slacks", "trouser", "suittrousers", "cords", "corduroys"],
    .chinos: ["chino", "khakis"], .joggers: ["sweatpants", "trackpants", "joggingpants"], .shorts: ["bermudas", "short"],
    .leggings: ["legging"], .dress: ["dresses", "gown", "sundress"], .jumpsuit: ["dungarees", "overalls", "playsuit", "romper"],
    .suit: ["tuxedo", "dinnersuit"], .sneakers: ["trainers", "runningshoes", "sneaker", "runners", "plimsolls"],
    .shoes: ["shoe", "oxfords", "brogues", "derbies", "dressshoes", "flats", "ballerinas"], .loafers: ["moccasins", "loafer"],
    .boots: ["boot", "ankleboots", "wellies", "wellingtons", "hikingboots"], .sandals: ["sandal", "flipflops", "slides"],
    .heels: ["pumps", "stilettos", "highheels"], .slippers: ["slipper"], .socks: ["sock"],
    .tights: ["stockings", "pantyhose", "hosiery"], .scarf: ["scarves", "shawl"], .hat: ["hats", "fedora", "sunhat"],
    .cap: ["baseballcap"], .beanie: ["woollyhat", "knithat", "toque"], .gloves: ["mittens", "glove"],
    .tie: ["necktie", "bowtie", "ties"], .belt: ["belts"], .bag: ["handbag", "backpack", "purse", "tote"],
  ]
}
