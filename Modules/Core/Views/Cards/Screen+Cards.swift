import Files

extension Screen {
  /// Shows cards: headed lines for people, an array of objects (NDJSON: one a line; CSV: one a row) for machines.
  public func show(_ view: CardsView) throws {
    var buffer = ByteBuffer()
    switch format {
    case .table: CardText(width: outputWidth, style: outputStyle, environment: environment).write(view.cards, to: &buffer)
    case .json:
      buffer.appendJSON(.list(view.cards.map { .object($0.members) }))
      buffer.append("\n")
    case .ndjson:
      for card in view.cards {
        buffer.appendJSON(card.members)
        buffer.append("\n")
      }
    case .csv: CardCSV.write(view.cards, to: &buffer)
    }
    try buffer.flush(to: output)
    if view.cards.isEmpty { show(view.empty) }
  }
}
