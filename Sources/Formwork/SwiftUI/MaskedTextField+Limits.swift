#if canImport(SwiftUI) && !os(watchOS)
public import FormworkCore
import SwiftUI

/// Limits on top of the format, in any order: first the allowed characters, then the expression, then the length.
///
/// They work for the platform's field and, with `stockTextField()`, for SwiftUI's own.
extension MaskedTextField {
  /// Sets the characters that the user may enter; `nil` for all.
  ///
  ///     MaskedTextField("Badge", value: $badge, format: .text()).allowedCharacters(.alphanumerics)
  public func allowedCharacters(_ allowed: AllowedCharacters?) -> Self {
    with { $0.limits.allowed = allowed.map { [$0] } ?? [] }
  }

  /// Sets the maximum length of the text, including literals; `nil` for no limit.
  ///
  ///     MaskedTextField("Note", value: $note, format: .text())
  ///       .maximumLength(280, in: .bytes)
  ///       .inputStatus($status)
  ///     Text("\(status.remainingLength ?? 0) left")
  ///
  /// A key that doesn't fit is rejected. If pasted free text is too long, its beginning is used.
  ///
  /// - Parameters:
  ///   - length: The maximum length.
  ///   - unit: The unit of the length. The default is characters.
  /// - Returns: The field.
  public func maximumLength(_ length: Int?, in unit: LengthUnit = .characters) -> Self {
    with { $0.limits.maximumLengths = length.map { [LengthLimit($0, of: .text, unit)] } ?? [] }
  }

  /// Sets a regular expression that the value has to match; `nil` for none.
  ///
  ///     MaskedTextField("Expires", value: $month, format: .mask("[00]/[00]"))
  ///       .valuePattern("(0[1-9]|1[0-2])[0-9]{2}")
  ///
  /// A key is rejected if no match is possible after it.
  public func valuePattern(_ pattern: String?) -> Self {
    with { $0.limits.valuePatterns = pattern.map { [Bytes($0)] } ?? [] }
  }
}
#endif
