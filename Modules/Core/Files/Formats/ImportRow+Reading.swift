public import Entities
import Values

extension ImportRow {
  /// The row whose item `read` makes, or the reason it throws.
  public init(line: Int, hasID: Bool = false, reading read: () throws -> Item) {
    let item: Result<Item, RowFault>
    do {
      item = .success(try read())
    } catch let fault as RowFault {
      item = .failure(fault)
    } catch let failure as any Failure {
      item = .failure(RowFault(failure.message))
    } catch {
      item = .failure(RowFault("The row cannot be understood."))
    }
    self.init(line: line, hasID: hasID, item: item)
  }
}
