import FormworkText

extension FieldEditor {
  /// Puts several characters at once at the caret.
  ///
  /// A text that is a whole value takes the place of all that is there; any other is typed.
  mutating func paste(_ text: String) -> Refusal? {
    replaces = false
    let isAlone = sheet.isEmpty
    var whole = FieldEditor(engine, engine.blank)
    if isAlone || text.hasSeveralNumbers {
      let refusal = whole.read(text)
      if isAlone || refusal == nil && whole.sheet.isComplete {
        dropped += sheet.ownText
        leftOut = whole.leftOut
        isChanged = whole.isChanged
        sheet = whole.sheet
        place = whole.place
        return refusal
      }
    }
    var typed = self
    guard let refusal = typed.typeAll(text) else {
      self = typed
      return nil
    }
    return refusal
  }

  /// Reads a text into empty fields, as one that they show, as typed, or in another notation.
  mutating func read(_ text: String) -> Refusal? {
    if let shown = FieldSheet(
      FormattedText(text: text), engine.layout, completes: engine.completes)
    {
      isChanged = !text.isEmpty
      sheet = shown
      place = shown.place(at: text.utf16.count)
      return nil
    }
    var typed = self
    let refusal = typed.typeAll(text)
    typed.sheet.settle()
    if refusal == nil, typed.leftOut.isEmpty {
      self = typed
      return nil
    }
    if readOtherNotation(text) { return nil }
    if refusal == nil { self = typed }
    return refusal
  }

  /// Types some characters one after the other, as far as there is room.
  ///
  /// A number that is longer than its field is never cut in two where there are others: that would
  /// make something else of them. It is refused.
  private mutating func typeAll(_ text: String) -> Refusal? {
    let isSingle = !text.hasSeveralNumbers
    var slot: Int?
    var isOver = false
    var isPlaced = false
    var refusal: Refusal?
    for character in text {
      let kind = DateCharacter(character)
      if case .digit(let digit) = kind, !isOver {
        let mayCross = isSingle || slot == nil
        let before = place
        let failure = type(digit)
        // The digit before it may have moved the caret on already.
        if failure == nil, mayCross || filled == slot {
          if slot == nil { slot = filled }
          isPlaced = true
          continue
        }
        place = before
        if !isSingle, failure != .noRoom || slot != nil || !sheet.isComplete {
          return failure ?? .notAllowed
        }
        refusal = refusal ?? failure
        isOver = true
        leftOut.append(character)
        continue
      }
      if case .separator = kind {
        slot = nil
        if !isOver { separate() }
        if isChanged { sheet.settle() }
      } else if case .letter(let letter) = kind, !isOver, type(letter) == nil {
        slot = nil
        isPlaced = isPlaced || isChanged
        sheet.settle()
      } else if !kind.isSeparator {
        if case .other = kind { continue }
        if !isSingle, !sheet.isComplete { return .notAllowed }
        leftOut.append(character)
      }
    }
    if !isPlaced, !leftOut.isEmpty { return refusal ?? .notAllowed }
    return nil
  }

  /// Reads a date in another notation, if it fills all the fields or the first of them.
  private mutating func readOtherNotation(_ text: String) -> Bool {
    let slots = engine.layout.slots
    guard let tokens = DateToken.list(of: text), !tokens.isEmpty,
      slots.first?.kind != .count
    else { return false }
    if slots.last?.half == 0 { return read(tokens[...], half: 0, text) != nil }
    // The two dates of a range have about as many parts; what is nearest to the middle is tried first.
    let middle = tokens.count / 2
    let splits = (1..<max(2, tokens.count)).sorted { abs($0 - middle) < abs($1 - middle) }
    for split in splits {
      var both = self
      guard both.read(tokens[..<split], half: 0, text) == both.engine.width,
        both.read(tokens[split...], half: 1, text) == both.engine.width
      else { continue }
      self = both
      return true
    }
    return read(tokens[...], half: 0, text) != nil
  }

  /// Fills the fields of one date from some tokens.
  ///
  /// - Returns: How many fields are filled; `nil` if the tokens are no such date.
  private mutating func read(
    _ tokens: ArraySlice<DateToken>, half: Int, _ text: String
  ) -> Int? {
    let slots = engine.layout.slots
    let day = engine.layout.slot(.day, half: half)
    let month = engine.layout.slot(.month, half: half)
    guard
      let reader = DateReader(
        tokens, dayIsFirst: (day ?? 0) < (month ?? .max), hasDay: day != nil,
        isWhole: day != nil && month != nil
          && slots.contains { $0.kind == .year || $0.kind == .shortYear }, engine)
    else { return nil }
    var filled = 0
    for index in slots.indices where slots[index].half == half {
      guard let value = engine.value(of: slots[index], in: reader.fields) else { break }
      guard let content = engine.content(of: value, in: slots[index]) else { return nil }
      sheet.contents[index] = content
      filled += 1
    }
    if filled == 0 { return nil }
    for (index, token) in tokens.enumerated() where !reader.isUsed(index, in: slots) {
      leftOut += text.utf8Part(token.range)
    }
    sheet.settle()
    place = sheet.place(at: .max)
    isChanged = true
    return filled
  }
}

extension FieldSheet {
  /// The person's characters, in order.
  fileprivate var ownText: String {
    var text = ""
    for index in contents.indices { text += shown(index) }
    return text
  }
}

extension String {
  /// Whether something is between two digits of a text.
  fileprivate var hasSeveralNumbers: Bool {
    var hasNumber = false
    var isOver = false
    for scalar in unicodeScalars {
      if case .digit = DateCharacter(scalar) {
        if isOver { return true }
        hasNumber = true
      } else if hasNumber {
        isOver = true
      }
    }
    return false
  }

  fileprivate func utf8Part(_ range: Range<Int>) -> String {
    String(Substring(utf8.dropFirst(range.lowerBound).prefix(range.count)))
  }
}
