public import ClosetDomain
public import Commands
import Values
public import Views

/// `app closet recommend`
public struct RecommendOutfit: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "recommend", abstract: "Says what to wear for the weather and the occasion, and why.",
    discussion: """
      Warmth is computed: what ISO 11079 asks for in the cold and ASHRAE 55 finds in mild weather, against the clothes' own insulation. \
      The same closet, day and weather give the same answer.

      Example:
        app closet recommend --low 4 --high 14 --rain 60 --occasion work --explain
      """)

  @OptionGroup var weather: WeatherOptions
  @Option(
    help: .init("What for: casual, work, formal, sport or home.", valueName: "occasion"),
    completion: .list(Occasion.allCases.map(\.text)), transform: { try Occasion(parsing: $0) })
  var occasion: Occasion = .casual
  @Option(
    name: [.long, .customShort("n")], help: .init("How many outfits, 1 to 20.", valueName: "number"),
    transform: { try RecommendOutfit.count($0) })
  var count: Int = 3
  @Option(
    help: .init("The day it is worn on; today unless given.", valueName: "day"), transform: { try Day(parsing: $0) })
  var on: Day?
  @Flag(help: "Shows the parts of the score and their weights.")
  var explain = false

  public init() {}

  public mutating func validate() throws {
    _ = try weather.weather()
  }

  /// Shows the best outfits; what the closet lacks is said beside them.
  @MainActor
  public func run(on screen: Screen, recommend: RecommendOutfitUseCase) async throws {
    guard let day = on ?? screen.today else { throw ClockFault() }
    let conditions = OutfitConditions(weather: try weather.weather(), occasion: occasion, day: day)
    let recommendation = try await recommend(conditions, count: count)
    try screen.show(OutfitCards.view(recommendation, isExplained: explain))
    // Where there is no outfit, the first is said in its place.
    let said = recommendation.outfits.isEmpty ? 1 : 0
    for shortfall in recommendation.shortfalls.dropFirst(said) {
      screen.show(Message(shortfall.sentence, kind: .warning))
    }
  }

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), (1...20).contains(count) else {
      throw ValueError("\(quoted(text)) is no number of outfits; allowed are 1 to 20.")
    }
    return count
  }
}
