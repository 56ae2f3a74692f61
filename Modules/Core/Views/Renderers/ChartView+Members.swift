extension ChartView {
  /// The chart as a JSON object: figures by their keys, then each section as a list of label and value.
  var members: [OutputMember] {
    figures.map { OutputMember($0.key, .value($0.value)) }
      + sections.map { section in
        OutputMember(
          section.key,
          .list(
            section.bars.map { .object([OutputMember("label", .text($0.label)), OutputMember("value", .integer($0.value))]) }))
      }
  }
}
