public import Commands
public import Container
import Entities
public import Feature
import REST
public import Storage
import WidgetsData
import WidgetsDomain
import WidgetsPresentation

/// Widgets: kept, found again, and exchanged with other programs.
public enum WidgetsFeature: Feature {
  public static let name = "widgets"
  public static let abstract = "Keeps your widgets."
  public static let tables = [WidgetRecord.table]

  public static func register(in registry: inout Registry) {
    registry.register((any WidgetRepository).self, scope: .shared, StoreWidgetRepository.init(source:))
    registry.register((any Interchange<Widget>).self, scope: .shared) { WidgetFiles.interchange }
    registry.register(AddWidgetUseCase.self, AddWidgetUseCase.init(repository:))
    registry.register(ImportUseCase<Widget>.self) { (widgets: any WidgetRepository) in ImportUseCase(repository: widgets) }
    registry.register(UpdateWidgetUseCase.self, UpdateWidgetUseCase.init(repository:))
    registry.register(WidgetListViewModel.self, WidgetListViewModel.init(repository:addWidget:updateWidget:))
  }

  public static func addCommands(to group: inout CommandTree<CommandAction>) {
    group.add(AddWidget.self) { try await $0.run(on: $1, widgets: $2) }
    group.add(ListWidgets.self) { try await $0.run(on: $1, widgets: $2) }
    group.add(ShowWidget.self) { try await $0.run(on: $1, widgets: $2) }
    group.add(UpdateWidget.self) { try await $0.run(on: $1, widgets: $2) }
    group.add(DeleteWidget.self) { try await $0.run(on: $1, widgets: $2) }
    group.add(SearchWidgets.self) { try await $0.run(on: $1, widgets: $2) }
    group.add(ImportWidgets.self) { try await $0.run(on: $1, importWidgets: $2, interchange: $3) }
    group.add(ExportWidgets.self) { try await $0.run(on: $1, widgets: $2, interchange: $3) }
  }

  public static func addEndpoints(to endpoints: inout Endpoints) {
    endpoints.add(WidgetRecord.remote) { (widgets: any WidgetRepository, add: AddWidgetUseCase, update: UpdateWidgetUseCase) in
      TableRules(
        create: { widget, _, _ in try await add(widget) }, change: { id, _, change in try await update(id, change) },
        delete: { id, _, _ in try await widgets.delete(id: id) })
    }
  }
}
