import UsersDomain
import Views

/// How events look.
enum EventViews {
  static func list(_ source: RowSource<AnalyticsEvent>, isPart: Bool) -> ListView<AnalyticsEvent> {
    ListView(
      title: "Events",
      columns: [
        Column("occurredAt", title: "When"), Column("name", title: "Event"), Column("properties", fit: .flexible(minimum: 16)),
      ],
      content: .rows(source),
      empty: isPart
        ? Message("No event fits.", hint: "Change --offset or --limit to see others.")
        : Message("Nothing has happened yet.", hint: "Registering somebody is the first event."))
  }
}
