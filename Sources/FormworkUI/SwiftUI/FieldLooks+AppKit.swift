#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
import AppKit
import SwiftUI

/// How a field looks: what the modifiers say, and the environment.
///
/// Only what differs from the last time is written, so that what the app sets on the field itself
/// stays.
struct FieldLooks: Equatable {
  var contentType: NSTextContentType?
  var font: NSFont?
  var layOutLeftToRight = false

  var direction = LayoutDirection.leftToRight
  var alignment = TextAlignment.leading
  var inheritedFont: NSFont?
  var own = OwnLooks()

  @MainActor
  func inheriting(_ environment: EnvironmentValues) -> FieldLooks {
    var looks = self
    looks.direction = environment.layoutDirection
    looks.alignment = environment.multilineTextAlignment
    if font == nil { looks.inheritedFont = environment.resolvedFont }
    return looks
  }

  /// A field of AppKit keeps its writing direction.
  func editingDidBegin(in field: NSTextField) {}

  /// Formats suggest nothing to keyboards that are hardware.
  func suggestsAnew(after old: FieldLooks) -> Bool { false }
  func reloadKeyboard(of field: NSTextField, after old: FieldLooks) {}

  @MainActor
  func apply(to field: NSTextField, replacing old: FieldLooks) {
    if contentType != old.contentType { field.contentType = contentType }
    let isInherited = inheritedFont != old.inheritedFont && !own.font
    if font != old.font || isInherited { field.font = font ?? inheritedFont }
    let isRightToLeft = direction == .rightToLeft
    field.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    if !own.alignment { field.alignment = textAlignment }
    field.baseWritingDirection = isRightToLeft && !layOutLeftToRight ? .rightToLeft : .leftToRight
  }

  private var textAlignment: NSTextAlignment {
    switch alignment {
    case .leading: direction == .rightToLeft ? .right : .left
    case .center: .center
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}
#endif
