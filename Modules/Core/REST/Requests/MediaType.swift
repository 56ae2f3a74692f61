import HTTP

/// The form of an answer a client accepts.
struct MediaType: Equatable {
  enum Shape { case array, object }

  let shape: Shape
  /// Whether members without a value are left out.
  let stripsNulls: Bool

  /// The first of the types in `Accept` that there is; no header is any type.
  init(_ headers: HTTPHeaders) throws(RESTError) {
    guard let accepted = headers["Accept"], accepted != "*/*", accepted != "application/json" else {
      self.init(shape: .array, stripsNulls: false)
      return
    }
    for type in accepted.split(separator: ",") {
      let parts = type.split(separator: ";").map(\.trimmed)
      let strips = parts.dropFirst().contains("nulls=stripped")
      switch parts.first?.lowercased() {
      case "*/*", "application/*", "application/json", "application/vnd.pgrst.array+json", "application/vnd.pgrst.array":
        self.init(shape: .array, stripsNulls: strips)
        return
      case "application/vnd.pgrst.object+json", "application/vnd.pgrst.object":
        self.init(shape: .object, stripsNulls: strips)
        return
      default: continue
      }
    }
    throw RESTError(406, "PGRST107", "None of these media types are available: \(accepted)")
  }

  private init(shape: Shape, stripsNulls: Bool) {
    self.shape = shape
    self.stripsNulls = stripsNulls
  }

  var name: String {
    if shape == .array, !stripsNulls { return "application/json; charset=utf-8" }
    return (shape == .object ? "application/vnd.pgrst.object+json" : "application/json") + (stripsNulls ? ";nulls=stripped" : "")
      + "; charset=utf-8"
  }
}
