import Foundation
import Testing

@testable import Proofs

struct FindingTests {
  @Test func whatWasNotRunNeverHolds() {
    let finding = Finding.notRun("strace is not installed")
    #expect(!finding.holds)
    let row = ProofRow(title: "power cut", finding: finding, duration: .zero).text
    #expect(row.contains("not run: strace is not installed") && !row.contains("holds"))
  }

  @Test(arguments: [Finding(lost: 1), Finding(corrupt: 1), Finding(faults: ["x"])])
  func anyFaultFails(_ finding: Finding) {
    #expect(!finding.holds)
    #expect(ProofRow(title: "kill", finding: finding, duration: .seconds(1)).text.hasSuffix("FAILS"))
  }

  @Test func recordsAreTheSameForTheSameSeed() {
    for sample in FeatureSample.all {
      #expect(sample.records(20, seed: 3) == sample.records(20, seed: 3))
      #expect(sample.records(20, seed: 3) != sample.records(20, seed: 4))
    }
  }

  @Test func theDifferenceOfTwoFilesIsShownWhereItBegins() {
    #expect(RoundTrip.difference(.init("abc".utf8), .init("abd".utf8)).contains("byte 2"))
  }
}
