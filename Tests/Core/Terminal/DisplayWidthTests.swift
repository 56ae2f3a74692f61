import Terminal
import Testing

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("", 0), ("Dune", 4), ("a~ b", 4),
      ("日本語のリスト", 14), ("😀😀", 4), ("e\u{301}", 1), ("é", 1),
      ("Łódź", 4), ("Черво́ний", 8), ("ﬁ", 1), ("Ａ", 2), ("ｱ", 1), ("　", 2), ("…", 1),
      ("\u{301}", 0), ("a\u{300}\u{301}\u{302}", 1), ("\u{200B}", 0), ("\u{AD}", 1),
    ])
  func textIsAsWideAsATerminalShowsIt(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(
    arguments: [
      ("👨‍👩‍👧‍👦", 2), ("❤️", 2), ("❤", 1), ("❤️‍🔥", 2), ("❤‍🔥", 2), ("☺\u{FE0E}", 1), ("😀\u{FE0E}", 1), ("👍🏽", 2), ("☝🏽", 2), ("👩🏽‍🚀", 2),
      ("😀🏽", 4), ("🏽🏽", 4), ("🏽", 2),
      ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("🇩", 1), ("1️⃣", 2), ("#️⃣", 2), ("1\u{20E3}", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🏳️‍🌈", 2), ("©️", 2), ("©", 1),
      ("1\u{200D}", 1), ("🫩", 2),
    ])
  func emojiSequenceIsOneSquare(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(
    arguments: [
      ("감", 2), ("\u{1100}\u{1161}\u{11B7}", 2), ("\u{AC00}\u{11B7}", 2),
      ("กำ", 2), ("น้ำ", 2), ("ที่", 1), ("हि", 1), ("क्ष", 2), ("שָׁ", 1), ("عَ", 1), ("தொ", 1),
    ])
  func marksAndJoinedLettersOfOtherScriptsTakeTheRoomOfTheirBase(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test func cyrillicMarksOfTwoBytesAreNotTakenForLetters() {
    #expect(DisplayWidth.of("а\u{483}") == 1)
  }
}
