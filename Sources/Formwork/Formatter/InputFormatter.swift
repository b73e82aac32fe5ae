#if canImport(AppKit) && !canImport(UIKit)
public import FormworkCore

public import AppKit

/// A formatter that formats and parses values, and formats the text of an AppKit field as the user
/// types.
///
///     let phone = try InputFormatter(mask: "+1 ([000]) [000]-[0000]")
///     phone.string(for: "2125550100")          // "+1 (212) 555-0100"
///     try phone.value(of: "212.555.0100")      // "2125550100"
///     try phone.value(of: "212")               // throws InputParseError: "000-0000" is missing
///
/// The object value is a string: the user's input without the literals of a mask. So if you bind a
/// field's `value`, you bind the value and not the text.
///
/// If a formatter can't parse the text, an AppKit field keeps the focus. A lenient formatter parses
/// any text, for fields in which incomplete values are allowed:
///
///     phoneField.formatter = try InputFormatter(mask: "+1 ([000]) [000]-[0000]", isLenient: true)
///     phoneField.objectValue = "212"           // shows +1 (212)
///
/// A formatter is immutable and keeps no state of a field. It derives each edit from the previous
/// text and selection, so several fields can share a formatter.
///
/// While an input method is composing or an undo is in progress, the text isn't changed. The
/// formatter detects both from the text with the focus. Composed text is formatted with the next
/// key, or when editing ends.
///
/// It is tested with a headless simulator and hasn't been run on Apple systems.
open class InputFormatter: Formatter {
  /// The format of the text.
  public let format: AnyInputFormat

  /// The definition that is archived; `nil` if the format is code.
  package private(set) var definition: FormatDefinition?

  /// A Boolean value that indicates whether any text can be parsed, even if it is incomplete or has
  /// unused characters.
  public let isLenient: Bool

  /// The field that decides instead of the formatter, if a single field uses it.
  private var field: EditedField?

  /// Creates a formatter for a format.
  ///
  /// - Parameters:
  ///   - format: The format, which isn't archived.
  ///   - isLenient: Whether any text can be parsed.
  public init(_ format: some InputFormat, isLenient: Bool = false) {
    self.format = AnyInputFormat(format)
    self.isLenient = isLenient
    super.init()
  }

  /// Creates a formatter for a mask, which is archived.
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - isLenient: Whether any text can be parsed.
  public convenience init(_ mask: Mask, isLenient: Bool = false) {
    self.init(AnyInputFormat(mask), isLenient: isLenient)
    definition = FormatDefinition(mask)
  }

  /// Creates a formatter from a field format, which is archived unless it is code.
  ///
  ///     try InputFormatter(.currency("EUR").locale("de_DE"))
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - isLenient: Whether any text can be parsed.
  /// - Throws: `FormatError` for a format with a mistake.
  /// - Complexity: O(*n*) in the length of the patterns.
  public convenience init(
    _ format: FieldFormat<String>, isLenient: Bool = false
  ) throws(FormatError) {
    let resolved = try format.definition.resolvedForField(in: .current)
    self.init(resolved.format, definition: format.definition, isLenient: isLenient)
  }

  /// Creates a formatter from a definition, which is archived.
  package convenience init(
    _ definition: FormatDefinition, isLenient: Bool = false
  ) throws(FormatError) {
    self.init(try definition.resolved(in: .current).format, isLenient: isLenient)
    self.definition = definition
  }

  /// Creates a formatter for a pattern.
  ///
  /// - Parameters:
  ///   - mask: The pattern.
  ///   - syntax: The syntax of the pattern, or `nil` for the one in which it is written: each `#` of
  ///     a pattern without brackets is a digit.
  ///   - options: The options of the mask.
  ///   - isLenient: Whether any text can be parsed.
  /// - Throws: `MaskError` if the pattern can't be read.
  /// - Complexity: O(*n*) in the length of the pattern.
  public convenience init(
    mask: String, syntax: Mask.Syntax? = nil, options: Mask.Options = Mask.Options(),
    isLenient: Bool = false
  ) throws(MaskError) {
    self.init(try Mask(asWritten: mask, syntax: syntax, options: options), isLenient: isLenient)
  }

  /// Creates a formatter with the definition to archive, and optionally for a single field.
  package convenience init(
    _ format: AnyInputFormat, definition: FormatDefinition?, isLenient: Bool,
    field: EditedField? = nil
  ) {
    self.init(format, isLenient: isLenient)
    self.definition = definition
    self.field = field
  }

