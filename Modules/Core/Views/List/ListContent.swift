/// The state of a list. An empty list is `rows` without any.
public enum ListContent<Item: Sendable>: Sendable {
  case loading
  case failed(Message)
  case rows(RowSource<Item>)
}
