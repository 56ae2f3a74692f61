import ProductsDomain
import Values

/// What shops commonly call the four categories, in the languages whose shops' files are read, and the numbers of Google's taxonomy.
///
/// Source of the English paths and the numbers: Google product taxonomy, version 2021-09-21.
enum CategoryWords {
  private static let words: [(category: Category, names: String)] = [
    (
      .electronics,
      """
      electronics|consumer electronics|electronics accessories|audio|audio & video|video|cameras|cameras & optics|camera & photo|photography|
      computers|computers & accessories|computer accessories|laptops|tablets|desktop computers|monitors|printers|networking|components|phones|
      mobile phones|smartphones|cell phones|telephony|communications|headphones|headphones & headsets|speakers|televisions|tv|tv & video|gps|
      video game consoles|video games|wearables|smart watches|smart home|chargers|cables|batteries|electronic devices|gadgets|
      elektronik|computer|handys|elektro|unterhaltungselektronik|fernseher|kameras|kopfhörer|électronique|informatique|téléphones|
      téléphonie|électroménager|electrónica|informática|móviles|teléfonos|elettronica|telefoni|elektronica|telefoons|eletrônicos|eletrónica|
      celulares|elektronika|222|141|278|267|223
      """
    ),
    (
      .clothing,
      """
      clothing|clothes|apparel|apparel & accessories|fashion|clothing accessories|clothing & accessories|menswear|womenswear|men's clothing|
      women's clothing|mens clothing|womens clothing|kids clothing|baby clothing|shirts|shirts & tops|tops|t-shirts|tshirts|t-shirt|shirt|blouses|
      sweaters|hoodies|hoodie|sweatshirts|pants|trousers|jeans|shorts|skirts|dresses|dress|suits|outerwear|coats|jackets|coats & jackets|
      underwear|underwear & socks|socks|sleepwear|swimwear|activewear|uniforms|shoes|footwear|sneakers|boots|sandals|hats|caps|scarves|gloves|
      belts|ties|kleidung|bekleidung|mode|schuhe|herrenbekleidung|damenbekleidung|hemden|hosen|kleider|jacken|vêtements|vetement|chaussures|
      habillement|chemises|pantalons|robes|ropa|moda|zapatos|camisas|pantalones|abbigliamento|vestiti|scarpe|kleding|schoenen|roupas|roupa|
      vestuário|calçados|calçado|odzież|ubrania|buty|166|1604|187|188
      """
    ),
    (
      .food,
      """
      food|foods|grocery|groceries|food & drink|food and drink|food & beverage|food, beverages & tobacco|food & beverages|food items|beverages|
      drinks|bakery|bread|snacks|snack foods|candy|candy & chocolate|chocolate|coffee|tea|coffee & tea|wine|beer|alcoholic beverages|cheese|
      dairy|dairy products|meat|meat, seafood & eggs|seafood|fruits & vegetables|fruit|vegetables|pasta|grains|grains, rice & cereal|spices|
      seasonings & spices|condiments & sauces|cooking & baking ingredients|lebensmittel|essen|getränke|essen & trinken|süßwaren|kaffee|tee|
      wein|alimentation|épicerie|boissons|nourriture|alimentos|alimentación|comida|bebidas|alimentari|cibo|bevande|voeding|eten|dranken|
      alimentação|comida e bebida|żywność|jedzenie|412|422|413
      """
    ),
    (
      .books,
      """
      books|book|e-books|ebooks|audiobooks|print books|fiction|non-fiction|nonfiction|novels|children's books|textbooks|comics|cookbooks|poetry|
      literature|bücher|buch|romane|livres|livre|libros|libro|libri|boeken|livros|książki|784
      """
    ),
  ]

  /// By key; see `CategoryTable.key(_:)`.
  static let known: [String: Category] = {
    var known: [String: Category] = [:]
    for (category, names) in words {
      for name in names.split(whereSeparator: { $0 == "|" || $0.isNewline }) { known[CategoryTable.key(String(name))] = category }
    }
    return known
  }()
}
