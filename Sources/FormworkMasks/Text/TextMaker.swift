/// The object that made a text, so that it recognizes its own text. A mask first parses text of any other
/// maker.
///
/// It is a class because Embedded Swift supports existentials only for classes.
package protocol TextMaker: AnyObject, Sendable {
  /// Returns whether another maker would make the same from any input.
  func isSame(as other: any TextMaker) -> Bool
}

extension (any TextMaker)? {
  /// Returns whether both are `nil` or the same.
  func isSame(as other: (any TextMaker)?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isSame(as: other)
  }
}
