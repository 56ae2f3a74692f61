/// Names of people and publishers; some 60,000 authors come of the two lists of names.
enum Names {
  static let given = Words.split(
    """
    Ada Agnes Alan Albert Alice Amos Andrea Anna Anton Arthur Astrid Beatrice Ben Bruno Carla Cecil Charlotte Clara Claude Conrad
    Cora Daniel Dara David Dora Doris Edgar Edith Elena Elias Ella Emil Emma Eric Esther Eva Fay Felix Flora Frank Frida George
    Gloria Grace Greta Hanna Harold Hazel Helen Henry Hilda Hugo Ida Ines Irene Iris Ivan Jack Jane Jasper Joan Jonas Judith Julia
    Karl Kate Laura Lena Leo Lewis Lila Louis Lucia Luke Mabel Marcus Maria Marta Martin Mary Max Mildred Mira Nadia Nathan Nell
    Nina Nora Oliver Olga Oscar Otto Paula Peter Philip Pia Quentin Rachel Ralph Rita Robert Rosa Ruth Samuel Sara Selma Simon
    Stella Tess Thomas Ursula Vera Victor Viola Walter Wanda Willa Xenia Yves Zelda Zora
    """)

  static let family: [String] = {
    let heads = Words.split("Al Ash Bar Brad Clay Dal Ed Fair Gar Hal Har Kel Lang Mar Nor Pem Red Stan Thorn Whit")
    let tails = Words.split(
      "berg born bridge brook by croft den field ford gate ham hurst land ley man mere more sen shaw stead ston ton wick wood")
    return heads.flatMap { head in tails.map { head + $0 } }
  }()

  static let beyondASCII = [
    "André Gérôme", "Bohumil Hůlka", "Çağla Şahin", "Đorđe Živković", "Gabriela Peña Nuñez", "Håkon Bjørnstad", "Ilse Müßner",
    "José María Ibáñez", "Kōji Ōta", "Łucja Wiśniewska", "Óscar Muñoz", "Søren Åkesson", "Thérèse Lefèvre", "Zoë Brontë",
    "Анна Соколова", "Фёдор Гончаров", "Ελένη Παπαδάκη", "村田 春子", "김하늘", "王小川",
  ]

  static let titlesBeyondASCII = [
    "Œuvres complètes", "L'Étranger du château", "La niña y el océano", "Über die Straße", "Łódź o świcie", "Čtení z černé knihy",
    "Blåbær på fjellet", "Ölüm Gülü", "Черви и червоний лист", "Мастер и тень", "Η θάλασσα τη νύχτα", "春の海", "夜の図書館",
    "바다의 노래", "紅葉夢", "Déchets", "Où va la rivière ?", "Garçon à l'été", "Mañana será otro día", "Naïve Art – a Café History",
  ]

  static let publishers = Words.split(
    """
    Albion Arcadia Aurora Beacon Birch Bluebell Bridgewater Canopy Cedar Compass Coral Crescent Delphi Dovetail Elm Falcon
    Fieldstone Foxglove Gable Granite Harbour Heron Hilltop Inkwell Ivy Juniper Kestrel Lantern Larkspur Laurel Lighthouse Linden
    Meridian Mulberry Nightjar Northlight Orchard Osprey Palisade Parnassus Penrose Quill Redwood Riverbank Rowan Sable Sandpiper
    Sextant Summit Swallow Tamarind Thistle Tidewater Umber Vellum Wayfarer Willow Windmill Yarrow Zephyr
    """)

  static let tags = Words.split(
    """
    fiction classics fantasy history science biography poetry mystery travel favourites to-buy owned borrowed e-book audiobook
    school philosophy short-stories thriller romance nature art music cooking children young-adult essays politics war space
    """)

  static let notes = [
    "Lent to a neighbour, came back with a coffee stain.", "Read it twice; the second half is better.",
    "A gift, with a dedication on the first page.", "The translation is \"free\", to say the least.",
    "Found in a second-hand shop, 2 euros.", "Chapter 7, page 112: the letter.", "Not for me.\nPerhaps later.",
    "Signed copy; keep dry.", "Compare with the film, which ends differently.", "Recommended by the library, rightly so.",
  ]
}
