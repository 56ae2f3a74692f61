public import Commands
public import Entities
import EntityCommands
public import UsersDomain
public import Views

/// `app users import`
public struct ImportUsers: ParsableCommand {
  /// What can be read.
  enum Format: String, FileFormat {
    case vcard, csv, json, remote
  }

  public static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Brings in the people of files, each once.",
    discussion: """
      The format is known by the content: vCard 3 and 4, CSV, JSON, or rows of a remote service. Somebody who is there already, by \
      e-mail address, only gets what they lack; with --update the file wins. All is stored in one go, or nothing. Nobody has a \
      password after it; 'app users passwd --email ADDRESS' gives one.

      Example:
        app users import contacts.vcf
      """)

  @OptionGroup var options: ImportArguments<Format>

  public init() {}

  /// Shows the counts; throws when rows were rejected, a file cannot be read, or it is stopped.
  @MainActor
  public func run(on screen: Screen, users: any UserRepository, interchange: any Interchange<User>) async throws {
    try await options.run(on: screen, importing: .users(in: users, at: screen.time), from: interchange)
  }
}
