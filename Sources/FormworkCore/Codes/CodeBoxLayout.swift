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

/// The sizes of the boxes of a code, in points.
public struct CodeMeasures: Hashable, Sendable {
  /// The maximum width of a box.
  package var boxWidth: Double

  /// The space between two boxes.
  package var spacing: Double

  /// The space between two groups, where the separator is drawn.
  package var groupSpacing: Double

  /// Creates sizes.
  ///
  /// - Parameters:
  ///   - boxWidth: The maximum width of a box. If there isn't enough room, boxes are narrower.
  ///   - spacing: The space between two boxes.
  ///   - groupSpacing: The space between two groups, where the separator is drawn.
  public init(boxWidth: Double = 44, spacing: Double = 8, groupSpacing: Double = 24) {
    self.boxWidth = boxWidth
    self.spacing = spacing
    self.groupSpacing = groupSpacing
  }

  /// The preferred width of a layout.
  package func width(of layout: CodeBoxLayout) -> Double {
    Double(layout.length) * boxWidth + gaps(of: layout)
  }

  /// The horizontal extents of the boxes in a width, from left to right.
  ///
  /// - Parameters:
  ///   - layout: The boxes.
  ///   - width: The available width. Boxes become narrower before they are cut off.
  ///   - isRightToLeft: Whether the remaining space is on the left, as in a right-to-left
  ///     interface.
  /// - Returns: The left edge and the width of each box.
  package func extents(
    of layout: CodeBoxLayout, in width: Double, isRightToLeft: Bool
  ) -> [(x: Double, width: Double)] {
    let room = (width - gaps(of: layout)) / Double(layout.length)
    let box = max(0, min(boxWidth, room))
    let used = box * Double(layout.length) + gaps(of: layout)
    var x = isRightToLeft ? max(0, width - used) : 0
    return (0..<layout.length).map { index in
      defer { x += box + (layout.endsGroup(index) ? groupSpacing : spacing) }
      return (x, box)
    }
  }

  private func gaps(of layout: CodeBoxLayout) -> Double {
    let ends = Double(layout.groups.count - 1)
    return ends * groupSpacing + (Double(layout.length - 1) - ends) * spacing
  }
}
