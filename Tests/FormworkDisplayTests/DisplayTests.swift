import FormworkCore
import Testing

@Suite struct DisplayTests {
  /// The example of the module's documentation.
  @Test func document() {
    let name = "a\u{1B}[2J.txt"
    var lines: [String] = []
    func print(_ line: String) { lines.append(line) }
    // example: display
    print("can't open " + String(safelyShowing: name))
    // end
    #expect(lines == ["can't open a␛[2J.txt"])
  }

  @Test(
    arguments: [
      ("", ""), ("+1 (212) 555-0100", "+1 (212) 555-0100"), ("é 電話 हिन्दी עברית", "é 電話 हिन्दी עברית"),
      ("\u{1B}]0;x\u{7}", "␛]0;x␇"), ("\0\t\n\r\u{7F}", "␀␉␊␍␡"), ("a\r\nb", "a␍␊b"),
      ("\u{9B}31m", #"\u{9B}31m"#), ("a\u{202E}b\u{2066}", #"a\u{202E}b\u{2066}"#),
      ("a\u{2028}b", #"a\u{2028}b"#), ("\u{FEFF}a", #"\u{FEFF}a"#),
      ("👨\u{200D}👩\u{200D}👧", "👨\u{200D}👩\u{200D}👧"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
      ("\u{200D}a", #"\u{200D}a"#), ("a\u{200D}b", #"a\u{200D}b"#),
      ("\u{1B}\u{200D}", #"␛\u{200D}"#),
      ("🏴\u{E0067}\u{E007F}", "🏴\u{E0067}\u{E007F}"), ("a\u{E0041}", #"a\u{E0041}"#),
    ] as [(text: String, shown: String)])
  func shows(text: String, shown: String) {
    #expect(String(safelyShowing: text) == shown)
    #expect(String(safelyShowing: shown) == shown)
  }

  @Test func keepsLinesWhereAsked() {
    #expect(String(safelyShowingLinesOf: "a\u{7}\nb\r\nc\u{2028}") == "a␇\nb␍␊c\\u{2028}")
  }

  /// Every control, format and bidi character, alone and inside a text.
  @Test func nothingUnsafeIsLeft() {
    var count = 0
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.commands else { continue }
      count += 1
      #expect(!scalar.isSafeToShow, "U+\(String(value, radix: 16))")
      for text in ["\(scalar)", "\(scalar)b", "1\(scalar)2", "e\u{301}\(scalar)\(scalar)"] {
        let shown = String(safelyShowing: text)
        #expect(shown != text)
        #expect(shown.unicodeScalars.allSatisfy { !$0.commands })
      }
    }
    #expect(count > 200)
  }

  @Test func whatIsVisibleStays() {
    for value in UInt32(0x20)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory.isVisible else {
        continue
      }
      #expect(scalar.isSafeToShow, "U+\(String(value, radix: 16))")
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control, a format character or a separator of lines, as the standard
  /// library's tables say, or one that orders text in both directions.
  fileprivate var commands: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isVisible: Bool {
    switch self {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: true
    }
  }
}
