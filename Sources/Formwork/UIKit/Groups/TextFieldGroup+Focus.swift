#if canImport(UIKit) && !os(watchOS)
import FormworkCore
public import UIKit

/// The focus.
extension TextFieldGroup {
  /// The field of the group that has the focus, or `nil`.
  public var focusedField: (any UIView & UITextInput)? {
    members.lazy.compactMap(\.field).first { $0.isFirstResponder }
  }

  /// Moves the focus to the next field, as Tab does; without a focus, to the first.
  ///
  /// - Returns: Whether there is such a field, and it got the focus.
  @discardableResult
  public func focusNext() -> Bool { moveFocus { $0.moveToNext() } }

  /// Moves the focus to the previous field, as Shift-Tab does; without a focus, to the last.
  ///
  /// - Returns: Whether there is such a field, and it got the focus.
  @discardableResult
  public func focusPrevious() -> Bool { moveFocus { $0.moveToPrevious() } }

  /// Moves the focus of the model, and then the first responder.
  func moveFocus(_ move: (inout FieldGroup<Int>) -> Bool) -> Bool {
    lookAround()
    return move(&model) && followFocus()
  }

  /// Makes the field that has the focus in the model the first responder.
  @discardableResult
  func followFocus() -> Bool {
    guard let id = model.focus, let field = field(of: id) else { return false }
    return field.isFirstResponder || field.becomeFirstResponder()
  }

  /// Sorts the fields again, and updates which of them can have the focus.
  func lookAround() {
    sort()
    let skipped = members.filter { $0.field.map { !$0.canTakeFocus } ?? true }
    model.skippedFields = Set(skipped.map(\.id))
    model.focus = members.first { $0.field?.isFirstResponder == true }?.id
  }

  func sort() {
    let ids = members.map(\.id)
    guard order == .reading, let first = members.lazy.compactMap(\.field).first else {
      return model.fields = ids
    }
    let places = members.map { FieldPlace(of: $0.field) }
    let isRightToLeft = first.effectiveUserInterfaceLayoutDirection == .rightToLeft
    model.fields = ReadingOrder.indices(of: places, isRightToLeft: isRightToLeft).map { ids[$0] }
  }

  func links(of field: any FormattedInput) -> FieldLinks? {
    guard let id = member(of: field)?.id else { return nil }
    lookAround()
    var links = FieldLinks()
    if model.field(before: id) != nil { links.previous = { [weak self] in self?.focusPrevious() } }
    if model.field(after: id) != nil { links.next = { [weak self] in self?.focusNext() } }
    links.isOneOfSeveral = members.count > 1
    return links
  }

  /// Updates the keys and the bar for the field that has the focus.
  func linksDidChange() {
    guard let field = focusedField as? any FormattedInput, var links = links(of: field) else {
      return
    }
    links.items = barItems(field)
    links.showsSignButton = showsSignButton
    links.labels = barLabels
    offerKeys(of: links, for: field)
    if showsKeyboardBar { bar.show(links, for: field) }
  }

  func focusDidChange(of id: Int, to isFocused: Bool) {
    model.focusDidChange(of: id, to: isFocused)
    guard let field = field(of: id) else { return }
    if isFocused { linksDidChange() } else { removeKeys() }
    describe(field)
  }

  func fieldDidReturn(_ id: Int) {
    model = current
    lookAround()
    model.focus = id
    let isReady = model.fieldDidReturn(id)
    // UIKit ends the editing after this: a field that has to be corrected itself gets the focus again.
    if model.focus == id {
      DispatchQueue.main.async { [weak self] in
        if let self, focusedField == nil { _ = self.field(of: id)?.becomeFirstResponder() }
      }
    } else {
      followFocus()
    }
    tellMessages()
    // The app's own move of the focus has to win.
    if isReady { DispatchQueue.main.async { [weak self] in self.map { $0.onSubmit?($0) } } }
  }
}

extension FormattedInput {
  /// Whether the control can become first responder.
  fileprivate var canTakeFocus: Bool {
    window != nil && canBecomeFirstResponder
      && !sequence(first: self as UIView, next: \.superview).contains(where: \.isHidden)
  }
}

extension FieldPlace {
  /// The place of a field in its window.
  @MainActor fileprivate init(of field: (any FormattedInput)?) {
    let frame = field.map { $0.convert($0.bounds, to: nil) } ?? .zero
    self.init(
      x: frame.minX.native, y: frame.minY.native, width: frame.width.native,
      height: frame.height.native)
  }
}
#endif
