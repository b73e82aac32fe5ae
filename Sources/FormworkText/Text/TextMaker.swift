/// What made a text, so that it knows its own again: a mask reads the text of any other first.
///
/// A class, since Embedded Swift has existentials of no others.
package protocol TextMaker: AnyObject, Sendable {
  /// Whether the other would make the same of everything.
  func isSame(as other: any TextMaker) -> Bool
}

extension (any TextMaker)? {
  /// Whether both are nothing, or the same.
  func isSame(as other: (any TextMaker)?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isSame(as: other)
  }
}
