public import FormworkMasks

extension Script {
  /// One entry of a script: what is done to the field, or a reading that needs none.
  public enum Step: Sendable {
    /// A surface carries out an action.
    case perform(Action)

    /// The format that the field has reads a text; the field stays as it is.
    ///
    /// The caret is in UTF-16 code units of the text, at its end if there is none. A reading after
    /// typing goes forward, one after a deletion backward.
    case read(String, caret: UTF16Offset?, isForward: Bool)
  }
}
