#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit
import FormworkCore

/// The appearance and the keyboard of a field, from its modifiers and the environment.
///
/// Only differences since the last update are written, so changes that the app makes to the field
/// itself stay.
struct FieldLooks: Equatable {
  var keyboardType: UIKeyboardType?
  var contentType: UITextContentType?
  var autocapitalizationType: UITextAutocapitalizationType?
  var returnKeyType: UIReturnKeyType?
  var tint: Color?
  var textColor: Color?
  var border: FieldBorder?
  var isSecure = false
  var font: UIFont?
  var showsRemainder = false
  var redaction: Redaction?

  /// Whether the app wants the text from left to right; `nil` if the format decides.
  var layOutLeftToRight: Bool?

  /// Whether the text of the format reads from left to right in every language.
  var readsFromLeftToRight = false

  var autocorrectionDisabled = false
  var direction = LayoutDirection.leftToRight
  var alignment = TextAlignment.leading
  var inheritedFont: UIFont?
  var own = OwnLooks()

  private var isLeftToRight: Bool {
    layOutLeftToRight ?? (readsFromLeftToRight && direction == .rightToLeft)
  }

  /// Whether a setting requires a platform field, because SwiftUI's own fields don't support it.
  var needsPlatformField: Bool {
    isSecure || font != nil || showsRemainder || redaction != nil || layOutLeftToRight == true
  }

  @MainActor
  func inheriting(_ environment: EnvironmentValues) -> FieldLooks {
    var looks = self
    looks.autocorrectionDisabled = environment.autocorrectionDisabled
    looks.direction = environment.layoutDirection
    looks.alignment = environment.multilineTextAlignment
    if font == nil { looks.inheritedFont = environment.resolvedFont }
    return looks
  }

  @MainActor
  func editingDidBegin(in field: any BoundField) {
    if isLeftToRight { field.formwork.layOutLeftToRight() }
  }

  /// Whether the format has to suggest the keyboard settings again.
  func suggestsAnew(after old: FieldLooks) -> Bool {
    keyboardType != old.keyboardType || autocorrectionDisabled != old.autocorrectionDisabled
      || autocapitalizationType != old.autocapitalizationType
  }

  /// Makes the format suggest keyboard settings for those that the app doesn't set any more, and the
  /// keyboard adopt them, which doesn't happen automatically.
  @MainActor
  func reloadKeyboard(of field: any BoundField, after old: FieldLooks) {
    if suggestsAnew(after: old) { FieldFormatting.present(in: field)?.suggestTraitsAgain() }
    guard field.isFirstResponder,
      suggestsAnew(after: old) || contentType != old.contentType || isSecure != old.isSecure
        || returnKeyType != old.returnKeyType
    else { return }
    field.reloadInputViews()
  }

  @MainActor
  func apply(to field: any BoundField, replacing old: FieldLooks) {
    applyTraits(to: field, replacing: old)
    let isInherited = inheritedFont != old.inheritedFont && !own.font
    if font != old.font || isInherited {
      field.font = font ?? inheritedFont
      // A font from the environment already has the right size. The app's own font may follow the
      // system's text size.
      field.adjustsFontForContentSizeCategory = font != nil
    }
    if tint != old.tint { field.tintColor = tint.map { UIColor($0) } }
    if textColor != old.textColor { field.textColor = textColor.map { UIColor($0) } }
    if let field = field as? UITextField { applyOneLine(to: field, replacing: old) }
    if redaction != old.redaction { field.formwork.redaction = redaction }
    if !own.alignment { field.textAlignment = textAlignment }
    if isLeftToRight {
      field.formwork.layOutLeftToRight()
    } else {
      field.semanticContentAttribute =
        direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
  }

  /// Applies the settings that text views don't have.
  @MainActor
  private func applyOneLine(to field: UITextField, replacing old: FieldLooks) {
    if border != old.border { field.borderStyle = border == .rounded ? .roundedRect : .none }
    if isSecure != old.isSecure { field.isSecureTextEntry = isSecure }
    if showsRemainder != old.showsRemainder { field.formwork.showsRemainder = showsRemainder }
  }

  @MainActor
  private func applyTraits(to field: any BoundField, replacing old: FieldLooks) {
    if keyboardType != old.keyboardType { field.keyboardType = keyboardType ?? .default }
    if contentType != old.contentType { field.offeredContentType = contentType }
    if autocapitalizationType != old.autocapitalizationType {
      field.autocapitalizationType = autocapitalizationType ?? .sentences
    }
    if returnKeyType != old.returnKeyType { field.returnKeyType = returnKeyType ?? .default }
    if autocorrectionDisabled != old.autocorrectionDisabled {
      field.autocorrectionType = autocorrectionDisabled ? .no : .default
    }
  }

  /// The text alignment, set explicitly, because the natural alignment of a text field follows the
  /// app's language and not the view.
  private var textAlignment: NSTextAlignment {
    switch alignment {
    case .leading: direction == .rightToLeft ? .right : .left
    case .center: .center
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}

/// The appearance that text fields and text views have under the same names.
@MainActor
protocol StyledInput: AnyObject {
  var textColor: UIColor? { get set }
  var adjustsFontForContentSizeCategory: Bool { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var returnKeyType: UIReturnKeyType { get set }
}

extension UITextField: StyledInput {}
extension UITextView: StyledInput {}
#endif
