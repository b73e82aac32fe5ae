import FormworkCore
import Testing

/// The examples of the article DrivingAField; ``DocumentationTests`` compares them.
@Suite struct DrivingAFieldTests {
  @Test func adapter() throws {
    // example: adapter
    struct TextBox {
      var text = ""
      var selection: Range<UTF16Offset> = 0..<0
    }

    final class MaskedBox<Format: InputFormat> {
      var box = TextBox()
      var onChange: (SessionChange) -> Void = { _ in }
      private var session: EditingSession<Format>

      init(format: Format) {
        session = EditingSession(format: format)
      }

      /// Returns whether the box may make a change of the user by itself.
      func shouldReplace(_ range: Range<UTF16Offset>, with replacement: String) -> Bool {
        session.select(box.selection)
        switch session.propose(replacement, in: range) {
        case .proceed: return true
        case .reject: return false
        case .write(let update):
          carryOut(update)
          return false
        }
      }

      /// Adopts the text and selection of the box after any change.
      func didChange() {
        guard let update = session.didChange(to: box.text, selection: box.selection) else { return }
        carryOut(update)
      }

      /// Sets a value for the app, without calling `onChange`.
      func set(value: String) {
        carryOut(session.set(value: value))
      }

      private func carryOut(_ update: SessionUpdate) {
        if let rewrite = update.rewrite {
          let start = rewrite.range.lowerBound.index(in: box.text)
          let end = rewrite.range.upperBound.index(in: box.text)
          box.text.replaceSubrange(start..<end, with: rewrite.replacement)
        }
        box.selection = update.selection
        if let change = update.change { onChange(change) }
      }
    }

    let field = MaskedBox(format: try Mask("[00]/[00]"))
    var values: [String] = []
    field.onChange = { values.append($0.formatted.value) }

    #expect(field.shouldReplace(0..<0, with: "1") == true)
    field.box = TextBox(text: "1", selection: 1..<1)
    field.didChange()

    #expect(field.shouldReplace(1..<1, with: "2") == false)
    #expect(field.box.text == "12/")
    #expect(field.shouldReplace(3..<3, with: "x") == false)

    field.box = TextBox(text: "12/3 4", selection: 6..<6)
    field.didChange()
    #expect(field.box.text == "12/34")
    #expect(values == ["1", "12", "1234"])
    // end
  }

  @Test func composition() throws {
    // example: composition
    var session = EditingSession(format: AllowedCharacters.nonChinese, value: "a")
    session.compositionChanged(to: "aに", selection: 2..<2)
    #expect(session.displayedText == "aに")
    #expect(session.current.text == "a")
    #expect(session.compositionEnded(with: "aに")?.change?.cause == .reconciliation)
    #expect(session.current.text == "aに")
    // end
  }

  @Test func focus() throws {
    // example: focus
    let mask = try Mask("+1 [000]", options: .init(completesOnFocus: true))
    var session = EditingSession(format: mask)
    #expect(session.beginEditing()?.rewrite?.replacement == "+1 ")
    #expect(session.current.value == "")
    session.endEditing()
    #expect(session.current.text == "")
    // end
  }
}
