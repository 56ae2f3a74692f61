public import Entities
import Values
public import Views

extension Message {
  /// Said where a list has no rows: because of the part asked for, of the filter, or since nothing is stored yet.
  ///
  /// `firstSteps` is a hint how to bring something in.
  public static func nothing<Filter: Sendable & Equatable, Order: Sendable>(
    of noun: Noun, in selection: Selection<Filter, Order>, unfiltered: Filter, firstSteps: String
  ) -> Message {
    if selection.offset > 0 || selection.limit == 0 { return nothingInThisPart(of: noun) }
    if selection.filter != unfiltered { return Message("No \(noun.singular) fits.", hint: "Take a filter away, or search.") }
    return Message("There are no \(noun.plural) yet.", hint: firstSteps)
  }

  /// Said where a search finds nothing; `isWhole` says that all that was found was asked for, not a part from the middle.
  public static func nothing(of noun: Noun, found text: String, isWhole: Bool) -> Message {
    isWhole
      ? Message("No \(noun.singular) has all of \(quoted(text)).", hint: "Every word counts; fewer words find more.")
      : nothingInThisPart(of: noun)
  }

  private static func nothingInThisPart(of noun: Noun) -> Message {
    Message("No \(noun.singular) fits.", hint: "Change --offset or --limit to see others.")
  }
}
