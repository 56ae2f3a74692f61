import Entities
public import Files
public import Storage
import Values

extension RemoteTable {
  /// The item of one element of an answer; columns nobody knows here are passed over.
  ///
  /// Nothing is made up: a row without an id, without a value it must have, or with one that is none, is a fault.
  public func item(_ value: JSONValue) throws(RemoteRowFault) -> Row.Model {
    guard case .object(let members) = value else { throw RemoteRowFault(id: nil, reason: "It is no object.") }
    let places = description.places(of: members)
    if let missing = description.missing(in: members, at: places) {
      throw RemoteRowFault(id: Self.id(of: members), reason: "It has no '\(missing)'.")
    }
    do {
      return try hasParts
        ? RowInput(members, of: self, members: description.writtenNames).item(from: blank()) : plainItem(members, at: places)
    } catch let fault as RemoteRowFault {
      throw fault
    } catch {
      let fault = RESTError(error)
      throw RemoteRowFault(id: Self.id(of: members), reason: fault.details ?? fault.message)
    }
  }

  /// A JSON array of whole rows, without what the rules of the server decide.
  public func body(of items: [Row.Model]) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 4096)
    buffer.append(0x5B)
    for (number, item) in items.enumerated() {
      if number > 0 { buffer.append(0x2C) }
      write(item, description.writtenLayout, &buffer)
    }
    buffer.append(0x5D)
    return Array(buffer.bytes)
  }

  /// One whole row as a JSON object, as in `body(of:)`.
  public func body(of item: Row.Model) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 1024)
    write(item, description.writtenLayout, &buffer)
    return Array(buffer.bytes)
  }

  /// Where every column is a property by itself, each member is set as it comes; that is most of the time a long answer takes.
  private func plainItem(_ members: [JSONMember], at places: [Int?]) throws -> Row.Model {
    var item = blank()
    for (member, place) in zip(members, places) {
      guard let place, !description.columns[place].isReadOnly else { continue }
      do {
        try set(&item, place, description.input(member.value, at: place))
      } catch let failure as any Failure {
        throw RemoteRowFault(id: Self.id(of: members), reason: "\(member.name): \(failure.message)")
      }
    }
    return item
  }

  private static func id(of members: [JSONMember]) -> String? {
    if case .string(let id) = members.last(where: { $0.name == Table.id.name })?.value { id } else { nil }
  }
}

extension TableDescription {
  /// The column of each member, nil for one that nobody knows here; most rows have theirs in the order of the table.
  fileprivate func places(of members: [JSONMember]) -> [Int?] {
    var next = 0
    return members.map { member in
      let place = next < columns.count && columns[next].name == member.name ? next : place(of: member.name)
      next = place.map { $0 + 1 } ?? next
      return place
    }
  }

  /// The first column that a row must have and these members lack.
  fileprivate func missing(in members: [JSONMember], at places: [Int?]) -> String? {
    var isGiven = [Bool](repeating: false, count: columns.count)
    for (member, place) in zip(members, places) {
      guard let place else { continue }
      if case .null = member.value { isGiven[place] = false } else { isGiven[place] = true }
    }
    return needed.first { !isGiven[$0] }.map { columns[$0].name }
  }
}
