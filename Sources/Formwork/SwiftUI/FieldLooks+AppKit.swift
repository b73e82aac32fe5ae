#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
import AppKit
import SwiftUI

/// The appearance of a field, from its modifiers and the environment.
///
/// Only differences since the last update are written, so changes that the app makes to the field
/// itself stay.
struct FieldLooks: Equatable {
  var contentType: NSTextContentType?
  var tint: Color?
  var textColor: Color?
  var border: FieldBorder?
  var isSecure = false
  var font: NSFont?
  var showsRemainder = false

  /// Whether the app wants the text from left to right; `nil` if the format decides.
  var layOutLeftToRight: Bool?

  /// Whether the text of the format reads from left to right in every language.
  var readsFromLeftToRight = false

  var autocorrectionDisabled = false
  var direction = LayoutDirection.leftToRight
  var alignment = TextAlignment.leading
  var inheritedFont: NSFont?
  var own = OwnLooks()

  private var isLeftToRight: Bool {
    layOutLeftToRight ?? (readsFromLeftToRight && direction == .rightToLeft)
  }

  /// Whether a setting requires a platform field, because SwiftUI's own fields don't support it.
  var needsPlatformField: Bool {
    isSecure || font != nil || showsRemainder || layOutLeftToRight == true
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

  /// Sets the caret color and the corrections of the editor, which the window shares between its
  /// fields.
  @MainActor
  func editingDidBegin(in field: any BoundField) {
    guard let editor = field.focusedEditor, let teller = (field as? any TellingField)?.teller else {
      return
    }
    teller.borrow(
      editor, tint: tint.map { NSColor($0) }, correctionDisabled: autocorrectionDisabled)
  }

  /// Whether the keyboard suggestions have to be applied again: never, because Macs have hardware
  /// keyboards.
  func suggestsAnew(after old: FieldLooks) -> Bool { false }
  func reloadKeyboard(of field: any BoundField, after old: FieldLooks) {}

  @MainActor
  func apply(to field: any BoundField, replacing old: FieldLooks) {
    guard let field = field as? NSTextField else { return }
    if tint != old.tint || autocorrectionDisabled != old.autocorrectionDisabled {
      editingDidBegin(in: field)
    }
    if textColor != old.textColor { field.textColor = textColor.map { NSColor($0) } }
    if border != old.border { apply(border, to: field) }
    if showsRemainder != old.showsRemainder { field.formwork.showsRemainder = showsRemainder }
    if contentType != old.contentType { field.contentType = contentType }
    let isInherited = inheritedFont != old.inheritedFont && !own.font
    if font != old.font || isInherited { field.font = font ?? inheritedFont }
    let isRightToLeft = direction == .rightToLeft
    field.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    if !own.alignment { field.alignment = textAlignment }
    field.baseWritingDirection = isRightToLeft && !isLeftToRight ? .rightToLeft : .leftToRight
  }

  /// Sets the border. By default, an AppKit field has a square bezel.
  @MainActor
  private func apply(_ border: FieldBorder?, to field: NSTextField) {
    field.isBezeled = border != .plain
    field.isBordered = border != .plain
    field.bezelStyle = border == .rounded ? .roundedBezel : .squareBezel
    field.drawsBackground = border != .plain
  }

  private var textAlignment: NSTextAlignment {
    switch alignment {
    case .leading: direction == .rightToLeft ? .right : .left
    case .center: .center
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}

/// A protocol without members, because SwiftUI's views only contain text fields here.
@MainActor
protocol StyledInput: AnyObject {}

extension NSTextField: StyledInput {}
#endif
