import FormworkMasks

/// What the design says of one typed character.
enum KeyAnswer {
  /// The characters that are there and the key all have places: it can't be rejected.
  case taken

  /// There is no place for all of them, however the rules are read: it must be rejected.
  case rejected

  /// A separator that nothing takes: it changes nothing and is no rejection.
  case ignored

  /// A separator: it may be a literal or do nothing, but is never rejected.
  case notRejected
}

extension FormatSpec {
  /// What must become of a key; `nil` where it depends on more than the model knows.
  func answer(to text: String, in current: FormattedText) -> KeyAnswer? {
    guard !masks.isEmpty, valuePattern == nil, text.count == 1, let key = text.first,
      key != options.placeholderCharacter
    else { return nil }
    // A literal may be typed in the other case, where the case is changed.
    if options.letterCase != nil, literals.contains(where: { $0 != key && $0.isCase(of: key) }) {
      return nil
    }
    let isTaken = masks.contains { mask in
      mask.places(isReversed: options.rightToLeft).contains { $0.takes(key, freely: true) }
    }
    if key.isSeparator {
      // A fixed literal is one of the value's characters, which may be too many for a limit; so may
      // those of the mask be that a set changes to with a literal.
      let isFixed = masks.contains { mask in
        mask.elements.contains { $0.isFixed && $0.literal == key }
      }
      if isTaken || maxLength != nil && (isSet || isFixed) { return nil }
      let isLiteral = literals.contains { $0 == key || $0.isWhitespace && key.isWhitespace }
      // A plus sign without a place begins the number of another country.
      if key == "+" { return isLiteral ? nil : .rejected }
      return isLiteral ? .notRejected : .ignored
    }
    guard key.isASCII, UnicodeSet.alphanumeric.contains(key) else { return nil }
    // Over selected letters or digits of a mask, a key may mean another prefix.
    if current.selectsLiteralWord { return nil }
    // As a literal a letter or a digit has rules of its own.
    if literals.contains(where: { $0 == key }) { return canTake(key, in: current) ? .taken : nil }
    if !isTaken { return .rejected }
    // After a typed prefix sign, only the prefix goes on.
    let isSign =
      current.view.users.isEmpty && current.text.count == 1 && current.caret.value == 1
      && current.selection.isEmpty
    if isSign, !current.view.typed.isEmpty, isContradicted(by: current.text + text) == true {
      return .rejected
    }
    if canTake(key, in: current) { return .taken }
    // In another mask of a set, a character may be a literal.
    let others = current.view.users.joined()
    if isSet, literals.contains(where: { others.contains($0) }) { return nil }
    // And the other way round, one that was typed.
    if !current.view.typed.isEmpty, !literalsOfOtherMasks(current.view).isEmpty { return nil }
    return mayTake(key, in: current) ? nil : .rejected
  }

  /// The text up to the user's last character after a key that goes to a slot; `nil` where the
  /// model doesn't know.
  func textAfter(_ text: String, in current: FormattedText) -> String? {
    guard !isSet, let mask = masks.first, let key = text.first, isPlainMask, !hasGuide,
      !options.rightToLeft, answer(to: text, in: current) == .taken,
      !mask.literals.contains(key), options.digits == .ascii
    else { return nil }
    let oracle = Oracle(mask, self, isFree: false)
    guard let layout = Layout(current, in: oracle.places, isReversed: false) else { return nil }
    let (head, whole, _) = tokens(layout, current, oracle.places, surely: false)
    var tail = whole
    // What completion put at the end parts nothing.
    if current.view.typed.isEmpty {
      while tail.last?.isLiteral == true { tail.removeLast() }
    } else if tail.last?.isLiteral == true {
      return nil
    }
    // It flows past no more literals than it must.
    for count in 0...tail.prefix(while: \.isLiteral).count {
      let all = head + tail[..<count] + [.init(character: key)] + tail[count...]
      guard let places = oracle.earliest(all), let last = places.last else { continue }
      var characters = oracle.places[...last].map(\.literal)
      for (token, place) in zip(all, places) { characters[place] = token.character }
      // An endless slot holds several, and no text can be told from places.
      if oracle.places[...last].contains(where: \.isEndless) { return nil }
      let end = zip(all, places).reversed().first { !$0.0.isLiteral }?.1 ?? last
      return String(characters[...end].compactMap { $0 })
    }
    return nil
  }

  /// Whether the strictest reading of the rules finds a place.
  private func canTake(_ key: Character, in current: FormattedText) -> Bool {
    let view = current.view
    // A prefix that was typed in part decides about the next key; a limit counts what it likes.
    let hasTypedPrefix = view.typed.contains { $0 <= view.offsets.first ?? .max }
    if hasTypedPrefix || maxLength != nil || options.letterCase != nil { return false }
    if options.overflow != .reject || options.insertion != .insert { return false }
    if isSet, hasGuide { return false }
    return masks.contains { mask in
      let oracle = Oracle(mask, self, isFree: false)
      guard let layout = Layout(current, in: oracle.places, isReversed: options.rightToLeft) else {
        return false
      }
      let (head, tail, caret) = tokens(layout, current, oracle.places, surely: false)
      if hasGuide { return oracle.findsRoom(for: key, at: caret, between: head, and: tail) }
      // Right before literals, a key may also flow past them.
      let literals = options.rightToLeft ? 0 : tail.prefix { $0.isLiteral }.count
      return (0...literals).contains { count in
        oracle.canPlace(head + tail[..<count] + [.init(character: key)] + tail[count...])
      }
    }
  }

