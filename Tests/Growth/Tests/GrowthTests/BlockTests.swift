import FormworkFormats
import StepCounter
import Testing

/// No format allocates a block for each character of a text. One that does is linear as well, and takes
/// several times as long: a generic function, say, that isn't made for its callers in another module.
@Suite struct BlockTests {
  private static let long = 1_000

  /// An array that grows takes a new block each time it has doubled; an edit has several arrays.
  private static let mostMore = 80

  /// Texts of one sort of character, and masks and others that take them all.
  private static let signs = ["1", "é", "ж", "字", "😀"]

  private static func formats() throws -> [(name: String, format: AnyInputFormat)] {
    let any = [Mask.Notation("*", accepts: .any)]
    let separated = String(repeating: "[*]-", count: 2 * long)
    return [
      ("endless", AnyInputFormat(try Mask("[*…]", notations: any))),
      ("separated", AnyInputFormat(try Mask(separated, notations: any))),
      (
        "from the right",
        AnyInputFormat(try Mask("[*…]", notations: any, options: .init(rightToLeft: true)))
      ),
      (
        "upper case",
        AnyInputFormat(try Mask("[*…]", notations: any, options: .init(letterCase: .upper)))
      ),
      ("filter", AnyInputFormat(AllowedCharacters.any)),
      ("limited", AnyInputFormat(AllowedCharacters.any.limited(to: 2 * long))),
      ("expression", AnyInputFormat(try RegexFormat(".*"))),
    ]
  }

  @Test func blocksAreCounted() {
    var lists: [[Int]] = []
    let blocks = Self.blocks { for number in 0..<100 { lists.append([number]) } }
    #expect(blocks >= 100 && lists.count == 100)
  }

  @Test(arguments: signs)
  func noneForACharacter(sign: String) throws {
    for (name, format) in try Self.formats() {
      let edits: [(name: String, run: (AnyInputFormat, String, FormattedText) -> Void)] = [
        ("text", { format, text, _ in _ = format.formatted(text: text) }),
        ("value", { format, text, _ in _ = format.formatted(value: text) }),
        (
          "paste",
          { format, text, _ in
            _ = format.apply(TextEdit(inserting: text, at: UTF16Offset(0)), to: FormattedText())
          }
        ),
        (
          "key at the end",
          { format, _, current in
            _ = format.apply(TextEdit(inserting: sign, at: .end(of: current.text)), to: current)
          }
        ),
        (
          "key at the start",
          { format, _, current in
            _ = format.apply(TextEdit(inserting: sign, at: UTF16Offset(0)), to: current)
          }
        ),
        (
          "Backspace",
          { format, _, current in
            let end = UTF16Offset.end(of: current.text)
            _ = format.apply(
              TextEdit(deletingBackward: UTF16Offset(end.value - sign.utf16.count)..<end),
              to: current)
          }
        ),
        (
          "read",
          { format, text, _ in
            _ = format.read(text, caret: .end(of: text), direction: .forward(completing: true))
          }
        ),
        ("unused", { _, text, current in _ = current.unused(of: text) }),
      ]
      for edit in edits {
        func blocks(_ count: Int) -> Int {
          let text = String(repeating: sign, count: count)
          let current = format.formatted(value: text)
          #expect(current.value.count == count, "\(name), “\(sign)”: not all is taken")
          // Tables that are made once are made now.
          edit.run(format, text, current)
          return Self.blocks { edit.run(format, text, current) }
        }
        let (few, many) = (blocks(10), blocks(Self.long))
        #expect(
          many - few <= Self.mostMore,
          "\(name), “\(sign)”, \(edit.name): \(few) blocks of ten, \(many) of \(Self.long)")
      }
    }
  }

  private static func blocks(_ body: () -> Void) -> Int {
    let before = block_counter_value()
    body()
    return Int(block_counter_value() - before)
  }
}
