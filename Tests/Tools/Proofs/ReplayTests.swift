import Testing

@testable import Proofs

struct ReplayTests {
  private func call(_ descriptor: Int, _ text: String) -> TracedCall {
    TracedCall(
      name: "write", arguments: ["\(descriptor)</dev/null>", "\"\(text)\"", "\(text.utf8.count)"], result: text.utf8.count,
      isInjected: false, resultPath: nil)
  }

  @Test func successIsToldByAnythingThatIsSaid() {
    var replay = Replay(root: "/no/such/folder")
    #expect(!replay.isTold)
    _ = replay.apply(call(1, "x"))
    #expect(replay.isTold)
  }

  @Test func aServerTellsItByTheLineOfTheRequest() {
    var replay = Replay(root: "/no/such/folder", telling: "/token 200 ")
    for (descriptor, text) in [(2, "Serving at"), (2, "POST /token 500 1"), (5, "POST /token 200 1")] {
      _ = replay.apply(call(descriptor, text))
      #expect(!replay.isTold)
    }
    _ = replay.apply(call(2, "POST /token 200 1"))
    #expect(replay.isTold)
  }
}
