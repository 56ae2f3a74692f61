public import Commands

/// The formats a command reads or writes, by the names that `--from` and `--to` take.
public protocol FileFormat: RawRepresentable<String>, CaseIterable, ExpressibleByArgument, Sendable {}
