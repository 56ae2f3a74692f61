import Foundation
import Testing

@testable import Proofs

struct ServerAnswerTests {
  @Test func statusAndMembersAreRead() {
    let answer = ServerAnswer(Data("HTTP/1.1 201 Created\r\nA: b\r\n\r\n{\"id\":\"7\",\"inner\":{\"name\":\"Ann\"}}".utf8))
    #expect(answer.status == 201 && answer.member("id") == "7" && answer.member("name") == "Ann")
    #expect(answer.member("nothing") == nil)
  }

  @Test(arguments: ["", "HTTP/1.1", "HTTP/1.1 x", "nonsense"])
  func whatIsNoAnswerHasNoStatus(_ text: String) {
    #expect(ServerAnswer(Data(text.utf8)).status == 0)
  }
}
