/// The boxes of a code: how many there are, and how they are grouped.
///
///     CodeBoxLayout(length: 6)                        // ▢▢▢▢▢▢
///     CodeBoxLayout(groups: [3, 3], separator: "–")   // ▢▢▢–▢▢▢
///
/// A code is read from left to right in every language, so its boxes are, too.
public struct CodeBoxLayout: Hashable, Sendable {
  /// The numbers of boxes, group by group.
  package let groups: [Int]

  /// The text that is drawn between two groups; nothing if it is empty. It isn't a part of the value.
  package let separator: String

  /// The number of boxes.
  package var length: Int { groups.reduce(0, +) }

  /// Creates boxes in one group.
  ///
  /// - Parameter length: The number of boxes; less than 1 counts as 1.
  public init(length: Int) {
    groups = [max(1, length)]
    separator = ""
  }

  /// Creates boxes in groups.
  ///
  /// - Parameters:
  ///   - groups: The numbers of boxes. Groups without boxes are ignored. If no group remains, there
  ///     is one box.
  ///   - separator: The text between two groups.
  public init(groups: [Int], separator: String = "–") {
    let filled = groups.filter { $0 > 0 }
    self.groups = filled.isEmpty ? [1] : filled
    self.separator = separator
  }

  /// Returns whether a group ends with a box, and another one follows.
  package func endsGroup(_ index: Int) -> Bool {
    var end = 0
    for count in groups.dropLast() {
      end += count
      if end == index + 1 { return true }
    }
    return false
  }

  /// Returns the content of each box.
  ///
  /// - Parameters:
  ///   - value: The characters that the user has typed so far.
  ///   - caret: The place of the caret in characters of the value; `nil` while the field isn't edited.
  ///   - isSecure: Whether dots are shown instead of characters.
  ///   - isInvalid: Whether the code has an issue to show.
  /// - Returns: The boxes from left to right.
  package func boxes(
    for value: String, caret: Int?, isSecure: Bool = false, isInvalid: Bool = false
  ) -> [CodeBox] {
    let characters = value.map { String($0) }
    let active = caret.map { min(max(0, $0), length - 1) }
    return (0..<length).map { index in
      let character = index < characters.count ? characters[index] : ""
      return CodeBox(
        index: index, text: isSecure && !character.isEmpty ? "•" : character,
        isActive: index == active, isInvalid: isInvalid, endsGroup: endsGroup(index))
    }
  }
}

/// The state of one box of a code.
public struct CodeBox: Hashable, Sendable, Identifiable {
  /// The place of the box, counted from 0.
  package let index: Int

  /// The character, or a dot in a secure field; empty until the user has typed it.
  public let text: String

  /// A Boolean value that indicates whether the next character appears here.
  public let isActive: Bool

  /// A Boolean value that indicates whether the code has an issue to show.
  public let isInvalid: Bool

  /// A Boolean value that indicates whether the separator follows.
  public let endsGroup: Bool

  /// The place of the box, counted from 0.
  public var id: Int { index }
}
