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
