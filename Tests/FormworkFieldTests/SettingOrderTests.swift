import FormworkCore
import FormworkTestSupport
import Testing

/// Contents and formats, set in any order and any number of times.
@Suite struct SettingOrderTests {
  /// A content that the app gives the field.
  private enum Content {
    case text(String), value(String), saved(SavedInput)
  }

  private static let patterns = ["[00]", "[000]-[000]", "[AAA]", "[____]", "+1 [0000]", "[…]"]

  private func give(_ content: Content, to field: HeadlessField<Mask>) {
    switch content {
    case .text(let text): field.assign(text)
    case .value(let value): field.set(value: value)
    case .saved(let saved): field.restore(saved)
    }
    field.endTurn()
  }

  /// The last content counts, whole, whatever formats came between: a narrow one doesn't cut it.
  @Test func theLastContentIsShownByTheLastFormat() throws {
    let masks = try Self.patterns.map { try Mask($0) }
    var random = SeededGenerator(seed: 45)
    var restored = 0
    for round in 0..<3000 {
      let first = random.element(of: masks)
      let field = HeadlessField(first)
      var last: Content = .text("")
      var deeds = 0
      var format = first
      for _ in 0..<random.number(in: 1...6) {
        let text = random.element(of: ["12", "123456", "ab12", "abc", "+1 1234", "12-34", ""])
        switch random.number(in: 0...4) {
        case 0: last = .text(text)
        case 1: last = .value(text)
        case 2:
          let selection = UTF16Offset(0)..<UTF16Offset(text.utf16.count)
          last = .saved(SavedInput(text: text, value: text, selection: selection))
          restored += 1
        default:
          format = random.element(of: masks)
          field.set(format: format)
          field.endTurn()
          continue
        }
        deeds += 1
        give(last, to: field)
      }
      guard deeds > 0 else { continue }
      let fresh = HeadlessField(format)
      give(last, to: fresh)
      #expect(field.value == fresh.value, "round \(round): \(last) by \(format.pattern)")
      #expect(field.told.isEmpty)
    }
    #expect(restored > 500)
  }

  @Test func whatIsRestoredReplacesWhatWasAssigned() throws {
    let field = HeadlessField(try Mask("[000]-[000]"))
    field.assign("123456")
    field.restore(SavedInput(text: "78", value: "78", selection: UTF16Offset(0)..<UTF16Offset(2)))
    field.set(format: try Mask("[00]-[00]"))
    #expect(field.value == "78")
    field.set(format: try Mask("[000]"))
    #expect(field.value == "78")
  }

  /// A text is restored as it was by its own format. Another format never gives the app another value for
  /// the sake of the text.
  @Test func restoringKeepsTheValue() throws {
    let patterns = Self.patterns + ["+[0] [00]", "+1 [00]", "{9}[00]", "9[00]", "[00]-[9]"]
    let masks = try patterns.map { try Mask($0) }
    for mask in masks {
      for text in ["", "1", "12", "+1 23", "91", "9123", "123456", "ab", "12-3"] {
        var shown = mask.formatted(text: text)
        shown.selection = .at(UTF16Offset(min(1, shown.text.utf16.count)))
        let saved = SavedInput(shown)
        for other in masks {
          let restored = other.formatted(saved: saved)
          let value = saved.value.isEmpty ? "" : other.formatted(value: saved.value).value
          #expect(restored.value == value, "\(text) of \(mask.pattern) by \(other.pattern)")
          if !saved.value.isEmpty, !restored.text.utf8.elementsEqual(shown.text.utf8) {
            #expect(
              restored.selection == other.formatted(value: saved.value).selection,
              "a caret in another text means nothing: \(text) of \(mask.pattern) by \(other.pattern)"
            )
          }
          guard other == mask, !saved.value.isEmpty else { continue }
          #expect(restored.text == shown.text, "\(text) of \(mask.pattern)")
          #expect(restored.selection == shown.selection, "\(text) of \(mask.pattern)")
        }
      }
    }
  }

  /// While an input method composes, formats wait, and the last one counts.
  @Test func theLastFormatCountsAfterAComposition() throws {
    let masks = try Self.patterns.map { try Mask($0) }
    let whole = masks.filter { $0.formatted(text: "12").value == "12" }
    #expect(whole.count >= 4)
    for first in whole {
      for second in masks {
        for last in masks {
          let field = HeadlessField(first)
          field.focus()
          field.compose("12")
          field.set(format: second)
          field.set(format: last)
          field.commit()
          field.endTurn()
          let fresh = HeadlessField(last)
          fresh.set(value: "12")
          #expect(
            field.value == fresh.value && field.text == fresh.text,
            "\(first.pattern), then \(second.pattern) and \(last.pattern)")
        }
      }
    }
  }
}
