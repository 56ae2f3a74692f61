import Testing

@testable import FeatureKit

@Suite struct FeatureNamesTests {
  @Test(arguments: [
    ("Recipes", "Recipe"), ("Categories", "Category"), ("Movies", "Movie"), ("Boxes", "Box"), ("Matches", "Match"),
    ("Glasses", "Glass"), ("ShoppingLists", "ShoppingList"), ("Courses", "Course"), ("Notes", "Note"), ("Bases", "Base"),
  ])
  func `the singular is guessed`(feature: String, entity: String) throws {
    #expect(try FeatureNames(feature: feature, taken: TakenNames()).entity == entity)
  }

  @Test(arguments: ["Cutlery", "Series", "Species", "Potatoes", "Shoes", "Buses", "Caves", "News", "Wellness", "Analysis"])
  func `a singular no rule gives is asked for`(feature: String) throws {
    let error = #expect(throws: KitError.self) { try FeatureNames(feature: feature, taken: TakenNames()) }
    #expect(error?.description.contains("--entity") == true)
    #expect(try FeatureNames(feature: feature, entity: "Spoon", taken: TakenNames()).entity == "Spoon")
  }

  @Test(arguments: [
    "", "recipes", "Recipe Books", "Recipe-Books", "../Recipes", "Récipes", "1Recipes", "URLS", "Recipes\n", "_Recipes",
    "Rec/ipes",
    "AFeatureOfManyLettersIndeed",
  ])
  func `what is no UpperCamelCase is refused`(name: String) {
    #expect(throws: KitError.self) { try FeatureNames(feature: name, entity: "Recipe", taken: TakenNames()) }
    #expect(throws: KitError.self) { try FeatureNames(feature: "Recipes", entity: name, taken: TakenNames()) }
  }

  @Test(arguments: ["Classes", "Defaults", "Imports", "Tags", "Names", "Tasks", "Strings", "Tests", "Options", "Items", "Orders"])
  func `a word Swift or every feature has is refused`(feature: String) {
    #expect(throws: KitError.self) { try FeatureNames(feature: feature, taken: TakenNames()) }
  }

  @Test(arguments: ["Books", "Closet", "Values", "books", "BOoks", "Foundation", "Testing"])
  func `a module there is refused`(feature: String) {
    let taken = TakenNames(modules: ["Books", "ClosetDomain", "Values"])
    #expect(throws: KitError.self) { try FeatureNames(feature: feature, entity: "Thing", taken: taken) }
  }

  @Test func `a type of Core is refused as an entity`() {
    #expect(throws: KitError.self) { try FeatureNames(feature: "Columns", taken: TakenNames(types: ["Column"])) }
  }

  @Test func `one and many cannot be called the same`() {
    #expect(throws: KitError.self) { try FeatureNames(feature: "Sheep", entity: "Sheep", taken: TakenNames()) }
  }

  @Test(arguments: [
    ("Recipe", "recipe", "recipe", "recipe", false), ("ShoppingItem", "shoppingItem", "shopping-item", "shopping_item", false),
    ("PDFFile", "pdfFile", "pdf-file", "pdf_file", false), ("Ingredient", "ingredient", "ingredient", "ingredient", true),
    ("User", "user", "user", "user", false), ("Umbrella", "umbrella", "umbrella", "umbrella", true),
  ])
  func `a name has a form for each place`(type: String, variable: String, command: String, table: String, takesAn: Bool) {
    let forms = NameForms(type)
    #expect(forms.variable == variable && forms.command == command && forms.table == table && forms.takesAn == takesAn)
  }
}
