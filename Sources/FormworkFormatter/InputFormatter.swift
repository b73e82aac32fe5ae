public import FormworkMasks
public import FormworkRules

#if canImport(AppKit) && !canImport(UIKit)
public import AppKit
#else
public import Foundation
#endif

/// A formatter that shows a value in a format, reads it back, and forms the text of a field while it
/// is typed.
///
///     let phone = try InputFormatter(mask: "+1 ([000]) [000]-[0000]")
///     phone.string(for: "2125550100")          // "+1 (212) 555-0100"
///     try phone.value(of: "212.555.0100")      // "2125550100"
///     try phone.value(of: "212")               // throws InputParseError: "000-0000" is missing
///
/// The object is the value, a string: what was typed, without the literals that a mask supplies.
/// So a binding of a field's `value` is one of the value, whatever is shown.
///
/// A field of AppKit keeps the focus while its formatter can't read the text. A lenient formatter reads
/// every text, for fields in which a value that is still incomplete is a value, too:
///
///     phoneField.formatter = try InputFormatter(mask: "+1 ([000]) [000]-[0000]", isLenient: true)
///     phoneField.objectValue = "212"           // shows +1 (212)
///
/// A formatter is immutable and keeps nothing of a field. What a key did is derived each time from
/// the text and the selection before it, so one formatter may serve many fields.
///
/// While an input method composes, and while an undo is under way, the text of a field of AppKit is
/// left as it is. A formatter knows of both from the text that has the focus. What an input method
/// leaves behind is formed with the next key, or when the editing ends.
///
/// None of this has been run on Apple's systems; it is tested against a headless stand-in.
open class InputFormatter: Formatter {
  /// The format of the text.
  public let format: AnyInputFormat

  /// What an archive keeps of the format; `nil` if that is code.
  public private(set) var definition: FormatDefinition?

  /// Whether every text has a value: that of what the format could use of it, whole or not.
  public let isLenient: Bool

  /// Answers for the formatter, if it is that of one field.
  private var answering: Answering?

  /// Creates a formatter for a format.
  ///
  /// - Parameters:
  ///   - format: The format. A mask that a definition can describe is archived, others aren't.
  ///   - isLenient: Whether every text has a value.
  public init(_ format: some InputFormat, isLenient: Bool = false) {
    self.format = AnyInputFormat(format)
    definition = (format as? Mask).flatMap { FormatDefinition($0) }
    self.isLenient = isLenient
    super.init()
  }

  /// Creates a formatter for what a definition describes, and archives the definition.
  ///
  /// - Parameters:
  ///   - definition: The definition of a mask, of a set of masks or of a filter; see
  ///     ``makeFormat(of:)`` for others.
  ///   - isLenient: Whether every text has a value.
  /// - Throws: `DefinitionError` for a definition that can't be used.
  /// - Complexity: O(*n*) in the length of the patterns.
  public convenience init(
    _ definition: FormatDefinition, isLenient: Bool = false
  ) throws(DefinitionError) {
    self.init(try Self.makeFormat(of: definition), isLenient: isLenient)
    self.definition = definition
  }

  /// Creates a formatter for a pattern.
  ///
  /// - Parameters:
  ///   - mask: The pattern.
  ///   - syntax: How the pattern is written.
  ///   - options: How the mask edits and shows.
  ///   - isLenient: Whether every text has a value.
  /// - Throws: `MaskError` if the pattern can't be read.
  /// - Complexity: O(*n*) in the length of the pattern.
  public convenience init(
    mask: String, syntax: Mask.Syntax = .brackets, options: Mask.Options = Mask.Options(),
    isLenient: Bool = false
  ) throws(MaskError) {
    self.init(try Mask(mask, syntax: syntax, options: options), isLenient: isLenient)
  }

  /// Creates a formatter with what an archive keeps of its format, and maybe for one field alone.
  package convenience init(
    _ format: AnyInputFormat, definition: FormatDefinition?, isLenient: Bool,
    answering: Answering? = nil
  ) {
    self.init(format, isLenient: isLenient)
    self.definition = definition
    self.answering = answering
  }

