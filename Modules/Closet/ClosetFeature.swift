import ClosetData
import ClosetDomain
import ClosetPresentation
public import Commands
public import Container
import Entities
public import Feature
import REST
public import Storage

/// Closet: a wardrobe that says what to wear, and why.
public enum ClosetFeature: Feature {
  public static let name = "closet"
  public static let abstract = "Keeps your wardrobe and says what to wear."
  public static let tables = [GarmentRecord.table, WornOutfitRecord.table]

  public static func register(in registry: inout Registry) {
    registry.register((any ClosetRepository).self, scope: .shared, StoreClosetRepository.init(source:))
    registry.register((any Interchange<Garment>).self, scope: .shared) { ClosetFiles.interchange }
    registry.register((any SampleCloset).self) { WardrobeSample() }
    registry.register(AddGarmentUseCase.self, AddGarmentUseCase.init(repository:))
    registry.register(ClosetStatisticsUseCase.self, ClosetStatisticsUseCase.init(repository:))
    registry.register(ImportUseCase<Garment>.self) { (closet: any ClosetRepository) in ImportUseCase(repository: closet) }
    registry.register(OrganizeClosetUseCase.self, OrganizeClosetUseCase.init(repository:))
    registry.register(RecommendOutfitUseCase.self, RecommendOutfitUseCase.init(repository:))
    registry.register(UpdateGarmentUseCase.self, UpdateGarmentUseCase.init(repository:))
    registry.register(WashGarmentsUseCase.self, WashGarmentsUseCase.init(repository:))
    registry.register(WearGarmentsUseCase.self, WearGarmentsUseCase.init(repository:))
    registry.register(WornOutfitsViewModel.self, WornOutfitsViewModel.init(repository:))
    registry.register(
      ClosetViewModel.self, ClosetViewModel.init(repository:addGarment:updateGarment:wearGarments:washGarments:))
  }

  public static func addCommands(to group: inout CommandTree<CommandAction>) {
    group.add(AddGarment.self) { try await $0.run(on: $1, closet: $2) }
    group.add(ListGarments.self) { try await $0.run(on: $1, closet: $2) }
    group.add(ShowGarment.self) { try await $0.run(on: $1, closet: $2) }
    group.add(UpdateGarment.self) { try await $0.run(on: $1, closet: $2) }
    group.add(DeleteGarment.self) { try await $0.run(on: $1, closet: $2) }
    group.add(SearchGarments.self) { try await $0.run(on: $1, closet: $2) }
    group.add(OrganizeCloset.self) { try await $0.run(on: $1, organize: $2) }
    group.add(RecommendOutfit.self) { try await $0.run(on: $1, recommend: $2) }
    group.add(WearGarments.self) { try await $0.run(on: $1, closet: $2) }
    group.add(WashGarments.self) { try await $0.run(on: $1, closet: $2) }
    group.add(ListWornOutfits.self) { try await $0.run(on: $1, outfits: $2) }
    group.add(ShowStatistics.self) { try await $0.run(on: $1, statistics: $2) }
    group.add(ImportGarments.self) { try await $0.run(on: $1, importGarments: $2, interchange: $3) }
    group.add(ExportGarments.self) { try await $0.run(on: $1, closet: $2, interchange: $3) }
    group.add(AddSample.self) { try await $0.run(on: $1, importGarments: $2, sample: $3) }
  }

  public static func addEndpoints(to endpoints: inout Endpoints) {
    endpoints.add(GarmentRecord.remote) { (closet: any ClosetRepository, add: AddGarmentUseCase, update: UpdateGarmentUseCase) in
      TableRules(
        create: { garment, _, _ in try await add(garment, allowingDuplicate: true) },
        change: { id, _, change in try await update(id, change) }, delete: { id, _, _ in try await closet.delete(id: id) })
    }
  }
}
