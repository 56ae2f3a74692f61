public import ClosetDomain
public import Entities
public import Foundation
public import Observation
public import Values
public import Views

/// A window on the closet that a screen shows, lists that stream past it, and what is done with garments.
@Observable @MainActor
public final class ClosetViewModel {
  /// Filter, order and part of a list of garments.
  public typealias GarmentSelection = Selection<GarmentFilter, GarmentOrder>

  private let window: ListWindow<Garment, GarmentFilter, GarmentOrder>
  @ObservationIgnored private let repository: any ClosetRepository
  @ObservationIgnored private let addGarment: AddGarmentUseCase
  @ObservationIgnored private let updateGarment: UpdateGarmentUseCase
  @ObservationIgnored private let wearGarments: WearGarmentsUseCase
  @ObservationIgnored private let washGarments: WashGarmentsUseCase

  /// Loads nothing yet.
  public nonisolated init(
    repository: any ClosetRepository, addGarment: AddGarmentUseCase, updateGarment: UpdateGarmentUseCase,
    wearGarments: WearGarmentsUseCase, washGarments: WashGarmentsUseCase
  ) {
    self.repository = repository
    self.addGarment = addGarment
    self.updateGarment = updateGarment
    self.wearGarments = wearGarments
    self.washGarments = washGarments
    window = ListWindow { repository.pages($0) }
  }

  /// The window, in the order of the selection.
  public var garments: [Garment] { window.items }
  /// Whether the window is being read.
  public var isLoading: Bool { window.isLoading }
  /// What went wrong last, in the user's words; nil after something went well.
  public var error: Message? { window.error }
  /// Whether the closet has more of the selected garments than the window.
  public var hasMore: Bool { window.hasMore }

  /// Fills the window with the first of the selected garments.
  public func load(_ selection: GarmentSelection = Selection(GarmentFilter())) async { await window.load(selection) }

  /// Makes the window longer, when there is more.
  public func loadMore() async { await window.loadMore() }

  /// Returns the garment as it is stored; the window then shows it where it belongs.
  public func add(_ garment: Garment, allowingDuplicate: Bool = false) async throws -> Garment {
    try await window.changing { try await addGarment(garment, allowingDuplicate: allowingDuplicate) }
  }

  /// Returns the garment as it is stored; the window then shows it where it belongs.
  public func update(_ id: UUID, _ change: (inout Garment) throws -> Void) async throws -> Garment {
    try await window.changing { try await updateGarment(id, change) }
  }

  /// False when there was no such garment.
  public func delete(_ id: UUID) async throws -> Bool {
    try await window.changing { try await repository.delete(id: id) }
  }

  /// Records that the garments were worn together; see `WearGarmentsUseCase`.
  public func wear(_ ids: [UUID], on day: Day, today: Day) async throws -> WearGarmentsUseCase.Outcome {
    try await window.changing { try await wearGarments(ids, on: day, today: today) }
  }

  /// Returns the garments that were elsewhere before.
  public func wash(_ ids: [UUID], isInWash: Bool) async throws -> [Garment] {
    try await window.changing { try await washGarments(ids, isInWash: isInWash) }
  }

  /// Takes everything out of the wash and returns it.
  public func takeAllOutOfWash() async throws -> [Garment] {
    try await window.changing { try await washGarments.takeAllOut() }
  }

  /// Finds the one garment a person means by its name, its id, or the beginning of its id.
  public func find(_ reference: String) async throws -> Garment {
    try await FindUseCase.garments(in: repository)(reference)
  }

  /// All selected garments, streamed.
  public func list(_ selection: GarmentSelection) -> ListView<Garment> {
    GarmentViews.list(.rows(RowSource(repository.pages(selection))), of: selection)
  }

  /// All garments the text is found in, streamed, the best match first.
  public func found(_ text: String, limit: Int?, offset: Int) -> ListView<Garment> {
    GarmentViews.found(
      .rows(RowSource(repository.search(text, limit: limit, offset: offset))), text: text, isWhole: limit != 0 && offset == 0)
  }

  /// The window as a view.
  public var view: ListView<Garment> { GarmentViews.list(window.content, of: window.selection ?? Selection(GarmentFilter())) }
}
