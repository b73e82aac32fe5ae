#if canImport(AppKit) && !canImport(UIKit) && canImport(ObjectiveC)
import AppKit
import Formwork

extension MaskFormatter {
  /// A formatter for a pattern, made by Objective-C.
  ///
  ///     field.formatter = [MaskFormatter formwork_formatterWithMask:@"####-####" syntax:@"hash"];
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - syntax: `"brackets"`, `"digits"`, or `"hash"`, in which `#` is any character.
  /// - Returns: The formatter; `nil` for a pattern that can't be read or a name that stands for
  ///   nothing, which is logged.
  @objc(formwork_formatterWithMask:syntax:)
  public static func formwork_formatter(mask pattern: String, syntax: String) -> MaskFormatter? {
    var settings = InputSettings()
    do {
      settings.mask = MaskSettings(pattern, syntax: try Mask.Syntax(name: syntax))
      return try settings.makeFormat().map { MaskFormatter($0) }
    } catch {
      NSLog("Formwork: there is no formatter. %@", error.description)
      return nil
    }
  }

  /// The value that a text stands for.
  @objc(formwork_valueOfText:)
  public func formwork_value(of text: String) -> String { value(of: text) }
}
#endif