  /// Creates a formatter from a keyed archive.
  ///
  /// If the archive has no definition, or an invalid one, the result is `nil` and the mistake is
  /// logged. Interface Builder doesn't support this formatter; set it in code.
  ///
  /// - Parameter coder: A keyed archive.
  public required init?(coder: NSCoder) {
    // Reading a missing key, or an archive without keys, may raise an exception.
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: Self.definitionKey),
      let json = coder.decodeObject(forKey: Self.definitionKey) as? NSString,
      let definition = try? FormatDefinition(json: String(describing: json)),
      let format = try? definition.makeFormat()
    else {
      NSLog("Formwork: An archived formatter has no valid definition. Create it in code.")
      return nil
    }
    self.format = format
    self.definition = definition
    isLenient = coder.containsValue(forKey: Self.leniencyKey)
    super.init(coder: coder)
  }

  private static var definitionKey: String { "formwork.definition" }
  private static var leniencyKey: String { "formwork.isLenient" }

  /// Archives the definition. A formatter without a definition can't be read back.
  ///
  /// - Parameter coder: A keyed archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard let json = try? definition?.json() else { return }
    coder.encode(NSString(string: json), forKey: Self.definitionKey)
    if isLenient { coder.encode(NSString(string: "yes"), forKey: Self.leniencyKey) }
  }

  /// Returns the formatter itself, because it is immutable. A formatter for a single field is
  /// copied.
  open override func copy(with zone: NSZone? = nil) -> Any {
    if field == nil { return self }
    return InputFormatter(format, definition: definition, isLenient: isLenient)
  }

  /// Returns the formatted text of a value.
  ///
  /// - Parameter object: The value, a string.
  /// - Returns: The text, or `nil` for an object of another type.
  open override func string(for object: Any?) -> String? {
    guard let value = object as? String else { return nil }
    if let text = editedText(of: value) { return text }
    return value.isEmpty ? "" : format.formatted(value: value).text
  }

  /// Returns the text for editing, which is the same as the displayed text.
  ///
  /// - Parameter object: The value, a string.
  /// - Returns: The text, or `nil` for an object of another type.
  open override func editingString(for object: Any) -> String? {
    string(for: object)
  }

  /// Returns the value of a text.
  ///
  /// - Parameter text: The text, formatted or not.
  /// - Returns: The value; empty for an empty text.
  /// - Throws: `InputParseError` if letters or digits are unused, if something is missing, or if
  ///   there is an issue. A lenient formatter never throws.
  public func value(of text: String) throws(InputParseError) -> String {
    if let value = ofEditedField({ $0.value(text) }) { return value }
    if text.isEmpty { return "" }
    return isLenient ? format.formatted(text: text).value : try format.parsed(text).value
  }

  #if canImport(ObjectiveC) || canImport(AppKit)
  /// Parses text for Objective-C, as AppKit does when editing ends; see ``value(of:)``.
  ///
  /// - Parameters:
  ///   - object: The resulting value.
  ///   - string: The text.
  ///   - errorDescription: The resulting description of an error.
  /// - Returns: Whether the text can be parsed; `true` if the formatter is lenient.
  open override func getObjectValue(
    _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    do throws(InputParseError) {
      object?.pointee = NSString(string: try value(of: string))
      return true
    } catch {
      errorDescription?.pointee = NSString(string: error.message)
      return false
    }
  }

  /// Decides whether AppKit shows the text after an edit.
  ///
  /// - Parameters:
  ///   - partialString: The text after the edit, which can be replaced.
  ///   - proposedSelection: The selection after the edit, in UTF-16 code units, which can be
  ///     replaced.
  ///   - original: The text before the edit.
  ///   - originalSelection: The selection before the edit.
  ///   - errorDescription: Not used.
  /// - Returns: Whether the text is valid. If `false` and the text isn't replaced, the edit is
  ///   rejected.
  open override func isPartialStringValid(
    _ partialString: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelection: NSRangePointer?, originalString original: String,
    originalSelectedRange originalSelection: NSRange,
    errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let text = String(describing: partialString.pointee)
    let end = UTF16Offset.end(of: text)
    let proposed = PartialString(
      text, selection: proposedSelection.map { Range<UTF16Offset>($0.pointee) } ?? end..<end)
    let before = PartialString(original, selection: Range<UTF16Offset>(originalSelection))
    switch answer(to: proposed, from: before) {
    case .accept: return true
    case .reject: return false
    case .replace(let shown):
      // If AppKit receives the same object as the original text, it ignores it and shows the typed
      // text. If only the caret moves, the texts are equal; a mutable string is always a new
      // object.
      partialString.pointee = NSMutableString(string: shown.text)
      proposedSelection?.pointee = NSRange(shown.selection)
      return false
    }
  }
  #endif
}

extension InputFormatter {
  /// The text of a value that is being edited: the text that the editor shows, if its value is
  /// `value`.
  ///
  /// AppKit may write this text into the editor when an app reads `stringValue` while the user
  /// types. A text that is complete, such as `3` for `3.`, would then remove a key.
  private func editedText(of value: String) -> String? {
    guard let text = ofEditedField({ $0.text() }) else { return nil }
    let read = ofEditedField { $0.value(text) } ?? format.formatted(text: text).value
    return read.utf8.elementsEqual(value.utf8) ? text : nil
  }

  private func ofEditedField<Answer: Sendable>(
    _ ask: @MainActor @Sendable (EditedField) -> Answer?
  ) -> Answer? {
    guard let field, Thread.isMainThread else { return nil }
    return MainActor.assumeIsolated { ask(field) }
  }

  /// Decides about an edit, and handles composition and undo.
  package func answer(
    to proposed: PartialString, from original: PartialString
  ) -> PartialString.Answer {
    if let answer = ofEditedField({ $0.answer(proposed, original) }) { return answer }
    let answer = format.answer(to: proposed, from: original)
    return answer == .accept || !isLeftAlone(proposed, original) ? answer : .accept
  }
}
#endif
