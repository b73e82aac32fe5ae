import FormworkMasks

/// A filter that accepts characters one by one, each judged together with the one before it.
///
/// The result is the same as if the characters were typed one by one at the end of a text:
///
///     var filter = CharacterFilter(.letters, after: "e")
///     filter.append("\u{301}1a")
///     filter.output  // "\u{301}a", which makes "éa"
struct CharacterFilter {
  private let rule: AllowedCharacters.Rule

  /// The accepted scalars.
  private(set) var output = ""

  /// The characters that weren't accepted.
  private(set) var removed = ""

  /// The last character of the text so far.
  private var last: Character?

  /// The number of characters that still fit.
  private var room: Int

  /// Whether the text contains the separator.
  private var hasSeparator: Bool

  /// Whether the next character certainly doesn't merge with the last.
  private var isApart = true

  /// The state before the last accepted character.
  private var earlier: (outputLength: Int, droppedLength: Int, last: Character?)?

  /// Creates a filter for the text after `last`.
  init(
    _ rule: AllowedCharacters.Rule, after last: Character? = nil, room: Int? = nil,
    hasSeparator: Bool = false
  ) {
    self.rule = rule
    self.last = last
    self.room = room ?? .max
    self.hasSeparator = hasSeparator
  }

  /// Adds the allowed characters of `text` to the output.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  mutating func append(_ text: String) {
    guard let last else {
      isApart = true
      for character in text { take(character) }
      return
    }
    var joint = String(last)
    joint += text
    let first = joint[joint.startIndex]
    let rest = joint[joint.index(after: joint.startIndex)...]
    if first.utf8.count == last.utf8.count {
      isApart = true
      for character in rest { take(character) }
    } else if let extended = extending(last, to: first) {
      append(extended, room: 0, last: first)
      isApart = true
      for character in rest { take(character) }
    } else {
      isApart = false
      for character in text { take(character) }
    }
  }

  private mutating func take(_ character: Character) {
    let isStandIn = rule.isStandIn(character)
    guard isStandIn || !isApart, let last else {
      admit(character, isStandIn: isStandIn)
      return
    }
    // Without the removed character, its neighbors may merge. To keep the time linear, a last character of
    // more than 1,000 bytes isn't merged with characters after a gap.
    guard last.utf8.count <= 1_000 else {
      drop(character)
      return
    }
    var joint = String(last)
    joint += isStandIn ? rule.separatorText : String(character)
    let first = joint[joint.startIndex]
    if first.utf8.count == last.utf8.count {
      admit(character, isStandIn: isStandIn)
    } else if !isStandIn, let extended = extending(last, to: first) {
      append(extended, room: 0, last: first)
      for character in joint.dropFirst() { admit(character, isStandIn: false) }
      isApart = false
    } else {
      drop(character)
    }
  }

  /// Returns the text to append to `last` so that it becomes `first`, or `nil` if `first` isn't
  /// allowed.
  private func extending(_ last: Character, to first: Character) -> String? {
    guard rule.contains(first), !rule.isSeparator(first) else { return nil }
    return String(decoding: first.utf8.dropFirst(last.utf8.count), as: UTF8.self)
  }

  private mutating func admit(_ character: Character, isStandIn: Bool) {
    let isSeparator = isStandIn || rule.isSeparator(character)
    guard room > 0, isSeparator ? !hasSeparator : rule.contains(character) else {
      drop(character)
      return
    }
    if isSeparator { hasSeparator = true }
    let text = isStandIn ? rule.separatorText : String(character)
    append(text, room: 1, last: text[text.startIndex])
    isApart = !isStandIn
  }

  private mutating func append(_ text: String, room used: Int, last: Character) {
    earlier = (output.byteCount, removed.utf8.count, self.last)
    output += text
    room -= used
    self.last = last
  }

  private mutating func drop(_ character: Character) {
    removed.append(character)
    isApart = false
  }

  /// Removes the last accepted character from the output.
  mutating func takeBack() {
    guard let earlier else { return }
    let index = output.utf8.index(output.startIndex, offsetBy: earlier.outputLength)
    let place = removed.utf8.index(removed.startIndex, offsetBy: earlier.droppedLength)
    removed = String(removed[..<place]) + output[index...] + removed[place...]
    output.removeSubrange(index...)
    last = earlier.last
    self.earlier = nil
  }
}

extension CharacterFilter {
  /// The relation between the last character and the text after it.
  enum Junction {
    case apart, merged, impossible
  }

  /// Returns whether the last character and the first of `right` are separate, merge into allowed characters,
  /// or can't be next to each other.
  ///
  /// - Complexity: O(1) if they are separate, else O(*n*) in the length of `right`.
  func junction(with right: Substring) -> Junction {
    guard let last, let head = right.first else { return .apart }
    var joint = String(last)
    joint.append(head)
    if joint[joint.startIndex].utf8.count == last.utf8.count { return .apart }
    // Regional indicators may form other pairs, up to the end of their run.
    joint += right.dropFirst()
    return joint.allSatisfy(rule.contains) ? .merged : .impossible
  }
}

extension AllowedCharacters.Rule {
  /// The separator as a string.
  fileprivate var separatorText: String {
    String(scalars: separator?.scalars ?? [])
  }
}

extension Substring {
  /// Returns whether this part of `text` is next to a cased letter or another part of a number.
  ///
  /// Such a part belongs to a longer word or number: `123` in `AB123`, `12` in `12k`, and both parts of
  /// `1,5`. A part after `0x` doesn't.
  package func touchesWord(in text: String) -> Bool {
    // `dropLast()` would count all characters before this part; `dropLast(1)` steps back.
    if startIndex > text.startIndex, let first, first.canTouch {
      let before = text[..<startIndex]
      let isPrefixed =
        (before.last?.onlyScalar ?? 0) | 0x20 == 0x78 && before.dropLast(1).last?.onlyScalar == 0x30
      if !isPrefixed, Self.touches(before.last, before.dropLast(1).last) { return true }
    }
    guard endIndex < text.endIndex, let last, last.canTouch else { return false }
    let after = text[endIndex...]
    return Self.touches(after.first, after.dropFirst().first)
  }

  private static func touches(_ next: Character?, _ beyond: Character?) -> Bool {
    guard let next else { return false }
    return next.belongsToWord || next.groupsDigits && beyond?.digitValue != nil
  }

  /// Returns this part without the hyphens that tie it to a preceding word, as in `G-542262`.
  package func withoutHyphens(afterWordIn text: String) -> Substring {
    guard startIndex > text.startIndex, !text[text.index(before: startIndex)].isBlank else {
      return self
    }
    return drop { $0.isHyphen }
  }
}

extension Character {
  fileprivate var canTouch: Bool { UnicodeSet.alphanumeric.contains(self) }

  fileprivate var belongsToWord: Bool { isCasedLetter || isNumber }
}
