import FormworkTerminal
import FormworkTestSupport
import Testing

@Suite struct LineRendererTests {
  @Test func exactOutput() {
    let line = Line(prompt: "Phone: ", text: "+1 (2", remainder: "00) 000-0000")
    #expect(
      LineRenderer().frame(showing: line).output
        == "Phone: +1 (2\u{1B}[2m00) 000-0000\u{1B}[22m\u{1B}[K\r\u{1B}[12C")
  }

  /// Only the input stays on the screen, not the message about it.
  @Test func theLineThatStaysHasNoMessage() {
    let line = Line(prompt: "> ", text: "12", caret: 0, remainder: "__", message: "no")
    #expect(LineRenderer().closing(line, over: nil) == "> 12\u{1B}[K\r\u{1B}[4C\r\n")
  }

  @Test func noColorMeansNoStyle() {
    let line = Line(prompt: "> ", text: "12", remainder: "__", message: "no")
    let renderer = LineRenderer(abilities: .unstyled)
    #expect(
      renderer.frame(showing: line).output
        == "> 12__\u{1B}[K\r\nno\u{1B}[K\u{1B}[A\r\u{1B}[4C")
  }

  @Test func dumbTerminalsGetNoSequences() {
    var screen = Screen()
    let renderer = LineRenderer(abilities: .dumb)
    var frame: LineRenderer.Frame?
    for line in [
      Line(prompt: "> ", text: "1234", remainder: "5"), Line(prompt: "> ", text: "12"),
      Line(prompt: "> ", text: "12", caret: 1),
    ] {
      let next = renderer.frame(showing: line, over: frame)
      #expect(!next.output.contains("\u{1B}"))
      screen.write(next.output)
      frame = next
    }
    #expect(screen.text() == "> 12")
    #expect(screen.column == 3)
    let rejected = Line(prompt: "> ", text: "12", caret: 1, message: "too short")
    screen.write(renderer.frame(showing: rejected, over: frame).output)
    #expect([screen.text(1), screen.text(2)] == ["too short", "> 12"])
    #expect(screen.column == 3)
  }

  @Test(
    arguments: [
      ("> ", "abc▏", 80, "> abc▏"),
      ("> ", "a▏bc", 80, "> a▏bc"),
      ("電話 ", "한▏국", 80, "電話 한▏국"),
      ("", "e\u{301}▏x", 80, "e\u{301}▏x"),
      ("", "", 80, "▏"),
      // A row of 12 columns has 11 to write in.
      ("", "abcdefghijk▏", 12, "abcdefghijk▏"),
      ("", "abcdefghijkl▏", 12, "<efghijkl▏"),
      ("", "▏abcdefghijkl", 12, " ▏abcdefghi>"),
      ("", "abcdefghi▏jkl", 12, " abcdefghi▏>"),
      ("", "abcdefghij▏kl", 12, "<efghij▏kl"),
      // Marks take a column each, which needs four columns.
      ("", "▏abcdef", 5, " ▏ab>"),
      ("", "▏abcdef", 4, "▏abc"),
      ("A long prompt: ", "123▏", 20, "A long p…123▏"),
      ("A long prompt: ", "123▏", 12, "…123▏"),
      ("Prompt", "12▏", 2, "2▏"),
    ] as [(prompt: String, text: String, width: Int, shown: String)])
  func layout(prompt: String, text: String, width: Int, shown: String) {
    let caret = text.firstIndex(of: "▏").map { text.distance(from: text.startIndex, to: $0) } ?? 0
    let line = Line(prompt: prompt, text: text.filter { $0 != "▏" }, caret: caret)
    var screen = Screen(width: width)
    screen.write(LineRenderer(width: width).frame(showing: line).output)
    var drawn = ""
    var column = 0
    for character in screen.text() {
      if column == screen.column { drawn += "▏" }
      drawn.append(character)
      column += DisplayWidth.columns(of: character)
    }
    #expect((column <= screen.column ? drawn + "▏" : drawn) == shown)
    #expect(screen.mistakes.isEmpty)
  }

  @Test func messagesComeAndGo() {
    var screen = Screen()
    let renderer = LineRenderer()
    let told = renderer.frame(showing: Line(text: "12", message: "wrong"))
    screen.write(told.output)
    #expect([screen.text(), screen.text(1)] == ["12", "wrong"])
    #expect((screen.row, screen.column) == (0, 2))
    screen.write(renderer.closing(Line(text: "123", caret: 0, remainder: "4"), over: told))
    #expect([screen.text(), screen.text(1)] == ["123", ""])
    #expect((screen.row, screen.column) == (1, 0))
  }

  @Test func nothingShownCommandsTheTerminal() {
    let line = Line(
      prompt: "a\u{1B}[2J", text: "b\u{7}\r\n\u{9B}31m\u{202E}c\u{7F}", message: "d\u{1B}]0;x\u{7}")
    var screen = Screen()
    screen.write(LineRenderer().frame(showing: line).output)
    #expect(screen.text() == #"a␛[2Jb␇␍␊\u{9B}31m\u{202E}c␡"#)
    #expect(screen.text(1) == "d␛]0;x␇")
    #expect(screen.mistakes.isEmpty)
  }

  @Test func aRowThatWrappedIsFoundAgain() {
    let renderer = LineRenderer(width: 40)
    let line = Line(prompt: "> ", text: String(repeating: "1", count: 30))
    let frame = renderer.frame(showing: line)
    let narrow = LineRenderer(width: 15)
    let output = narrow.frame(showing: line, over: frame, wasResized: true).output
    #expect(output.hasPrefix("\r\u{1B}[2A\u{1B}[J"))
    let wide = LineRenderer(width: 80).frame(showing: line, over: frame, wasResized: true)
    #expect(wide.output.hasPrefix("\r\u{1B}[J"))
  }

  /// A terminal that gets narrower wraps the row, wherever the caret is in it. The rows above it stay.
  @Test func aWrappedRowIsReplacedFromItsStart() {
    let text = String((0..<30).map { Character(UnicodeScalar(UInt8(0x41 + $0 % 26))) })
    var rises = Set<Int>()
    let widths = [8, 12, 15, 16, 20, 31, 32, 40]
    for (caret, width) in (0...30).flatMap({ caret in widths.map { (caret, $0) } }) {
      // Not every terminal's cursor is known to stay at the end of a full part.
      for goesOn in [false, true] {
        let line = Line(prompt: "> ", text: text, caret: caret)
        let frame = LineRenderer(width: 60).frame(showing: line)
        // The screen as it is after that: the row in parts, and the cursor in one of them.
        var screen = Screen(width: 80)
        screen.write("earlier\r\n")
        let wrapped = Array("> " + text)
        let parts = stride(from: 0, to: wrapped.count, by: width).map {
          String(wrapped[$0..<min($0 + width, wrapped.count)])
        }
        screen.write(parts.joined(separator: "\r\n"))
        var (row, column) = (caret + 2).quotientAndRemainder(dividingBy: width)
        let isAfterAll = row == parts.count
        if isAfterAll, goesOn { screen.write("\r\n") }
        if isAfterAll, !goesOn { (row, column) = (row - 1, width) }
        if parts.count - 1 > row { screen.write("\u{1B}[\(parts.count - 1 - row)A") }
        screen.write("\r" + (column > 0 ? "\u{1B}[\(column)C" : ""))
        screen.write(
          LineRenderer(width: width).frame(showing: line, over: frame, wasResized: true).output)
        var fresh = Screen(width: 80)
        fresh.write(LineRenderer(width: width).frame(showing: line).output)
        #expect(screen.text(0) == "earlier", "\(caret), \(width)")
        rises.insert(row)
        // If the cursor has gone on, a part of the old row stays, and nothing else is erased.
        if isAfterAll, goesOn { continue }
        #expect(screen.text(1) == fresh.text(0), "\(caret), \(width)")
        #expect(screen.text(2).isEmpty && screen.row == 1, "\(caret), \(width)")
      }
    }
    #expect(rises.count > 2)
  }

  /// Whatever is shown after whatever, the row has no rests and the cursor stands at the caret.
  @Test func everyRedrawIsLikeAFirstOne() {
    var generator = SeededGenerator(seed: 3)
    let pieces = ["a", "1", "電", "e\u{301}", "👍🏽", "\u{1B}", "\u{200B}", " ", "한", "\u{7}", "🇩🇪"]
    func text(upTo count: Int) -> String {
      (0..<Int.random(in: 0...count, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    }
    for _ in 0..<3000 {
      let width = Int.random(in: 1...30, using: &generator)
      var screen = Screen(width: max(width, 2))
      let renderer = LineRenderer(width: width)
      var frame: LineRenderer.Frame?
      for _ in 0..<4 {
        let shown = text(upTo: 25)
        let line = Line(
          prompt: text(upTo: 12), text: shown,
          caret: Int.random(in: -1...shown.count + 1, using: &generator),
          remainder: text(upTo: 6), message: text(upTo: 9))
        let next = renderer.frame(showing: line, over: frame)
        screen.write(next.output)
        var fresh = Screen(width: max(width, 2))
        fresh.write(renderer.frame(showing: line).output)
        #expect(screen.text() == fresh.text())
        #expect(screen.text(1) == fresh.text(1))
        #expect((screen.row, screen.column) == (fresh.row, fresh.column))
        #expect(screen.column == next.caretColumn)
        #expect(screen.mistakes.isEmpty, "\(screen.mistakes) \(width) \(line)")
        frame = next
      }
    }
  }
}
