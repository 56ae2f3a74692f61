public import Commands
public import Entities
import EntityCommands
public import UsersDomain
public import Views

/// `app users export`
public struct ExportUsers: ParsableCommand {
  /// What can be written.
  enum Format: String, FileFormat {
    case csv, json, vcard, vcard3, remote
  }

  public static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes all users to a file that can be imported again; never a password.",
    discussion: """
      vcard is version 4.0, vcard3 the version that older address books read.

      Example:
        app users export --to vcard -o people.vcf
      """)

  @OptionGroup var options: ExportArguments<Format>

  public init() {}

  /// Writes every user and says how many; throws when the file or stream cannot take them.
  @MainActor
  public func run(on screen: Screen, users: any UserRepository, interchange: any Interchange<User>) async throws {
    try await options.run(on: screen, users.pages(Selection(UserFilter())), to: interchange)
  }
}
