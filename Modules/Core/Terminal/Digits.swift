/// Numbers as people read them.
public enum Digits {
  /// `1,234,567`: groups of three with commas, as in the rest of the English text around it.
  public static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = number < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0 && (digits.count - place) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
