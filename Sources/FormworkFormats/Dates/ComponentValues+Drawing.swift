import FormworkMasks

extension ComponentValues {
  /// Returns the width of a component, in UTF-8 code units, which equal its UTF-16 code units.
  func width(_ index: Int) -> Int {
    layout.slots[index].isPeriod ? contents[index].count * 2 : contents[index].count
  }

  /// The text of the components.
  var text: String {
    let shown = end
    if shown == 0 { return "" }
    let shownLiterals = shownLiterals
    var count = 0
    for index in 0..<shown { count += width(index) + layout.literals[index].bytes.count }
    if shownLiterals > shown { count += layout.literals[shown].bytes.count }
    return String(unsafeUninitializedCapacity: count) { buffer in
      var end = 0
      for index in 0..<shownLiterals {
        for byte in layout.literals[index].bytes {
          buffer[end] = byte
          end += 1
        }
        if index == shown { break }
        let content = contents[index]
        if layout.slots[index].isPeriod, let period = content.dayPeriod {
          buffer[end] = period == .am ? UInt8(ascii: "A") : UInt8(ascii: "P")
          buffer[end + 1] = UInt8(ascii: "M")
        } else {
          var rest = content.value
          var place = end + content.count
          while place > end {
            place -= 1
            buffer[place] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
            rest /= 10
          }
        }
        end += width(index)
      }
      return end
    }
  }

  /// Whether a separator after the last component isn't shown. The origin of the digits before it then
  /// records it.
  var closesWithoutLiteral: Bool { layout.literals[contents.count].isEmpty }

  /// The mark of the last piece of a text after whose end AM or PM was deleted.
  private static var lostPeriod: UInt32 { 1 }

  /// The origin of each run of the text.
  var provenance: Provenance {
    var pieces: [Provenance.Piece] = []
    let end = end
    let shownLiterals = shownLiterals
    pieces.reserveCapacity(2 * shownLiterals + 2)
    for index in 0..<shownLiterals {
      let literal = layout.literals[index].bytes.count
      if literal > 0 {
        pieces.append(.init(length: literal, kind: isTyped(index) ? [.value, .typed] : .value))
      }
      if index >= end || contents[index].isEmpty { continue }
      let supplied = contents[index].supplied
      if supplied > 0 { pieces.append(.init(length: supplied, kind: .value)) }
      let isEnd = index == contents.count - 1 && closesWithoutLiteral
      pieces.append(
        .init(
          length: width(index) - supplied,
          kind: isEnd && isTyped(index + 1) ? [.user, .value, .typed] : [.user, .value]))
    }
    if hasLostPeriod, let last = pieces.indices.last { pieces[last].element = Self.lostPeriod }
    return Provenance(pieces)
  }
}

extension ComponentValues {
  /// Reads text of these components; `nil` for any other text.
  ///
  /// - Parameters:
  ///   - formatted: The text. Its origin information for supplied digits is used if it is
  ///     consistent with the text.
  ///   - layout: The components.
  ///   - completes: Whether literals appear automatically.
  init?(_ formatted: FormattedText, _ layout: ComponentLayout, completes: Bool) {
    self.init(formatted.text, formatted, layout, completes: completes)
  }

  /// Reads text of these components that somebody else wrote; `nil` for any other text.
  init?(text: String, _ layout: ComponentLayout, completes: Bool) {
    self.init(text, nil, layout, completes: completes)
  }

  private init?(
    _ text: String, _ formatted: FormattedText?, _ layout: ComponentLayout, completes: Bool
  ) {
    self.init(layout, completes: completes)
    var text = text
    let isRead = text.withUTF8 { bytes in read(bytes) }
    guard let isTailShown = isRead, !isTailShown || !isEmpty else { return nil }
    if let formatted, formatted.provenance != .user { readSupplied(formatted) }
    if !isTailShown, end < contents.count || !closesWithoutLiteral { isClosed = false }
    // A literal that wouldn't appear automatically was typed.
    if isTailShown, !showsTail { isClosed = true }
    if !isClosed, let last, !layout.slots[last].pads { contents[last].supplied = 0 }
    if settle() || showsTail != isTailShown { return nil }
  }

