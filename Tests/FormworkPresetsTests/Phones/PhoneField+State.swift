import FormworkTestSupport

extension PhoneField {
  /// What holds of every text that the format makes.
  func stateViolation(_ tally: inout LawTally) -> String? {
    let current = session.current
    let text = current.text
    if text.isEmpty {
      return current.value.isEmpty && !current.isComplete && current.issue == nil
        ? nil : "an empty text has a value"
    }
    if current.value.isEmpty { return "a text has no value" }
    tally.count("mapping")
    if let violation = mappingViolation(current) { return violation }
    // The numbers of a country, by the data and not by the library.
    let split = PhoneMetadata.split(current.value)
    tally.count("complete")
    let isPossible = split.map { $0.code.lengths.contains($0.national.count) } ?? false
    // The length of a beginning may be that of a number before its trunk prefix is taken off.
    let isWhole = split.map { PhoneModel.dialed(text).hasSuffix($0.national) } ?? false
    let hasTrunk = PhoneModel.dialed(text).count != (split?.national.count ?? 0)
    let isAssigned = isValid(current.value)
    if current.isComplete ? !isPossible : isAssigned && isPossible && isWhole && !hasTrunk {
      return "complete is \(current.isComplete)"
    }
    if current.isComplete, !isAssigned,
      let digit = (0...9).first(where: { isValid("\(current.value)\($0)") })
    {
      return "it is complete, although \(digit) completes it"
    }
    tally.count("issue")
    let isTooLong = split.map { $0.national.count > ($0.code.lengths.last ?? 0) } ?? false
    if (current.issue == .tooLong) != isTooLong {
      return "the issue is \(current.issue as Any)"
    }
    if let split, let number = format.number(of: current) {
      tally.count("number")
      if number.callingCode != split.code.code || number.nationalNumber != split.national
        || number.e164 != current.value
      {
        return "the number is \(number)"
      }
      if let region = number.region, !split.code.regions.contains(region.code) {
        return "the region is \(region.code)"
      }
    } else if split != nil {
      return "no number is told"
    }
    tally.count("left")
    if let violation = leavingViolation(current) { return violation }
    // What no number has can be left after a deletion, and isn't let in again.
    if split.map({ $0.national.count > 17 }) ?? (PhoneModel.dialed(text).count > 18) { return nil }
    if !PhoneModel.tail(text).isEmpty { return nil }
    tally.count("canonical")
    if format.typing(PhoneModel.dialed(text), plus: isPlusTyped) != text {
      return "the digits alone show something else"
    }
    if isForeign(split?.code) { return current.issue == nil ? "nothing is wrong" : nil }
    tally.count("idempotence")
    if format.formatted(text: text).text != text { return "formatted again it is something else" }
    // The parser may find a further trunk prefix in a number that no country has.
    if current.isComplete || current.issue == .tooLong, !isAssigned { return nil }
    let shown = format.formatted(value: current.value)
    if !current.isComplete, shown.isComplete { return nil }
    tally.count("value")
    if shown.value != current.value { return "the value comes back as \(shown.value)" }
    let again = format.formatted(value: shown.value)
    return again.text == shown.text ? nil : "the value's text isn't certain"
  }

  /// Whether a value is a number that can be assigned.
  private func isValid(_ value: String) -> Bool {
    guard value.first == "+", let parsed = try? PhoneNumber(value) else { return false }
    return parsed.isValid && parsed.e164 == value
  }

  /// Leaving the field removes a lone plus sign and an unfinished extension, and writes a whole number in the
  /// usual way; it never makes another number.
  private func leavingViolation(_ current: FormattedText) -> String? {
    let left = format.editingEnded(current)
    if format.editingEnded(left) != left {
      return "left twice, it is \(drawn(format.editingEnded(left)))"
    }
    if current.isDone {
      return left.value == current.value && left.isDone ? nil : "left, it is \(drawn(left))"
    }
    if current.value == "+" { return left.text.isEmpty ? nil : "a plus sign stays" }
    if PhoneModel.tail(current.text).contains(where: \.isNumber) {
      return left == current ? nil : "left, an extension is lost"
    }
    if !PhoneModel.tail(current.text).isEmpty {
      return PhoneModel.tail(left.text).isEmpty && left.value == current.value
        ? nil : "left, it is \(drawn(left))"
    }
    return left == current ? nil : "left, an unfinished number is \(drawn(left))"
  }

