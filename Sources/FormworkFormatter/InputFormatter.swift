public import Formwork
import FormworkDefinition
public import FormworkFoundation
public import Foundation

/// A Foundation formatter that shows a value in the form of a mask, and reads it back.
///
///     let phone = InputFormatter(try Mask("+1 ([000]) [000]-[0000]"))
///     phone.string(for: "2125550100")          // "+1 (212) 555-0100"
///     try phone.value(of: "212.555.0100")      // "2125550100"
///
/// Objects are values as strings. Use it where an API asks for a `Formatter`; elsewhere
/// `InputFormatStyle` is the shorter way, and for a field that formats while a person types an
/// adapter is. A formatter is immutable: copies share the format.
open class InputFormatter: Formatter {
  /// The style that the formatter works with.
  public let style: InputFormatStyle

  /// Creates a formatter.
  ///
  /// - Parameter style: The style. If it has an error, values are shown as they are, and no text has
  ///   a value.
  public init(_ style: InputFormatStyle) {
    self.style = style
    super.init()
  }

  /// Creates a formatter for a compiled mask.
  ///
  /// - Parameter mask: The mask.
  public convenience init(_ mask: Mask) {
    self.init(InputFormatStyle(mask))
  }

  /// Creates a formatter from an archive; `nil` if there is no definition in it.
  ///
  /// - Parameter coder: The archive, with keys.
  public required init?(coder: NSCoder) {
    guard
      let json = coder.decodeObject(of: NSString.self, forKey: Self.key),
      let definition = try? FormatDefinition(json: String(describing: json))
    else { return nil }
    style = InputFormatStyle(definition)
    super.init(coder: coder)
  }

  private static let key = "formwork.definition"

  /// Archives the definition that the style was made from.
  ///
  /// A mask with notations or tokens of its own has none, and can't be read back; make the style
  /// from a definition instead.
  ///
  /// - Parameter coder: The archive, with keys.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard let definition = style.definition else { return }
    coder.encode(definition.json as NSString, forKey: Self.key)
  }

  /// Returns the formatter itself, which is immutable.
  open override func copy(with zone: NSZone? = nil) -> Any { self }

  /// The text that shows a value.
  ///
  /// - Parameter object: The value, a string.
  /// - Returns: The text, or `nil` for an object of another type.
  open override func string(for object: Any?) -> String? {
    (object as? String).map(style.format)
  }

  /// The text that a person edits: the same that is shown.
  ///
  /// - Parameter object: The value, a string.
  /// - Returns: The text, or `nil` for an object of another type.
  open override func editingString(for object: Any) -> String? {
    string(for: object)
  }

  /// The value that `text` stands for.
  ///
  /// - Parameter text: The text, formatted or not.
  /// - Returns: The value.
  /// - Throws: `InputParseError` if letters or digits have no place, if something is missing, if
  ///   the format finds a problem, or if the style has an error.
  public func value(of text: String) throws(InputParseError) -> String {
    try style.parse(text)
  }

  #if canImport(ObjectiveC)
  /// Reads a text for Objective-C; see ``value(of:)``.
  open override func getObjectValue(
    _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    do throws(InputParseError) {
      object?.pointee = try value(of: string) as NSString
      return true
    } catch {
      errorDescription?.pointee = error.errorDescription as NSString?
      return false
    }
  }
  #endif
}
