package import FormworkMasks

extension ReplayScript {
  /// One step of a script: an action on the field, or a reading without a field.
  package enum Step: Sendable {
    /// A front end performs an action.
    case perform(ReplayAction)

    /// The format of the field reads a text; the field doesn't change.
    ///
    /// The caret is in UTF-16 code units of the text; if it is `nil`, it is at the end. A reading
    /// after typing is forward, and a reading after a deletion is backward.
    case read(String, caret: UTF16Offset?, isForward: Bool)
  }
}
