import Container
import Entities
import Feature
import RemoteStore
import Storage
import Values
import Views

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looks at everything `doctor` reports on; nothing is changed.
@MainActor
struct Diagnosis {
  struct Report {
    var rows: [LabelledRow] = []
    var members: [OutputMember] = []
    var problems: [String] = []

    mutating func add(_ key: String, _ label: String, _ value: PropertyValue) {
      rows.append(LabelledRow(label, value))
      members.append(OutputMember(key, .value(value)))
    }
  }

  let composition: Composition
  let opener: StoreOpener

  func report() async -> Report {
    var report = Report()
    report.add("version", "Version", .text(Application.version))
    report.add("features", "Features", .list(composition.features.map { $0.name }))
    await checkStore(&report)
    checkContainer(&report)
    report.members.append(OutputMember("problems", .list(report.problems.map { .text($0) })))
    return report
  }

  private func checkStore(_ report: inout Report) async {
    do {
      let opened = try opener.open()
      guard let store = opened as? any StoreMaintenance else {
        report.add("store", "Store", .text((composition.store ?? .memory).text))
        try await (opened as? RESTStore)?.check()
        return
      }
      let found = try store.check()
      report.add("store", "Store", .text(StoreLocation.sqlite(path: found.path).text))
      report.add("library", "SQLite", .text("\(found.libraryVersion), \(found.journal) journal"))
      for table in found.tables {
        report.rows.append(LabelledRow("Table \(table.name)", "\(table.rows) rows, version \(table.version)"))
      }
      report.members.append(OutputMember("tables", .object(found.tables.map { OutputMember($0.name, .integer($0.rows)) })))
      report.problems += found.problems
      checkPermissions(of: found.path, &report)
    } catch {
      report.problems.append((error as? any Failure)?.message ?? "The store cannot be checked: \(error)")
    }
  }

  /// The file holds what people read and own, so only its owner may.
  private func checkPermissions(of path: String, _ report: inout Report) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    let mode = status.st_mode & 0o777
    let octal = String(mode, radix: 8)
    report.add("permissions", "Permissions", .text(octal))
    if mode & 0o077 != 0 {
      report.problems.append("Others may read '\(path)' (\(octal)); 'chmod 600' makes it yours alone.")
    }
  }

  private func checkContainer(_ report: inout Report) {
    let registry = composition.registry
    do {
      _ = try registry.build(roots: composition.roots)
    } catch {
      report.problems += error.faults.map { "Container: \($0)." }
    }
    report.problems += composition.unused.map { "Container: \($0) is registered, but nothing needs it." }
    report.add("registrations", "Container", .text("\(registry.graph(roots: composition.roots).nodes.count) types, wired"))
  }
}
