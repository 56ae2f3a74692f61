/// Tests of a feature know it alone; those of Core, App and Tools belong to none.
enum FeatureTests {
  static func owner(ofPath path: String, in package: Package) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count >= 2, parts[0] == "Tests" else { return nil }
    return package.features.first { $0 == parts[1] }
  }
}
