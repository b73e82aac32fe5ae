#if canImport(AppKit) && !canImport(UIKit)
public import AppKit
public import Formwork

/// A formatter that forms the text of a stock text field while it is typed.
///
///     phoneField.formatter = try MaskFormatter(mask: "+1 ([000]) [000]-[0000]")
///     phoneField.objectValue = "2125550100"   // shows +1 (212) 555-0100
///
/// The object is the value, a string: what was typed, without the literals that a mask supplies.
/// So a binding of the field's `value` is one of the value, whatever is shown. A value that is
/// still incomplete is a value: the formatter never keeps a field from losing the focus.
///
/// A formatter is immutable and keeps nothing of a field. What a key did is derived each time from
/// the text and the selection before it, so one formatter may serve many fields.
///
/// While an input method composes, and while an undo is under way, the text is left as it is. A
/// formatter knows of both from the text that has the focus. What an input method leaves behind is
/// formed with the next key, or when the editing ends; a field that is masked by
/// `setMask(_:syntax:alternatives:strategy:notations:options:)` does it at once.
///
/// None of this has been run on macOS; it is tested against a headless stand-in.
public class MaskFormatter: Formatter {
  /// The format of the text.
  public let format: AnyInputFormat

  /// What an archive keeps of the format; `nil` if that is code.
  let archived: ArchivedMask?

  /// Creates a formatter for a format.
  ///
  /// - Parameter format: The format.
  public init(_ format: some InputFormat) {
    self.format = AnyInputFormat(format)
    archived = (format as? Mask).flatMap { mask in
      ArchivedMask(
        MaskSettings(
          mask.pattern, syntax: mask.syntax, notations: mask.notations, options: mask.options))
    }
    super.init()
  }

  /// Creates a formatter for a format of which the type is hidden, with what an archive keeps of it.
  init(_ format: AnyInputFormat, archived: ArchivedMask?) {
    self.format = format
    self.archived = archived
    super.init()
  }

  /// Creates a formatter for a pattern.
  ///
  /// - Parameters:
  ///   - mask: The pattern.
  ///   - syntax: How the pattern is written.
  ///   - options: How the mask edits and shows.
  /// - Throws: ``Formwork/MaskError`` if the pattern can't be read.
  /// - Complexity: O(*n*) in the length of the pattern.
  public convenience init(
    mask: String, syntax: Mask.Syntax = .brackets, options: Mask.Options = Mask.Options()
  ) throws(MaskError) {
    self.init(try Mask(mask, syntax: syntax, options: options))
  }

  /// Reads a formatter for a pattern from an archive, as a copy of a prototype does.
  ///
  /// It is `nil` for a formatter of any other format, and for one with notations: those are code, which
  /// isn't archived. Interface Builder doesn't know it; set it in code.
  ///
  /// - Parameter coder: The archive, with keys.
  public required init?(coder: NSCoder) {
    guard let archived = ArchivedMask(coder: coder),
      let format = try? archived.settings.makeFormat()
    else {
      NSLog("Formwork: an archived formatter has no mask of a pattern, and is left out.")
      return nil
    }
    self.archived = archived
    self.format = format
    super.init(coder: coder)
  }

  /// Archives the pattern with its options.
  ///
  /// - Parameter coder: The archive, with keys.
  public override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    archived?.encode(with: coder)
  }

  /// Returns the formatter itself, which is immutable.
  public override func copy(with zone: NSZone? = nil) -> Any { self }

  /// The text that shows a value.
  ///
  /// - Parameter object: The value, a string.
  /// - Returns: The text, or `nil` for an object of another type.
  public override func string(for object: Any?) -> String? {
    guard let value = object as? String else { return nil }
    return value.isEmpty ? "" : format.formatted(value: value).text
  }

  /// The text that a person edits: the same that is shown.
  ///
  /// - Parameter object: The value, a string.
  /// - Returns: The text, or `nil` for an object of another type.
  public override func editingString(for object: Any) -> String? {
    string(for: object)
  }

  /// The value that a text stands for.
  ///
  /// - Parameter text: The text, formatted or not.
  /// - Returns: The value; empty for an empty text.
  public func value(of text: String) -> String {
    reading(text).value
  }

  /// Reads the value of a text for AppKit, which asks when the editing ends. It never fails.
  ///
  /// - Parameters:
  ///   - object: Where the value goes.
  ///   - string: The text.
  ///   - errorDescription: Stays as it is.
  /// - Returns: Always `true`.
  public override func getObjectValue(
    _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    object?.pointee = NSString(string: value(of: string))
    return true
  }

  /// Decides about the text that an edit would make; AppKit asks before it is shown.
  ///
  /// - Parameters:
  ///   - partialString: The text, replaced if another one has to be shown.
  ///   - proposedSelection: The selection, in UTF-16 code units, replaced in the same way.
  ///   - original: The text before the edit.
  ///   - originalSelection: The selection before the edit.
  ///   - errorDescription: Stays as it is.
  /// - Returns: Whether the text is right as it is. If not, what was left untouched is refused.
  public override func isPartialStringValid(
    _ partialString: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelection: NSRangePointer?, originalString original: String,
    originalSelectedRange originalSelection: NSRange,
    errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let text = String(describing: partialString.pointee)
    let end = UTF16Offset.end(of: text)
    let proposed = PartialString(
      text, selection: proposedSelection.map { UTF16Offset($0.pointee) } ?? end..<end)
    let before = PartialString(original, selection: UTF16Offset(originalSelection))
    switch answer(to: proposed, from: before) {
    case .accept: return true
    case .refuse: return false
    case .replace(let shown):
      // AppKit takes the very object of the original text for no answer, and shows what was
      // typed. Where only the caret moves, the texts are the same; a mutable one is never shared.
      partialString.pointee = NSMutableString(string: shown.text)
      proposedSelection?.pointee = NSRange(shown.selection)
      return false
    }
  }

  /// Decides about an edit, with regard to what goes on around it.
  func answer(
    to proposed: PartialString, from original: PartialString
  ) -> PartialString.Answer {
    let answer = format.answer(to: proposed, from: original)
    return answer == .accept || !isLeftAlone(proposed, original) ? answer : .accept
  }

  /// What is known of a text, with the caret at its end.
  final func reading(_ text: String) -> FormattedText {
    format.shown(text)
  }
}
#endif
