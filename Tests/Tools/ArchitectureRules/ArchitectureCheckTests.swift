import ArchitectureRules
import Testing

struct ArchitectureCheckTests {
  @Test func cleanPackageHasNoFindings() throws {
    #expect(try SmallPackage().findings() == [])
  }

  @Test(arguments: Breach.all)
  func breachIsFoundWhereItIsAndNothingElse(_ breach: Breach) throws {
    var package = SmallPackage()
    breach.change(&package)
    #expect(try package.findings() == ["\(breach.place) \(breach.rule.rawValue)"])
  }

  @Test(arguments: Rule.allCases)
  func everyRuleHasABreach(_ rule: Rule) {
    #expect(Breach.all.contains { $0.rule == rule })
  }

  @Test(arguments: InnocentSource.all)
  func innocentSourceIsLeftAlone(_ source: InnocentSource) throws {
    var package = SmallPackage()
    package.files[source.file] = source.text
    #expect(try package.findings() == [])
  }
}
