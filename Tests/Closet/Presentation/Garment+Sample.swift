import ClosetDomain
import ClosetPresentation
import Foundation
import Values

extension Garment {
  /// A garment as it is stored; `number` is its id.
  static func sample(_ number: Int, _ name: String, _ type: GarmentType, colors: String = "", inWash: Bool = false) throws
    -> Garment
  {
    let id = UUID(uuid: unsafeBitCast((UInt64(number).bigEndian, UInt64(0)), to: uuid_t.self))
    return try Garment(
      id: id, name: name, type: type, colors: GarmentColor.list(parsing: [colors]), isInWash: inWash
    ).prepared()
  }
}

extension ClosetViewModel {
  /// One over a closet of the test's.
  static func on(_ closet: FakeCloset) -> ClosetViewModel {
    ClosetViewModel(
      repository: closet, addGarment: AddGarmentUseCase(repository: closet),
      updateGarment: UpdateGarmentUseCase(repository: closet),
      wearGarments: WearGarmentsUseCase(repository: closet), washGarments: WashGarmentsUseCase(repository: closet))
  }
}
