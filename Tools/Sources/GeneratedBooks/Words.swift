/// Words of titles, common ones first, drawn as often as Zipf's law says: the word of rank n has 1/n of the first's share.
struct Words {
  /// Some 2,900: those that titles love, then compounds that make up the long tail.
  static let all: [String] = common + heads.flatMap { head in tails.map { head + $0 } }

  /// Index by a number of 16 bits, so that drawing a word costs one look-up.
  private let slots: [UInt16]

  init() {
    let weights = Self.all.indices.map { 1 / Double($0 + 2) }
    let total = weights.reduce(0, +)
    var slots: [UInt16] = []
    slots.reserveCapacity(1 << 16)
    var sum = 0.0
    for (index, weight) in weights.enumerated() {
      sum += weight
      let end = index == weights.count - 1 ? 1 << 16 : Int(sum / total * Double(1 << 16))
      while slots.count < end { slots.append(UInt16(index)) }
    }
    self.slots = slots
  }

  func draw(_ random: inout SplitMix64) -> String { Self.all[Int(slots[random.below(1 << 16)])] }

  private static let common = split(
    """
    the of and a in to for with on from love life night world house time war man river king girl secret last dark light city sea
    story history island lost little great golden wind fire dead day book stone death garden heart shadow winter summer red black
    white blue green silent blood moon sun star sky road home woman women men boy children mother father daughter son brother sister
    friend stranger dream dreams memory letter letters song music dance silver iron glass paper bone salt water rain snow ice storm
    mountain forest desert ocean bridge tower castle palace church school library museum station hotel kitchen window door mirror
    clock map key crown sword knife rose lily apple bread wine honey bird crow raven eagle wolf fox bear horse cat dog lion tiger
    dragon ghost witch devil angel god gods saint thief queen prince princess soldier doctor teacher writer painter captain pirate
    detective murder crime trial judge prison escape journey voyage return end beginning first second third seven hundred thousand
    years days nights morning evening midnight tomorrow yesterday forever never always nothing everything art science nature power
    money truth lies peace hope faith fear anger courage pride beauty silence language mind body soul guide introduction theory
    practice handbook complete collected selected short essays poems tales stories letters diary memoir biography philosophy
    """)

  private static let heads = split(
    """
    Ash Black Bright Cold Copper Crow Dawn Day Deep Dusk East Ember Fair Far Fern Frost Glen Gold Grey Hawk Hazel Heather High
    Hollow Ice Iron Juniper Lark Maple Marsh Mid Mist Moon Moss Night North Oak Raven Rook Silver Snow South Star Stone Storm
    Summer Sun Thorn West Wild Willow Wind Winter Wolf
    """)

  private static let tails = split(
    """
    bank bell born bound brook burn call chapel cliff crest croft dale down edge fall field fire ford gate glass grove harbour
    haven heart hill hold house keep lake land light mere moor path point reach ridge rise shore side song spire stead stone
    tide vale ward water way wood
    """)

  static func split(_ text: String) -> [String] { text.split { $0 == " " || $0 == "\n" }.map(String.init) }
}
