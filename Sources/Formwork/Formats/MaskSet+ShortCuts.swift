/// Short cuts for a set of short, plain masks: one key at the end of what was typed.
///
/// They agree with the general way to the letter, or leave the edit to it; a law checks that.
extension MaskSet {
  /// Whether every mask is so plain that what was typed is its value: slots of one character,
  /// ASCII literals outside the value, no letter or digit among those after the first slot.
  static func arePlain(_ masks: [Mask]) -> Bool {
    masks.allSatisfy { mask in
      guard let table = mask.program.dense else { return false }
      return mask.options.isPlain && table.fixed == 0 && !table.hasInnerAlphanumeric
        && !mask.options.autoskip && table.slots != 0
    }
  }

  func applyAtEnd(_ edit: Edit, to current: FormattedText) -> Outcome? {
    let shown = chosen(in: current)
    guard arePlain, let own = masks[shown].applyAtEnd(edit, to: current)?.formatted,
      case .bits(let bits) = own.provenance.storage, bits.typed == 0
    else {
      return typeBeyond(edit, current)
    }
    return choose(own.value, own, shown, current)
  }

  /// A character that the shown mask has no room for.
  private func typeBeyond(_ edit: Edit, _ current: FormattedText) -> Outcome? {
    guard arePlain, case .bits(let bits) = current.provenance.storage, bits.typed == 0,
      edit.range.isEmpty, edit.range.lowerBound.value == current.text.utf8.count,
      edit.replacement.utf8.count == 1, let byte = edit.replacement.utf8.first,
      byte.isASCIIAlphanumeric, let table = masks[chosen(in: current)].program.dense,
      bits.user == table.slots
    else { return nil }
    return choose(current.value + edit.replacement, nil, -1, current)
  }

  /// The best mask for `value`, all of which was typed into slots; `nil` if none takes it whole,
  /// or if a mask takes some of it in another way.
  private func choose(
    _ value: String, _ own: FormattedText?, _ shown: Int, _ current: FormattedText
  ) -> Outcome? {
    var value = value
    let best = value.withUTF8 { bytes -> Int? in
      var best = -1
      var highest = Int.min
      for index in masks.indices {
        guard let table = masks[index].program.dense else { return nil }
        switch table.fit(of: bytes) {
        case .mismatch: return nil
        case .tooLong: continue
        case .fits: break
        }
        let affinity = table.affinity(of: bytes, strategy)
        if best < 0 || affinity > highest {
          best = index
          highest = affinity
        }
      }
      return best < 0 ? nil : best
    }
    guard let best else { return nil }
    if best == shown, let own { return Outcome(own.withChoice(best)) }
    return masks[best].filled(with: value, showsPrefix: current.showsPrefix).map {
      Outcome($0.withChoice(best))
    }
  }
}

extension FormattedText {
  fileprivate func withChoice(_ index: Int) -> FormattedText {
    var copy = self
    copy.choice = UInt16(clamping: index)
    return copy
  }
}

extension DenseTable {
  fileprivate enum Fit { case fits, tooLong, mismatch }

  /// Whether the first slots accept some characters, one by one.
  fileprivate func fit(of bytes: UnsafeBufferPointer<UInt8>) -> Fit {
    var left = slots
    for byte in bytes {
      if left == 0 { return .tooLong }
      if !accepts[left.trailingZeroBitCount].contains(byte) { return .mismatch }
      left &= left &- 1
    }
    return .fits
  }

  /// The affinity of a text of ASCII letters and digits: the stateless reading, in numbers only.
  fileprivate func affinity(
    of text: UnsafeBufferPointer<UInt8>, _ strategy: MaskSet.Strategy
  ) -> Int {
    if strategy == .capacity { return text.count - count }
    var element = 0
    var affinity = 0
    var shared = 0
    var taken = 0
    var output = 0
    var index = 0
    var refusedAtEnd = 0
    let last = accepts[63 - slots.leadingZeroBitCount]
    while index < text.count {
      let byte = text[index]
      guard element < count else {
        affinity -= text.count - index
        while index < text.count {
          if last.contains(text[index]) { refusedAtEnd += 1 }
          index += 1
        }
        break
      }
      let literal = bytes[element]
      let isTaken = literal == 0 ? accepts[element].contains(byte) : literal == byte
      if literal != 0 || isTaken {
        let shownByte = literal == 0 ? byte : literal
        if shared == output, output < text.count, text[output] == shownByte { shared += 1 }
        output += 1
        element += 1
      }
      if isTaken {
        affinity += 1
        if literal == 0 { taken += 1 }
        index += 1
      } else {
        affinity -= 1
        if literal == 0 { index += 1 }
      }
    }
    return switch strategy {
    case .prefix: shared
    case .extractedValueCapacity: excess(taken + refusedAtEnd)
    case .wholeString, .capacity: affinity
    }
  }

  private func excess(_ length: Int) -> Int {
    let room = slots.nonzeroBitCount
    return length > room ? Int.min : length - room
  }
}
