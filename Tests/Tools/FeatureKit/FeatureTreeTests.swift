import Testing

@testable import FeatureKit

@Suite struct FeatureTreeTests {
  private let recipes = FeatureNames(known: "Recipes", entity: "Recipe")

  @Test func `a feature is its sources, a row and a block`() throws {
    let small = try SmallTree()
    #expect(try small.tree.make(recipes) == 3)
    let files = try small.files
    #expect(files["Modules/Recipes/Domain/Recipe.swift"] == "/// A recipe.\nstruct Recipe {}\n")
    #expect(files["Tests/Recipes/RecipeTests.swift"] == "func `a recipe is one`() {}\n")
    #expect(files["Package.swift"]?.contains("\n  FeatureRow(name: \"Recipes\"),\n") == true)
    #expect(files["App/main.swift"]?.contains("#if RECIPES\n  import Recipes\n") == true)
  }

  @Test func `what is made and removed leaves no trace`() throws {
    let small = try SmallTree()
    let before = try small.files
    _ = try small.tree.make(recipes)
    small.unsaved = nil
    #expect(try small.tree.remove("Recipes") == 3)
    #expect(try small.files == before)
  }

  @Test(arguments: ["Modules/Recipes/Notes.txt", "Tests/Recipes/RecipeTests.swift"])
  func `a folder that is there is left as it is`(path: String) throws {
    let small = try SmallTree()
    try small.write("mine", to: path)
    let before = try small.files
    #expect(throws: KitError.self) { try small.tree.make(recipes) }
    #expect(try small.files == before)
  }

  @Test func `a feature that is listed already is refused`() throws {
    let small = try SmallTree()
    let before = try small.files
    #expect(throws: KitError.self) { try small.tree.make(FeatureNames(known: "Books", entity: "Book")) }
    #expect(try small.files == before)
  }

  @Test func `a list that cannot be read stops before anything is written`() throws {
    let small = try SmallTree()
    try small.write("print()\n", to: "App/main.swift")
    let before = try small.files
    #expect(throws: KitError.self) { try small.tree.make(recipes) }
    #expect(try small.files == before)
  }

  @Test(arguments: ["Modules/Recipes/Domain/Recipe.swift", "Modules/Recipes/Domain/Ingredient.swift"])
  func `work that nobody has is not removed unless it is said`(path: String) throws {
    let small = try SmallTree()
    _ = try small.tree.make(recipes)
    try small.write("struct Mine {}\n", to: path)
    small.unsaved = [path, "Modules/Recipes/Data/StoreRecipeRepository.swift"]
    let before = try small.files
    let error = #expect(throws: KitError.self) { try small.tree.remove("Recipes") }
    #expect(error?.description.hasPrefix("\(path) would be lost") == true)
    #expect(try small.files == before)
    #expect(try small.tree.remove("Recipes", losingWork: true) > 0)
    #expect(try small.files.keys.allSatisfy { !$0.hasPrefix("Modules/Recipes/") })
  }

  @Test func `what git has is removed, whatever it is`() throws {
    let small = try SmallTree()
    #expect(try small.tree.remove("Books") == 1)
    #expect(try small.files["Package.swift"] == "let featureTable = [\n]\n")
  }

  @Test(arguments: ["Recipes", "Core", "", "../Modules"])
  func `what is no feature is not removed`(name: String) throws {
    let small = try SmallTree()
    let error = #expect(throws: KitError.self) { try small.tree.remove(name, losingWork: true) }
    #expect(error?.description.contains("Books") == true)
  }
}
