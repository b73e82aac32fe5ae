import FormworkTestSupport
import Testing

/// Words of input methods that are longer than the field, or that the field formats while they grow.
@Suite struct ComposingTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var format: AnyInputFormat
    var typed = ""
    var word: String
    var expected: String
    var rejection: Rejection?

    var testDescription: String { "\(name): \(word) after \(typed)" }
  }

  static let samples: [Sample] = {
    do {
      let letters = AnyInputFormat(try Mask("[AAA]-[000]"))
      let phone = AnyInputFormat(try Mask("+1 ([000]) [000]-[0000]"))
      let three = AnyInputFormat(AllowedCharacters(.letters, maximumLength: 3))
      let code = AnyInputFormat(try RegexFormat("[A-Z]{2}-[0-9]{4}"))
      let date = AnyInputFormat(try DateFormat("MM/dd/yyyy"))
      let number = AnyInputFormat(try NumberFormat())
      return [
        Sample(
          name: "letters", format: letters, word: "abcd", expected: "abc-", rejection: .notAllowed),
        Sample(
          name: "letters", format: letters, word: "ab1cd2", expected: "abc-2",
          rejection: .notAllowed),
        Sample(
          name: "phone", format: phone, word: "212x555", expected: "+1 (212) 555-",
          rejection: .notAllowed),
        Sample(name: "three", format: three, word: "abcd", expected: "abc", rejection: .noRoom),
        Sample(
          name: "three", format: three, typed: "xy", word: "abc", expected: "xya",
          rejection: .noRoom),
        Sample(name: "three", format: three, word: "日本語学", expected: "日本語", rejection: .noRoom),
        Sample(
          name: "code", format: code, word: "ABC12", expected: "AB-12", rejection: .notAllowed),
        Sample(name: "date", format: date, word: "02292", expected: "02/29/2", rejection: nil),
        Sample(
          name: "number", format: number, word: "12a34", expected: "1,234", rejection: .notAllowed),
      ]
    } catch {
      Issue.record(error)
      return []
    }
  }()

  /// A word that fits in part isn't removed as a whole: it has the characters that keys have.
  @Test(arguments: samples)
  func keepsWhatFits(sample: Sample) {
    var session = EditingSession(format: sample.format)
    session.insert(sample.typed)
    let whole = session.current.text + sample.word
    session.compositionChanged(to: whole)
    let update = session.compositionEnded(with: whole)
    #expect(session.current.text == sample.expected)
    #expect(update?.rejection == sample.rejection)
    #expect(update?.change?.formatted == session.current)
    session.undo()
    #expect(session.current.text == sample.typed)
  }

  @Test func reportsWhatDoesntFit() throws {
    var session = EditingSession(format: AllowedCharacters(.letters, maximumLength: 3))
    let update = session.compositionEnded(with: "abcde")
    #expect(update?.change?.unused == "de")
    #expect(update?.rewrite == TextRewrite(range: 3..<5, replacement: ""))
    #expect(session.compositionEnded(with: "abcx")?.change == nil)
    #expect(session.current.text == "abc")
  }

  /// A composition replaces the selection, also if its first character doesn't fit.
  @Test func keepsWhatFitsOverASelection() throws {
    var session = EditingSession(format: try Mask("[00]-[00]"), value: "1234")
    session.compositionEnded(with: "1x9-34", selection: 3..<3)
    #expect(session.current.text == "19-34")
    #expect(session.current.caret == 2 || session.current.caret == 3)
  }

  @Test func aWidgetWithLessRoomKeepsWhatFits() throws {
    var session = EditingSession(format: AllowedCharacters.any)
    let update = session.compositionEnded(with: "日本語", selection: nil, room: 2)
    #expect(session.current.text == "日本")
    #expect(update?.rejection == .noRoom)
  }

  /// A growing word gives the text of its keys, whatever the widget shows of it.
  @Test(arguments: samples)
  func formatsAGrowingWord(sample: Sample) {
    var typing = EditingSession(format: sample.format)
    var session = typing
    typing.insert(sample.typed)
    session.insert(sample.typed)
    let before = session.current
    for count in 1...sample.word.count {
      let word = String(sample.word.prefix(count))
      typing.insert(String(word.suffix(1)))
      // The widget has lost its mark, and shows the word again.
      let shown = session.current.text + word
      let update = session.compose(word, in: before, room: .max, over: shown)
      #expect(session.current.text == typing.current.text)
      #expect(session.current.value == typing.current.value)
      var units = Array(shown.utf16)
      if let rewrite = update.rewrite {
        units.replaceSubrange(
          rewrite.range.lowerBound.value..<rewrite.range.upperBound.value,
          with: rewrite.replacement.utf16)
      }
      #expect(String(decoding: units, as: UTF16.self) == session.current.text)
    }
    #expect(session.current.text == sample.expected)
    session.compose("", in: before, room: .max, over: session.current.text)
    #expect(session.current.text == before.text)
  }
}