  /// Reads text of these components in which zeros may be missing; `nil` for any other text.
  ///
  /// The zeros aren't supplied before ``settle()``.
  init?(unpadded text: String, _ layout: ComponentLayout, completes: Bool) {
    self.init(layout, completes: completes)
    var text = text
    let isRead = text.withUTF8 { bytes in read(bytes) }
    guard let isTailShown = isRead, !isEmpty else { return nil }
    markSeparators()
    if isTailShown { isClosed = true }
  }

  /// Reads the components.
  ///
  /// - Returns: Whether the literal after the last component is there; `nil` if the text has another
  ///   form.
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    var place = 0
    if bytes.isEmpty { return false }
    for index in layout.slots.indices {
      guard let end = layout.literals[index].end(in: bytes, from: place) else { return nil }
      place = end
      let isRead =
        layout.slots[index].isPeriod
        ? readPeriod(bytes, &place, index) : readDigits(bytes, &place, index)
      if !isRead { return nil }
      if place == bytes.count { return last == index ? false : self.end == index ? true : nil }
    }
    guard let end = layout.literals[contents.count].end(in: bytes, from: place), end == bytes.count
    else { return nil }
    return self.end == contents.count ? true : nil
  }

  private mutating func readDigits(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int, _ index: Int
  ) -> Bool {
    var content = ComponentDigits.empty
    while place < bytes.count, bytes[place] >= 0x30, bytes[place] <= 0x39 {
      guard content.count < layout.slots[index].room else { return false }
      content.value = content.value * 10 + Int(bytes[place] - 0x30)
      content.count += 1
      place += 1
    }
    contents[index] = content
    return true
  }

  private mutating func readPeriod(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int, _ index: Int
  ) -> Bool {
    guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "M"),
      bytes[place] == UInt8(ascii: "A") || bytes[place] == UInt8(ascii: "P")
    else { return true }
    contents[index] = ComponentDigits(bytes[place] == UInt8(ascii: "A") ? .am : .pm)
    place += 2
    return true
  }

  /// Records which digits the format supplied, as far as the text's origin information can be
  /// right.
  private mutating func readSupplied(_ formatted: FormattedText) {
    let pieces = formatted.provenance.pieces(of: formatted.text)
    hasLostPeriod =
      pieces.last?.element == Self.lostPeriod && end < contents.count && layout.slots[end].isPeriod
    var piece = 0
    var end = pieces.first?.length ?? 0
    var place = 0
    for index in 0..<shownLiterals {
      if !layout.literals[index].isEmpty {
        while end <= place, piece + 1 < pieces.count {
          piece += 1
          end += pieces[piece].length
        }
        if piece < pieces.count, pieces[piece].kind.contains(.typed) {
          typed |= 1 &<< UInt32(truncatingIfNeeded: index)
        }
      }
      place += layout.literals[index].bytes.count
      if index == contents.count { break }
      let content = contents[index]
      while end <= place, piece + 1 < pieces.count {
        piece += 1
        end += pieces[piece].length
      }
      if index == contents.count - 1, closesWithoutLiteral, let kind = pieces.last?.kind,
        kind.contains(.user), kind.contains(.typed)
      {
        typed |= 1 &<< UInt32(truncatingIfNeeded: index + 1)
      }
      if piece < pieces.count, !pieces[piece].kind.contains(.user), end > place,
        !layout.slots[index].isPeriod
      {
        contents[index].supplied = supplied(end - place, in: content, of: layout.slots[index])
      }
      place += width(index)
    }
  }

  /// Returns the number of supplied digits before a value, limited to what is possible.
  private func supplied(_ count: Int, in content: ComponentDigits, of slot: ComponentSlot) -> Int {
    guard count < content.count else { return 0 }
    if !slot.pads { return slot.kind == .year && content.count == 4 && count == 2 ? 2 : 0 }
    return content.value < Int.powerOfTen(content.count - count) ? count : 0
  }
}

extension ComponentSeparator {
  /// Returns the index after this literal in a text, if it is there.
  fileprivate func end(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard text.count - start >= bytes.count else { return nil }
    var place = start
    for byte in bytes {
      guard text[place] == byte else { return nil }
      place += 1
    }
    return place
  }
}
