import Entities
import Testing
import Values

@Suite struct MergingTests {
  private let full = Coin(name: "Dime", code: "D", marks: ["worn"])

  @Test func whatIsEmptyIsFilled() {
    var coin = Coin(name: "Penny")
    let id = coin.id
    let hasChanged = coin.merge(full, overwriting: false)
    #expect(hasChanged)
    #expect(coin == Coin(id: id, name: "Penny", code: "D", marks: ["worn"]))
  }

  @Test func whatIsSaidOverwritesWhenAskedTo() {
    var coin = Coin(name: "Penny", code: "P")
    let id = coin.id
    let hasChanged = coin.merge(full, overwriting: true)
    #expect(hasChanged)
    #expect(coin == Coin(id: id, name: "Dime", code: "D", marks: ["worn"]))
  }

  @Test(arguments: [false, true])
  func whatIsNotSaidErasesNothing(_ overwriting: Bool) {
    var coin = full
    let hasChanged = coin.merge(Coin(), overwriting: overwriting)
    #expect(!hasChanged)
    #expect(coin == full)
  }

  @Test func theSameAgainChangesNothing() {
    var coin = full
    let isOverwritten = coin.merge(full, overwriting: true)
    #expect(!isOverwritten)
    let isFilled = coin.merge(Coin(name: "Other", code: "Other", marks: ["other"]), overwriting: false)
    #expect(!isFilled)
    #expect(coin == full)
  }

  @Test(arguments: [
    (PropertyValue.none, true), (.text(""), true), (.list([]), true), (.text(" "), false), (.list([""]), false),
    (.integer(0), false),
    (.flag(false), false), (.number("0"), false),
  ])
  func onlyWhatSaysNothingIsEmpty(_ value: PropertyValue, _ isEmpty: Bool) {
    #expect(value.isEmpty == isEmpty)
  }
}
