import ClosetDomain
import Entities
import Values
import Views

/// How outfits look: those recommended, and those worn.
enum OutfitCards {
  static func view(_ recommendation: Recommendation, isExplained: Bool) -> CardsView {
    let cards = recommendation.outfits.enumerated().map { place, outfit in
      card(outfit, place: place + 1, isExplained: isExplained)
    }
    let sentences = recommendation.shortfalls.map(\.sentence)
    return CardsView(cards, empty: Message(sentences.first ?? "There is no outfit to show."))
  }

  static func card(_ outfit: WornOutfit, garments: [Garment]) -> CardView {
    let missing = outfit.garments.count - garments.count
    let lines = garments.map { $0.line(label: $0.type?.text ?? "") }
    let gone = missing > 0 ? [CardLine("and \(missing) no longer in the closet")] : []
    return CardView(
      title: outfit.day.text, lines: lines + gone,
      members: [
        OutputMember("id", .value(.id(outfit.id))), OutputMember("day", .value(.date(outfit.day.date))),
        OutputMember("garments", .list(garments.map { .object($0.briefMembers) })),
      ])
  }

  private static func card(_ outfit: Outfit, place: Int, isExplained: Bool) -> CardView {
    let warmth = "\(clo(outfit.insulation)) clo, aimed at \(clo(outfit.target))"
    var lines = outfit.garments.map { $0.line(label: $0.type?.text ?? "") }
    lines.append(CardLine(warmth, label: "warmth"))
    lines += outfit.reasons.map { CardLine("· " + $0) }
    if isExplained {
      lines += ScorePart.allCases.map { part in
        CardLine("\(thousandths(outfit.score[part])) × \(part.weight) %", label: part.name)
      }
    }
    return CardView(
      title: "Outfit \(place), score \(thousandths(outfit.score.value))", lines: lines, members: members(outfit, isExplained))
  }

  private static func members(_ outfit: Outfit, _ isExplained: Bool) -> [OutputMember] {
    let warmth = [
      OutputMember("clo", .value(.number(clo(outfit.insulation)))), OutputMember("target", .value(.number(clo(outfit.target)))),
    ]
    var members = [
      OutputMember("garments", .list(outfit.garments.map { .object($0.briefMembers) })),
      OutputMember("score", .value(.number(thousandths(outfit.score.value)))), OutputMember("warmth", .object(warmth)),
      OutputMember("reasons", .list(outfit.reasons.map { .text($0) })),
    ]
    if isExplained {
      let parts = ScorePart.allCases.map { part in
        OutputMember(
          part.name,
          .object([
            OutputMember("score", .value(.number(thousandths(outfit.score[part])))),
            OutputMember("weight", .integer(part.weight)),
          ]))
      }
      members.append(OutputMember("parts", .object(parts)))
    }
    return members
  }

  private static func clo(_ number: Double) -> String { Weather.text(number) }

  private static func thousandths(_ number: Double) -> String {
    let thousandths = Int((number * 1000).rounded())
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }
}
