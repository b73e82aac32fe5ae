import FormworkMasks

/// The meaning of the symbols between the digits of a text.
///
/// A code or a whole number may lose decoration, but not a minus sign or the separator of a fraction.
///
///     NumberShape("1,234") { $0.isNumber }.hasFraction  // false: a group
///     NumberShape("12.50") { $0.isNumber }.hasFraction  // true
///     NumberShape("-5") { $0.isNumber }.isNegative      // true
package struct NumberShape {
  /// Whether the number starts with a minus sign.
  package private(set) var isNegative = false

  /// Whether the digits after a separator are a fraction, or could be.
  package private(set) var hasFraction = false

  /// Creates the shape of a text from the characters that aren't placed.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String, placing isPlaced: (Character) -> Bool) {
    var runs: [Int] = []
    var gaps: [[Character]] = []
    var gap: [Character] = []
    for character in text {
      if isPlaced(character) {
        if runs.isEmpty {
          isNegative = gap.last.map { $0.isHyphen } ?? false && gap.dropLast().last?.isBlank ?? true
        }
        if runs.isEmpty || !gap.isEmpty {
          if !runs.isEmpty { gaps.append(gap) }
          runs.append(0)
          gap = []
        }
        runs[runs.count - 1] += 1
      } else {
        gap.append(character)
      }
    }
    guard runs.count > 1, !gaps.isEmpty else { return }
    let points = gaps.indices.filter { Self.is(gaps[$0], 0x2E) }
    let commas = gaps.filter { $0.contains { $0.groupsDigits } }
    if let comma = commas.first {
      let isGrouped = comma.count == 1 && gaps.allSatisfy { Self.is($0, comma[0].onlyScalar) }
      hasFraction = !isGrouped || !Self.isGrouped(runs)
    } else if let point = points.first, points.count == 1, point == gaps.count - 1 {
      hasFraction =
        gaps.count == 1
        ? !Self.isGrouped(runs)
        : runs[point + 1] < 3 && gaps.dropLast().allSatisfy { $0.allSatisfy { $0.isBlank } }
    }
  }

  private static func `is`(_ gap: [Character], _ scalar: UInt32?) -> Bool {
    gap.count == 1 && gap[0].onlyScalar == scalar
  }

  /// Returns whether these lengths are those of groups: three digits each, or two before the last three.
  private static func isGrouped(_ runs: [Int]) -> Bool {
    guard let first = runs.first, first <= 3, runs.last == 3 else { return false }
    let inner = runs.dropFirst().dropLast()
    return inner.allSatisfy { $0 == 3 } || inner.allSatisfy { $0 == 2 }
  }
}
