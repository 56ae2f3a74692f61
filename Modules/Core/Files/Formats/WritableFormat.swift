public import Entities

/// A file format that items can be written in.
public protocol WritableFormat<Item>: Sendable {
  associatedtype Item: Entity
  /// What `--to` calls it.
  var name: String { get }
  /// A writer for one file; each file needs a new one.
  func makeWriter() -> any ItemWriter<Item>
}
