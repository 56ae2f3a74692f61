/// How much a material adds to the warmth of a garment: the columns in which ISO 9920 and ISO 7730 list garments of one kind.
public enum FabricWeight: Sendable, Hashable {
  case thin, normal, thick

  /// Of a material as people write it, such as `merino wool` or `100 % linen`; normal where no word of it is known.
  public init(material: String?) {
    guard let material else {
      self = .normal
      return
    }
    let words = material.split { !$0.isLetter }.map { PlainWord.of(String($0)) }
    if words.contains(where: Self.thickWords.contains) {
      self = .thick
    } else if words.contains(where: Self.thinWords.contains) {
      self = .thin
    } else {
      self = .normal
    }
  }

  private static let thickWords: Set = [
    "wool", "woollen", "woolen", "merino", "cashmere", "alpaca", "mohair", "lambswool", "tweed", "flannel", "fleece", "corduroy",
    "down", "padded", "quilted", "shearling", "sheepskin", "fur", "faux", "thermal", "lined", "boiled", "felt", "velvet",
  ]
  private static let thinWords: Set = [
    "linen", "silk", "chiffon", "viscose", "rayon", "lyocell", "tencel", "mesh", "lace", "satin", "voile", "georgette", "crepe",
    "seersucker", "nylon", "hemp", "ramie", "modal",
  ]
}