  /// Whether the most generous reading finds a place.
  private func mayTake(_ key: Character, in current: FormattedText) -> Bool {
    if options.overflow != .reject || options.insertion != .insert { return true }
    return masks.contains { mask in
      let oracle = Oracle(mask, self, isFree: true)
      let key = Oracle.Token(character: key)
      // A set may change the mask, a guide the places, and with them what is crossed.
      if !isSet, !hasGuide,
        let layout = Layout(current, in: oracle.places, isReversed: options.rightToLeft)
      {
        let (head, tail, _) = tokens(layout, current, oracle.places, surely: true)
        let literals = tail.prefix { $0.isLiteral }.count
        return (0...literals).contains { count in
          // Characters that have to go without the key may go with it.
          let left = head + tail
          return oracle.fewestDrops(head + tail[..<count] + [key] + tail[count...])
            == oracle.fewestDrops(left) || oracle.fewestDrops(left) != 0
        }
      }
      let (head, tail, _) = current.view.split(current.selection)
      let users = (options.rightToLeft ? tail.reversed() : head).map { Oracle.Token($0) }
      let rest = (options.rightToLeft ? head.reversed() : tail).map { Oracle.Token($0) }
      return oracle.canPlace(users + [key] + rest) || !oracle.canPlace(users + rest)
    }
  }

  /// What stays of a text before and after the selection, and the caret's place, in the order of
  /// filling.
  func tokens(
    _ layout: Layout, _ current: FormattedText, _ places: [MaskSpec.Place], surely: Bool
  ) -> (head: [Oracle.Token], tail: [Oracle.Token], caret: Int) {
    let selection = current.selection.lowerBound.value..<current.selection.upperBound.value
    // From the right, every key at the end pushes the others over all literals that there are.
    let significant =
      surely && options.rightToLeft
      ? [] : MaskSpec.significantLiterals(in: places, surely: surely)
    let lastUser = layout.cells.lastIndex { $0.isUser } ?? -1
    var head: [Oracle.Token] = []
    var tail: [Oracle.Token] = []
    var caret = 0
    for (index, cell) in layout.cells.enumerated() {
      let isBefore =
        options.rightToLeft
        ? cell.range.lowerBound >= selection.upperBound
        : cell.range.upperBound <= selection.lowerBound
      let isAfter =
        options.rightToLeft
        ? cell.range.upperBound <= selection.lowerBound
        : cell.range.lowerBound >= selection.upperBound
      if isBefore { caret = cell.place + 1 }
      // What completion put behind the last character parts nothing.
      let isHeld = significant.contains(cell.place) && (!surely || index < lastUser)
      guard isBefore || isAfter, cell.isUser || !cell.isHole && isHeld else { continue }
      var token = Oracle.Token(character: cell.character, isLiteral: !cell.isUser)
      if !cell.isUser, !surely { token.places = cell.place...cell.place }
      if cell.isUser, !surely, !options.rightToLeft {
        // No kept character crosses a literal that parts two runs, shown or not.
        let mark = significant.filter { $0 > cell.place }.min() ?? Int.max
        token.places = 0...mark
      }
      if hasGuide, cell.isUser {
        token.places = isBefore ? cell.place...cell.place : cell.place...token.places.upperBound
      }
      if isBefore { head.append(token) } else { tail.append(token) }
    }
    return (head, tail, caret)
  }
}

extension Oracle.Token {
  init(_ character: String) {
    self.init(character: Character(character))
  }
}

extension Oracle {
  /// Whether a key in a guide goes to the first slot from the caret on, over no mandatory one, and
  /// what is to the right stays or moves further right.
  func findsRoom(
    for key: Character, at caret: Int, between head: [Token], and tail: [Token]
  ) -> Bool {
    for place in places.indices.dropFirst(caret) where places[place].accepts != nil {
      if places[place].takes(key, freely: isFree) {
        return canPlace(head + [Token(character: key, places: place...place)] + tail)
      }
      if !places[place].isOptional { return false }
    }
    return false
  }
}

extension Character {
  /// Whether it is another character in another case.
  fileprivate func isCase(of other: Character) -> Bool { lowercased() == other.lowercased() }

  /// Whether it is a space or a separator as people put between characters: no letter, digit, mark
  /// or emoji.
  var isSeparator: Bool {
    " -()+./,:;=!?'\"<>@$%^&|€•\u{A0}\u{202F}\u{3000}".contains(self)
  }
}
