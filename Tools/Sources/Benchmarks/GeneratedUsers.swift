import Foundation

/// People who do not exist, a third of them with a picture; names repeat, addresses do not.
enum GeneratedUsers {
  private static let given =
    "Ada Bruno Cora Émile Fay Gustav Håkon Ines José Karl Łucja Mira Nora Óscar Pia Ruth Søren Thérèse Viola Zoë"
    .split(separator: " ")
  private static let family =
    "Ashby Brontë Cole Dahl Evans Fairley Garland Hůlka Ibáñez Jensen Kelman Lefèvre Müßner Nuñez O'Neil Pemberg"
    .split(separator: " ")

  /// A CSV with a header.
  static func file(of count: Int) -> Data {
    var text = "name,email,avatarURL,createdAt\n"
    for number in 0..<count {
      // A step that shares no factor with the lists mixes the names.
      let mixed = number &* 7919
      let avatar = number % 3 == 0 ? "https://example.org/avatars/\(number).png" : ""
      let (day, second) = (10 + mixed % 18, 10 + mixed % 50)
      text +=
        "\(given[mixed % given.count]) \(family[mixed / given.count % family.count]),user\(number)@example\(mixed % 97).org,"
      text += "\(avatar),20\(10 + mixed % 15)-05-\(day)T12:34:\(second)Z\n"
    }
    return Data(text.utf8)
  }
}