  /// Whether a deletion has made a number of another country where such are rejected.
  private func isForeign(_ code: PhoneMetadata.Code?) -> Bool {
    guard format.foreignNumbers == .reject, let region = format.region else { return false }
    let own = String(region.callingCode)
    let digits = session.current.value.dropFirst()
    if !session.current.value.hasPrefix("+") {
      return [.foreignNumber, .unknownCallingCode].contains(session.current.issue)
    }
    return code.map { !$0.regions.contains(region.code) }
      ?? !(own.hasPrefix(digits) || digits.hasPrefix(own))
  }

  private var isPlusTyped: Bool {
    session.current.provenance.pieces(of: session.current.text).first?.kind.contains(.user) ?? false
  }

  /// A range of the text, taken to the value and back, has the same digits, but for those of a prefix.
  private func mappingViolation(_ current: FormattedText) -> String? {
    let length = current.text.utf16.count
    let dialed = PhoneModel.dialed(current.text)
    // The digits that both end in.
    let shared = zip(dialed.reversed(), current.value.reversed()).prefix { $0 == $1 }.count
    let national = PhoneMetadata.split(current.value)?.national.count ?? shared
    let safe = dialed.count - min(shared, national)
    for lower in 0...length {
      for upper in stride(from: lower, through: length, by: 3) {
        let range = UTF16Offset(lower)..<UTF16Offset(upper)
        let value = format.valueRange(of: range, in: current)
        if value.lowerBound.value < 0 || value.upperBound > .end(of: current.value) {
          return "a range of the value is outside"
        }
        let first = PhoneModel.count(in: current.text, before: lower)
        let last = PhoneModel.count(in: current.text, before: upper)
        if first < safe || last <= first { continue }
        let digits = String(dialed.dropFirst(first).prefix(last - first))
        let part = String(
          decoding: Array(current.value.utf16)[value.lowerBound.value..<value.upperBound.value],
          as: UTF16.self)
        // What stands at the start of the text stands for the calling code as well.
        if first == 0 ? !part.hasSuffix(digits) : part != digits {
          return "\(digits) is \(part) in the value"
        }
        let back = format.textRange(of: value, in: current)
        let firstBack = PhoneModel.count(in: current.text, before: back.lowerBound.value)
        let lastBack = PhoneModel.count(in: current.text, before: back.upperBound.value)
        if firstBack != first || lastBack != last { return "\(digits) comes back elsewhere" }
      }
    }
    return nil
  }

  /// A key that is taken can be taken back, and none finds room at the end of a full text.
  mutating func keyViolation(_ tally: inout LawTally) -> String? {
    let current = session.current
    let length = current.text.utf16.count
    let offset = random.number(in: 0...length)
    let digit = random.element(of: Array("0123456789").map(String.init))
    let outcome = format.apply(TextEdit(inserting: digit, at: UTF16Offset(offset)), to: current)
    let place = PhoneModel.count(in: current.text, before: offset)
    if !outcome.isRejected {
      tally.count("inverse")
      let caret = outcome.formatted.caret
      let back = format.apply(
        TextEdit(deletingBackward: UTF16Offset(max(0, caret.value - 1))..<caret),
        to: outcome.formatted
      ).formatted
      if back.text != current.text || back.value != current.value {
        return "\(digit) at \(offset), then Backspace: \(drawn(back))"
      }
      let first = PhoneModel.dialed(current.text).hasPrefix("+") ? 1 : 0
      if PhoneModel.count(in: back.text, before: back.caret.value) != max(place, first) {
        return "\(digit) at \(offset), then Backspace: the caret is elsewhere"
      }
    }
    if current.isFull {
      tally.count("full")
      if !outcome.isRejected, offset == length, outcome.formatted.issue != .tooLong {
        return "\(digit) finds room in a full text"
      }
    }
    if random.number(in: 0...15) == 0, !current.text.isEmpty {
      tally.count("progress")
      var field = EditingSession(format: format)
      field.set(formatted: current)
      field.select(.end(of: current.text)..<(.end(of: current.text)))
      for _ in PhoneModel.dialed(current.text) + PhoneModel.tail(current.text) {
        field.deleteBackward()
      }
      if !field.current.text.isEmpty { return "something is left after all Backspaces" }
    }
    return nil
  }
}

extension PhoneFormat {
  /// The text after typing digits, without a plus sign that the format supplies by itself.
  fileprivate func typing(_ dialed: String, plus isTyped: Bool) -> String {
    let keys =
      region == nil && !isTyped && dialed.hasPrefix("+") ? String(dialed.dropFirst()) : dialed
    var roomy = self
    roomy.foreignNumbers = .international
    return roomy.texts(typing: keys).last ?? ""
  }
}
