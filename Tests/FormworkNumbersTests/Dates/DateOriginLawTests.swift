import FormworkTestSupport
import Testing

/// The effect of an edit depends on the text, and not on its origin.
@Suite struct DateOriginLawTests {
  /// A century that a separator supplied is edited like one that was typed.
  @Test func aSuppliedCenturyIsEditedLikeATypedOne() throws {
    var random = SeededGenerator(seed: 71)
    for pattern in ["dd.MM.yyyy", "yyyy-MM-dd", "MM/yyyy", "yyyy/MM"] {
      let format = try DateFormat(pattern)
      for _ in 0..<150 {
        let (short, month) = (random.number(in: 50...99), random.number(in: 10...12))
        let parts = ["yyyy": "\(short)", "MM": "\(month)", "dd": "15"]
        let names = pattern.split { !$0.isLetter }.map(String.init)
        var session = EditingSession(format: format)
        for name in names { _ = press((parts[name] ?? "") + ",", in: &session) }
        let supplied = session.current
        let typed = format.formatted(value: supplied.text)
        #expect(supplied.text.contains("19\(short)") && supplied.isComplete, "\(supplied.text)")
        let year = pattern.hasPrefix("y") ? 0 : pattern.utf16.count - 4
        let end = UTF16Offset(year + 4)
        let caret = UTF16Offset(random.number(in: year...year + 3))
        let edit: TextEdit
        switch random.number(in: 0...2) {
        case 0: edit = TextEdit(inserting: String(random.number(in: 0...9)), at: caret)
        case 1: edit = TextEdit(replacing: caret..<end, with: "2")
        default:
          edit = TextEdit(
            replacing: UTF16Offset(year)..<caret, with: String(random.number(in: 0...9)))
        }
        let (one, other) = (format.apply(edit, to: supplied), format.apply(edit, to: typed))
        #expect(one.isRejected == other.isRejected)
        #expect(
          drawn(one.formatted) == drawn(other.formatted),
          "\(edit.replacement) at \(edit.range) in \(supplied.text)")
        #expect(one.formatted.issue == other.formatted.issue)
      }
    }
  }

  /// A separator that was typed after a full field is the one that would have come by itself. It only stays
  /// after one digit that is a day, which would wait for another one.
  @Test func aTypedSeparatorAfterAFullFieldChangesNothing() throws {
    let format = try DateFormat("dd/MM/yyyy")
    for day in 10...31 {
      for caret in 0...1 {
        for key in 0...9 {
          var (own, typed) = (EditingSession(format: format), EditingSession(format: format))
          _ = press("\(day)«\(caret)»\(key)", in: &own)
          _ = press("\(day)/«\(caret)»\(key)", in: &typed)
          if (1...9).contains(Int(own.current.text) ?? 0) { continue }
          #expect(drawn(own.current) == drawn(typed.current), "\(key) in \(day)/ at \(caret)")
          #expect(own.current.issue == typed.current.issue, "\(key) in \(day)/ at \(caret)")
        }
      }
    }
  }

  /// An H that isn't between two numbers is a letter like any other.
  @Test(
    arguments: [
      "X30", "18X", "18 X", "X 18 30", "18:30 X", "X", "X18:30", "PM X 30", "5 X PM",
      "24.12.2024 X", "X 24.12.2024", "24.12.2024, 18 X", "Dec X 24",
    ])
  func anHIsALetterUnlessItIsBetweenNumbers(text: String) throws {
    for pattern in ["HH:mm", "h:mm a", "dd.MM.yyyy", "dd.MM.yyyy HH:mm"] {
      let format = try DateFormat(pattern)
      let hour = text.replacing("X", with: "h")
      let letter = text.replacing("X", with: "q")
      let (one, other) = (
        format.apply(TextEdit(inserting: hour, at: 0), to: FormattedText()),
        format.apply(TextEdit(inserting: letter, at: 0), to: FormattedText())
      )
      #expect(one.formatted.text.replacing("h", with: "q") == other.formatted.text, "\(hour)")
      #expect(one.isRejected == other.isRejected, "\(hour) in \(pattern)")
      #expect(one.unused.replacing("h", with: "q") == other.unused)
    }
  }

  /// An H between two numbers is a colon, wherever the time is in a text.
  @Test(
    arguments: [
      "18X30", "at 18X30", "24.12.2024 18X30", "18X30 24.12.2024", "24 Dec 2024, 18X30",
      "24 December 2024 at 6X30 pm", "9X05", "18X30 (local)", "due 24.12.2024, 18X30",
    ])
  func anHBetweenNumbersIsAColon(text: String) throws {
    for pattern in ["HH:mm", "h:mm a", "dd/MM/yyyy HH:mm", "dd.MM.yyyy", "HH:mm:ss"] {
      let format = try DateFormat(pattern)
      let hour = text.replacing("X", with: "h")
      let colon = text.replacing("X", with: ":")
      let (one, other) = (
        format.apply(TextEdit(inserting: hour, at: 0), to: FormattedText()),
        format.apply(TextEdit(inserting: colon, at: 0), to: FormattedText())
      )
      #expect(one.formatted.text == other.formatted.text, "\(hour) in \(pattern)")
    }
  }
}
