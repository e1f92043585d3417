import FlashProtocol
import Testing

@Suite struct PrintableTests {
  @Test func plainTextIsItself() {
    for text in ["", "Save", "Réglages", "日本語", "👨‍👩‍👧", "a \\ b"] {
      #expect(text.printable == text)
    }
  }

  @Test func whatATerminalObeysIsWrittenOut() {
    #expect("a\nb\r\tc".printable == "a\\nb\\r\\tc")
    #expect("\u{1B}[31mred".printable == "\\u{1B}[31mred")
    #expect("\u{7F}\u{9B}2J\u{0}".printable == "\\u{7F}\\u{9B}2J\\u{0}")
  }

  /// A right-to-left override makes `txt.exe` of `exe.txt`.
  @Test func whatTurnsTheReadingOrderIsWrittenOut() {
    #expect("a\u{202E}b\u{2066}c\u{2028}d".printable == "a\\u{202E}b\\u{2066}c\\u{2028}d")
  }
}
