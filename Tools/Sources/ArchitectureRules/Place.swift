/// A line of a file of the package.
struct Place: Hashable {
  let file: String
  let line: Int
}
