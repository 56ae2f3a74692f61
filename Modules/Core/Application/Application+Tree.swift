import Commands
import Feature

extension Application {
  /// Every command there is: a group for each feature, then those about the app itself.
  var commandTree: CommandTree<CommandAction> {
    var tree = CommandTree<CommandAction>(
      name: name, abstract: "Keeps what a household has, in one place.", groupsTitle: "Features")
    for feature in features {
      var group = CommandTree<CommandAction>(name: feature.name, abstract: feature.abstract)
      feature.addCommands(to: &group)
      tree.add(group)
    }
    tree.add(ShowFeatures.self) { try await $0.run(on: $1, composition: $2) }
    tree.add(Doctor.self) { try await $0.run(on: $1, composition: $2, opener: $3) }
    tree.add(Backup.self) { try $0.run(on: $1, store: $2) }
    tree.add(Restore.self) { try await $0.run(on: $1, store: $2) }
    tree.add(Serve.self) { try await $0.run(on: $1, composition: $2) }
    tree.add(ShowGraph.self) { try $0.run(on: $1, composition: $2) }
    tree.add(Completions.self) { try $0.run(on: $1, composition: $2) }
    return tree
  }
}
