import FormworkCore
import Testing

/// The examples of the article WritingAFormat; ``DocumentationTests`` compares them.
@Suite struct WritingAFormatTests {
  @Test func plate() throws {
    // example: plate
    struct Plate: InputFormat, Hashable {
      private let characters = AllowedCharacters(.alphanumerics, maximumLength: 8)

      func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
        var upper = edit
        upper.replacement = edit.replacement.uppercased()
        return characters.apply(upper, to: current)
      }

      func formatted(value: String) -> FormattedText {
        characters.formatted(value: value.uppercased())
      }
    }

    var field = EditingSession(format: Plate())
    field.insert("ab 12")
    #expect(field.current.text == "AB12")
    #expect(field.insert("-").isRejected == true)
    field.undo()
    #expect(field.current.text == "")
    // end
  }

  @Test func percent() throws {
    // example: percent
    struct Percent: InputFormat {
      private let digits = AllowedCharacters(.digits, maximumLength: 3)

      func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
        var inner = edit
        inner.range = valueRange(of: edit.range, in: current)
        if edit.direction == .backward, inner.range.isEmpty, inner.range.lowerBound > 0 {
          // Backspace after the sign takes the digit before it.
          let before = UTF16Offset(inner.range.lowerBound.value - 1)
          inner.range = before..<inner.range.upperBound
        }
        let outcome = digits.apply(inner, to: digits.formatted(value: current.value))
        if outcome.isRejected { return .rejected(current) }
        return EditOutcome(shown(outcome.formatted), removed: outcome.removed)
      }

      func formatted(value: String) -> FormattedText {
        var formatted = shown(digits.formatted(value: value))
        formatted.caret = .end(of: formatted.text)
        return formatted
      }

      var keyboard: KeyboardType { .numberPad }

      func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
        guard let number = Int(current.value) else { return nil }
        let next = number + steps
        return (0...100).contains(next)
          ? EditOutcome(formatted(value: String(next))) : .rejected(current, because: .noRoom)
      }

      private func shown(_ number: FormattedText) -> FormattedText {
        if number.value.isEmpty { return FormattedText() }
        let isTooMuch = (Int(number.value) ?? 0) > 100
        return FormattedText(
          text: number.value + "%", value: number.value, selection: number.selection,
          isComplete: true, issue: isTooMuch ? .aboveMaximum : nil,
          provenance: Provenance([
            .init(length: number.value.utf8.count, kind: [.user, .value]),
            .init(length: 1, kind: []),
          ]))
      }
    }

    var field = EditingSession(format: Percent())
    field.insert("45")
    #expect(field.current.text == "45%")
    #expect(field.current.caret == 2)
    field.step(by: 1)
    #expect(field.current.value == "46")
    field.select(3..<3)
    field.deleteBackward()
    #expect(field.current.text == "4%")
    #expect(Percent().formatted(text: "120 %").issue == .aboveMaximum)
    // end
  }

  @Test func discipline() throws {
    // example: discipline
    let once = AllowedCharacters.digits.formatted(text: "1-2")
    let isStable = AllowedCharacters.digits.formatted(text: once.text) == once
    #expect(isStable == true)
    let stale = TextEdit(replacing: 40..<90, with: "3")
    #expect(AllowedCharacters.digits.apply(stale, to: once).formatted.text == "123")
    // end
  }
}
