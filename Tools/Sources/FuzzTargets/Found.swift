/// Says that a promise is broken, in the way a fuzzer notices: the program ends, and the input is kept.
func found(_ what: String) -> Never {
  // Reached only while parsers are fuzzed or tested, where ending is what is wanted; it is no part of the app.
  fatalError(what)
}
