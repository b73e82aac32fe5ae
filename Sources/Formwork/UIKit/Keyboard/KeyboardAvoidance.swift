#if canImport(UIKit) && !os(watchOS)
public import UIKit

#if os(tvOS) || os(visionOS)
/// A stand-in without effect, because on these systems no keyboard covers the window.
@MainActor
final class KeyboardAvoidance {
  var spacing: CGFloat

  init(of control: any FormattedInput, spacing: CGFloat) {
    self.spacing = spacing
  }

  func end() {}
}
#else
/// Keeps a control above the keyboard while it is being edited.
///
/// It moves the content of the nearest scroll view, or else the view controller's view, only as far
/// as the keyboard covers the control. Later, it reverts its own changes and keeps changes that the
/// app has made in the meantime.
@MainActor
final class KeyboardAvoidance {
  private weak var control: (any FormattedInput)?
  private let observation = FieldObservation()
  private var keyboard: KeyboardChange?
  private var move: KeyboardMove?

  /// The space between the control and the keyboard, in points.
  var spacing: CGFloat {
    didSet { if move != nil { adjust() } }
  }

  init(of control: any FormattedInput, spacing: CGFloat) {
    self.control = control
    self.spacing = spacing
    observation.listen(
      to: UIResponder.keyboardWillChangeFrameNotification, reading: KeyboardChange.init
    ) {
      [weak self] change in self?.keyboardWillChange(change)
    }
    observation.listen(to: UIResponder.keyboardWillHideNotification, reading: KeyboardChange.init) {
      [weak self] change in self?.keyboardWillChange(change.hidden)
    }
    // During a rotation, the keyboard notification arrives before the layout.
    observation.listen(
      to: UIResponder.keyboardDidChangeFrameNotification, reading: KeyboardChange.init
    ) {
      [weak self] _ in self?.adjust()
    }
    // A keyboard that is already visible sends no notification when the focus moves.
    observation.listen(to: control.notifications.began, of: control) { [weak self] in
      self?.adjust()
    }
    observation.listen(to: control.notifications.ended, of: control) { [weak self] in
      self?.makeMove(nil, self?.keyboard)
    }
    adjust()
  }

  /// Reverts all changes.
  func end() {
    makeMove(nil, nil)
    observation.end()
  }

  private func keyboardWillChange(_ change: KeyboardChange) {
    // For another app's keyboard, moves can only be reverted.
    if !change.isLocal, !change.isHidden { return }
    keyboard = change
    adjust()
  }

  private func adjust() {
    guard let control, control.isFirstResponder, let window = control.window,
      let keyboard = keyboard ?? KeyboardChange(in: window), !keyboard.isHidden,
      !control.isInsideSwiftUI, !control.isAvoidedByController
    else { return makeMove(nil, keyboard) }
    if let screen = keyboard.screen, screen != ObjectIdentifier(window.screen) { return }
    let frame = window.convert(keyboard.frame, from: window.screen.coordinateSpace)
    let cover = KeyboardCover(keyboard: frame, in: window.bounds)
    guard let top = cover.top else { return makeMove(nil, keyboard) }
    let place = place(of: control, in: window, above: top)
    let room = { (view: UIScrollView) in
      view.convert(view.bounds, to: window).minY + place.height <= top
    }
    if let scrollView = control.enclosingScrollViews.first(where: room) {
      let frame = scrollView.convert(scrollView.bounds, to: window)
      let inset = cover.inset(of: frame, safeArea: scrollView.safeAreaInsets.bottom)
      makeMove(inset > 0 ? KeyboardMove(insetting: scrollView, by: inset) : nil, keyboard)
      let shown = window.convert(place, to: scrollView).insetBy(dx: 0, dy: -spacing)
      if inset > 0 {
        keyboard.animate { scrollView.scrollRectToVisible(shown, animated: false) }
      }
    } else if let view = control.controllersView {
      // The position of the control without the move that was already made.
      let lift = move?.lift(of: view) ?? 0
      let rise = cover.rise(of: place.offsetBy(dx: 0, dy: lift), spacing: spacing)
      makeMove(rise > 0 ? KeyboardMove(raising: view, by: rise) : nil, keyboard)
    }
  }

  /// Returns the rectangle that must stay visible, in the window's coordinates: the control, or its
  /// caret if the control is taller than the space above the keyboard.
  private func place(
    of control: any FormattedInput, in window: UIWindow, above top: CGFloat
  ) -> CGRect {
    let whole = control.convert(control.bounds, to: window)
    let room = top - window.safeAreaInsets.top - spacing
    guard whole.height > room, let end = control.selectedTextRange?.end else { return whole }
    let caret = control.caretRect(for: end).intersection(control.bounds)
    return caret.isNull ? whole : control.convert(caret, to: window)
  }

  /// Reverts the last move, and makes another one.
  private func makeMove(_ next: KeyboardMove?, _ keyboard: KeyboardChange?) {
    let last = move
    if last == nil, next == nil { return }
    if let next, let last, next.isSame(as: last) { return }
    let change: @MainActor () -> Void = { [weak self] in
      last?.takeBack()
      self?.move = next?.made()
    }
    if let keyboard { keyboard.animate(change) } else { change() }
  }
}
#endif

extension FormworkControl {
  /// A Boolean value that indicates whether the control stays above the keyboard while it is being
  /// edited. The default is `false`.
  ///
  ///     field.formwork.avoidsKeyboard = true
  ///     field.formwork.keyboardSpacing = 12
  ///
  /// The nearest scroll view that reaches above the keyboard gets a bottom inset and scrolls to the
  /// control. If there is none, the view controller's view moves up, only as far as the keyboard
  /// covers the control. If the control is too tall, its caret stays visible. Everything is
  /// restored when editing ends or the keyboard hides.
  ///
  /// It has no effect in SwiftUI and in table and collection view controllers, which avoid the
  /// keyboard themselves, and on tvOS and visionOS, whose keyboards don't cover the window. With
  /// Auto Layout, the system's `keyboardLayoutGuide` may be the better choice.
  public var avoidsKeyboard: Bool {
    get { FieldFormatting.present(in: input)?.avoidsKeyboard ?? false }
    nonmutating set { FieldFormatting.of(input).avoidsKeyboard = newValue }
  }

  /// The space between the control and the keyboard, in points. The default is 5.
  public var keyboardSpacing: CGFloat {
    get { FieldFormatting.present(in: input)?.keyboardSpacing ?? 5 }
    nonmutating set { FieldFormatting.of(input).keyboardSpacing = newValue }
  }
}
#endif
