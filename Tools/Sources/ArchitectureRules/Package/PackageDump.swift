/// The part of `swift package dump-package` that the check reads.
struct PackageDump: Decodable {
  let targets: [PackageTarget]
}