  /// Reads a formatter from an archive, as a copy of a prototype does.
  ///
  /// It is `nil`, and a line in the log, where the archive has no definition or one of which no format
  /// can be made. Interface Builder doesn't know it; set it in code.
  ///
  /// - Parameter coder: The archive, with keys.
  public required init?(coder: NSCoder) {
    // Asking for what isn't there, or isn't kept by keys, may raise.
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: Self.definitionKey),
      let json = coder.decodeObject(forKey: Self.definitionKey) as? NSString,
      let definition = try? FormatDefinition(json: String(describing: json)),
      let format = try? Self.makeFormat(of: definition)
    else {
      NSLog("Formwork: an archived formatter has no definition of a format, and is left out.")
      return nil
    }
    self.format = format
    self.definition = definition
    isLenient = coder.containsValue(forKey: Self.leniencyKey)
    super.init(coder: coder)
  }

  /// Makes the format of a formatter that has a definition, or comes from an archive of one.
  ///
  /// It makes masks, sets of masks and filters. Where archives have formats of other kinds, override it
  /// in a class of your own, for which FormworkDefinition is linked:
  ///
  ///     override class func makeFormat(
  ///       of definition: FormatDefinition
  ///     ) throws(DefinitionError) -> AnyInputFormat { try definition.makeFormat() }
  ///
  /// - Parameter definition: The definition.
  /// - Returns: The format.
  /// - Throws: `DefinitionError` for a definition that can't be used.
  open class func makeFormat(
    of definition: FormatDefinition
  ) throws(DefinitionError) -> AnyInputFormat {
    try definition.makeBasicFormat()
  }

  private static var definitionKey: String { "formwork.definition" }
  private static var leniencyKey: String { "formwork.isLenient" }

  /// Archives the definition; a format that has none is code, and can't be read back.
  ///
  /// - Parameter coder: The archive, with keys.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard let definition else { return }
    coder.encode(NSString(string: definition.json), forKey: Self.definitionKey)
    if isLenient { coder.encode(NSString(string: "yes"), forKey: Self.leniencyKey) }
  }

  /// Returns the formatter itself, which is immutable. That of one field is copied for any field.
  open override func copy(with zone: NSZone? = nil) -> Any {
    if answering == nil { return self }
    return InputFormatter(format, definition: definition, isLenient: isLenient)
  }

  /// The text that shows a value.
  ///
  /// - Parameter object: The value, a string.
  /// - Returns: The text, or `nil` for an object of another type.
  open override func string(for object: Any?) -> String? {
    guard let value = object as? String else { return nil }
    return value.isEmpty ? "" : format.formatted(value: value).text
  }

  /// The text that a person edits: the same that is shown.
  ///
  /// - Parameter object: The value, a string.
  /// - Returns: The text, or `nil` for an object of another type.
  open override func editingString(for object: Any) -> String? {
    string(for: object)
  }

  /// The value that a text stands for.
  ///
  /// - Parameter text: The text, formatted or not.
  /// - Returns: The value; empty for an empty text.
  /// - Throws: `InputParseError` if letters or digits have no place, if something is missing, or if
  ///   the format finds an issue; nothing if the formatter is lenient.
  public func value(of text: String) throws(InputParseError) -> String {
    if text.isEmpty { return "" }
    return isLenient ? format.formatted(text: text).value : try format.parsed(text).value
  }

  #if canImport(ObjectiveC) || canImport(AppKit)
  /// Reads the value of a text for Objective-C, as AppKit does when the editing ends; see
  /// ``value(of:)``.
  ///
  /// - Parameters:
  ///   - object: Where the value goes.
  ///   - string: The text.
  ///   - errorDescription: Where a sentence goes that says what is wrong.
  /// - Returns: Whether the text has a value; always, if the formatter is lenient.
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

  /// Decides about the text that an edit would make; AppKit asks before it is shown.
  ///
  /// - Parameters:
  ///   - partialString: The text, replaced if another one has to be shown.
  ///   - proposedSelection: The selection, in UTF-16 code units, replaced in the same way.
  ///   - original: The text before the edit.
  ///   - originalSelection: The selection before the edit.
  ///   - errorDescription: Stays as it is.
  /// - Returns: Whether the text is right as it is. If not, what was left untouched is rejected.
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
      // AppKit takes the very object of the original text for no answer, and shows what was
      // typed. Where only the caret moves, the texts are the same; a mutable one is never shared.
      partialString.pointee = NSMutableString(string: shown.text)
      proposedSelection?.pointee = NSRange(shown.selection)
      return false
    }
  }
  #endif
}

extension InputFormatter {
  /// Answers for a formatter of one field; `nil` if it isn't asked about that field.
  package typealias Answering =
    @MainActor @Sendable (_ proposed: PartialString, _ original: PartialString)
    -> PartialString.Answer?

  /// Decides about an edit, with regard to what goes on around it.
  package func answer(
    to proposed: PartialString, from original: PartialString
  ) -> PartialString.Answer {
    if let answering, Thread.isMainThread,
      let answer = MainActor.assumeIsolated({ answering(proposed, original) })
    {
      return answer
    }
    let answer = format.answer(to: proposed, from: original)
    return answer == .accept || !isLeftAlone(proposed, original) ? answer : .accept
  }
}
