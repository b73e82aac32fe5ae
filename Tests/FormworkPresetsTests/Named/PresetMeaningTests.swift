import FormworkTestSupport
import Testing

/// What holds of every preset, without an exemption: no input is joined, cut, or shortened in silence.
@Suite struct PresetMeaningTests {
  /// Dates and numbers have tests of their own in their module.
  static let identifiers = Preset.all.map(\.identifier).filter {
    !$0.hasPrefix("date.") && $0 != "card.expiry" && $0 != "percent"
  }

  /// After a whole input: all letters and digits are in the value; or one complete part is, and the rest is
  /// reported; or the input was rejected; or there is an issue.
  @Test(arguments: identifiers)
  func wholeOrPartOrRejected(identifier: String) throws {
    let preset = try #require(Preset(identifier: identifier))
    let format = preset.makeFormat()
    var random = SeededGenerator(seed: PresetRun.seed)
    var (whole, parts, rejected, issues) = (0, 0, 0, 0)
    for _ in 0..<max(200, PresetRun.count / 40) {
      let text = random.input(of: preset)
      // Numbers of spreadsheets have their own tests.
      if ExportedNumber(text) != nil { continue }
      let outcome = format.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
      let shown = outcome.formatted
      if outcome.isRejected {
        rejected += 1
        #expect(shown == FormattedText(), "\(identifier) \(text)")
      } else if letters(shown.value) == letters(text)
        || letters(text).isSuffix(of: letters(shown.value))
      {
        whole += 1
      } else if !outcome.unused.isEmpty {
        parts += 1
        #expect(
          letters(text).count == letters(outcome.unused).count + letters(shown.text).count
            || letters(shown.text).count > letters(text).count - letters(outcome.unused).count,
          "\(identifier) \(text)")
        #expect(letters(text).containsRun(of: letters(shown.value).suffix(3)))
      } else {
        issues += 1
        let isEmpty = letters(text).isEmpty || shown.value.isEmpty
        #expect(shown.issue != nil || !shown.isComplete || isEmpty, "\(identifier) \(text)")
        #expect(!shown.isDone, "\(identifier) \(text): \(shown.text)")
      }
    }
    #expect(whole > 20, "\(identifier) \(whole) \(parts) \(rejected) \(issues)")
  }

  /// Typed key by key, without a key that is rejected, a text has the value that it has when it is pasted.
  @Test(arguments: identifiers)
  func typingEqualsPasting(identifier: String) throws {
    let preset = try #require(Preset(identifier: identifier))
    let format = preset.makeFormat()
    var random = SeededGenerator(seed: PresetRun.seed &+ 1)
    var asserted = 0
    for _ in 0..<max(200, PresetRun.count / 40) {
      let text = random.input(of: preset)
      let pasted = format.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
      // Text whose paste is rejected, or read as a part, has more than one meaning.
      guard !pasted.isRejected, pasted.unused.isEmpty, ExportedNumber(text) == nil else { continue }
      var session = EditingSession(format: format)
      let isRejected = text.map { session.insert(String($0)).isRejected }.contains(true)
      if isRejected { continue }
      asserted += 1
      let (typed, whole) = (
        format.editingEnded(session.current), format.editingEnded(pasted.formatted)
      )
      #expect(typed.value == whole.value, "\(identifier) \(text)")
      #expect(typed.isDone == whole.isDone, "\(identifier) \(text)")
    }
    #expect(asserted > 50, "\(identifier) \(asserted)")
  }

  /// What the app assigns is the value, whole, until it is edited; or it has an issue and stays the value.
  @Test(arguments: identifiers)
  func assignedIsNeverShortened(identifier: String) throws {
    let preset = try #require(Preset(identifier: identifier))
    let format = preset.makeFormat()
    var random = SeededGenerator(seed: PresetRun.seed &+ 2)
    for _ in 0..<max(200, PresetRun.count / 40) {
      let text = random.input(of: preset)
      let shown = format.formatted(value: text)
      let isWhole = letters(text).isSuffix(of: letters(shown.value))
      #expect(
        isWhole || shown.isDone || shown.issue != nil && shown.value == text,
        "\(identifier) \(text): \(shown.value)")
      // One that is done is a part of what was assigned, or all of it.
      if shown.isDone, ExportedNumber(text) == nil {
        #expect(letters(text).containsRun(of: letters(shown.value).suffix(3)), "\(identifier)")
      }
      #expect(format.formatted(value: shown.value).value == shown.value || shown.isDone)
      #expect(format.editingEnded(shown).value == shown.value || format.editingEnded(shown).isDone)
    }
  }

  /// Any decimal digit of Unicode is a digit.
  @Test(arguments: identifiers.filter { $0 != "name" })
  func digitsOfAllScripts(identifier: String) throws {
    let preset = try #require(Preset(identifier: identifier))
    let format = preset.makeFormat()
    for zero in [0x660, 0x6F0, 0x966, 0xE50, 0xFF10, 0x1D7CE, 0x1E950] as [UInt32] {
      let text = preset.example.unicodeScalars.map { scalar in
        0x30...0x39 ~= scalar.value ? Unicode.Scalar(scalar.value - 0x30 + zero) ?? scalar : scalar
      }
      let shown = format.formatted(text: String(String.UnicodeScalarView(text)))
      #expect(shown.value == format.formatted(text: preset.example).value, "\(identifier) \(zero)")
    }
  }

  /// Letters and digits in the case and the script that values have.
  private func letters(_ text: String) -> [Character] {
    text.compactMap { character -> Character? in
      if let digit = character.wholeNumberValue, character.isNumber { return Character("\(digit)") }
      return character.isLetter ? Character(character.uppercased().prefix(1).description) : nil
    }
  }
}

extension [Character] {
  fileprivate func isSuffix(of other: [Character]) -> Bool {
    other.count >= count && Array(other.suffix(count)) == self
  }

  fileprivate func containsRun(of other: ArraySlice<Character>) -> Bool {
    if other.isEmpty { return true }
    return indices.contains { self[$0...].starts(with: other) }
  }
}

extension SeededGenerator {
  /// An input for a preset: its example with some characters changed, more, or fewer, and text around it.
  fileprivate mutating func input(of preset: Preset) -> String {
    var text = Array(preset.example)
    for _ in 0..<number(in: 0...2) where !text.isEmpty {
      let place = number(in: 0...text.count - 1)
      switch number(in: 0...4) {
      case 0: text.remove(at: place)
      case 1: text.insert(element(of: Array("0123456789AOIX")), at: place)
      case 2: text.insert(element(of: Array(" -./\n")), at: place)
      default: text[place] = text[place].isNumber ? element(of: Array("0123456789")) : text[place]
      }
    }
    var whole = String(text)
    switch number(in: 0...9) {
    case 0: whole = element(of: ["Nr. ", "ID: ", "my "]) + whole
    case 1: whole += element(of: [" (work)", ", 12", " x", "\n2030", "."])
    case 2: whole = whole.filter { $0.isLetter || $0.isNumber }
    case 3: whole = whole.lowercased()
    case 4: whole += " " + preset.example
    default: break
    }
    return whole
  }
}
