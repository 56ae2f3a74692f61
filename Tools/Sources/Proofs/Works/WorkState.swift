/// What a work that must happen whole or not at all has left.
enum WorkState: Equatable {
  case before
  case after
  /// Neither; says what is wrong.
  case between(String)
}
