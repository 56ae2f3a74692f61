/// Input as an error message shows it: in single quotes, control characters as `\u{…}`, cut where it is long.
public func quoted(_ input: String) -> String {
  let longest = 80
  var shown = "'"
  for (count, scalar) in input.unicodeScalars.enumerated() {
    if count == longest {
      shown += "…"
      break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return shown + "'"
}
