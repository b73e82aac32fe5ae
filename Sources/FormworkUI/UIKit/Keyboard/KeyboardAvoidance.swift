#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

/// Keeps one control above the keyboard while it is being edited.
///
/// It moves the nearest scroll view's content, or else the view controller's view, and only as far
/// as the keyboard covers the control. What it added it takes away again; what the app has set
/// meanwhile stays.
@MainActor
final class KeyboardAvoidance {
  private weak var control: (any FormattedInput)?
  private let observation = FieldObservation()
  private var keyboard: KeyboardChange?
  private var moved: Moved?

  /// The space between the control and the keyboard, in points.
  var spacing: CGFloat {
    didSet { if moved != nil { adjust() } }
  }

  /// What was moved, and how far.
  private enum Moved {
    case scrollView(WeakView<UIScrollView>, by: CGFloat)
    case view(WeakView<UIView>, by: CGFloat)
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
    // A keyboard that is up already doesn't tell again when the focus moves.
    observation.listen(to: control.notifications.began, of: control) { [weak self] in
      self?.adjust()
    }
    observation.listen(to: control.notifications.ended, of: control) { [weak self] in
      self?.restore(self?.keyboard)
    }
  }

  /// Puts everything back.
  func end() {
    restore(nil)
    observation.end()
  }

  private func keyboardWillChange(_ change: KeyboardChange) {
    // Another app's keyboard beside ours only ever lets things go back.
    if !change.isLocal, !change.isHidden { return }
    keyboard = change
    adjust()
  }

  private func adjust() {
    guard let control, control.isFirstResponder, let window = control.window,
      let keyboard, !keyboard.isHidden, !control.isInsideSwiftUI
    else { return restore(keyboard) }
    if let screen = keyboard.screen, screen != ObjectIdentifier(window.screen) { return }
    let frame = window.convert(keyboard.frame, from: window.screen.coordinateSpace)
    let cover = KeyboardCover(keyboard: frame, in: window.bounds)
    guard cover.top != nil else { return restore(keyboard) }
    if let scrollView = control.enclosingScrollView {
      inset(scrollView, above: cover, in: window, keyboard)
    } else if let view = control.controllersView, !control.isAvoidedByController {
      raise(view, above: cover, in: window, keyboard)
    }
  }

  private func inset(
    _ scrollView: UIScrollView, above cover: KeyboardCover, in window: UIWindow,
    _ keyboard: KeyboardChange
  ) {
    guard let control, !control.isAvoidedByController else { return }
    let frame = scrollView.convert(scrollView.bounds, to: window)
    let wanted = cover.inset(of: frame, safeArea: scrollView.safeAreaInsets.bottom)
    var present: CGFloat = 0
    if case .scrollView(let view, let amount) = moved, view.view === scrollView {
      present = amount
    } else {
      restore(keyboard)
    }
    guard wanted > 0 || present > 0 else { return }
    let spacing = spacing
    keyboard.animate {
      scrollView.addToBottomInset(wanted - present)
      let place = control.convert(control.bounds, to: scrollView)
      scrollView.scrollRectToVisible(place.insetBy(dx: 0, dy: -spacing), animated: false)
    }
    moved = wanted > 0 ? .scrollView(WeakView(scrollView), by: wanted) : nil
  }

  private func raise(
    _ view: UIView, above cover: KeyboardCover, in window: UIWindow, _ keyboard: KeyboardChange
  ) {
    guard let control else { return }
    var present: CGFloat = 0
    if case .view(let raised, let amount) = moved, raised.view === view {
      present = amount
    } else {
      restore(keyboard)
    }
    // Where the control is without what was done already.
    let frame = control.convert(control.bounds, to: window).offsetBy(dx: 0, dy: present)
    let wanted = cover.rise(of: frame, spacing: spacing)
    guard wanted != present else { return }
    keyboard.animate {
      view.transform = view.transform.translatedBy(x: 0, y: present - wanted)
    }
    moved = wanted > 0 ? .view(WeakView(view), by: wanted) : nil
  }

  private func restore(_ keyboard: KeyboardChange?) {
    guard let moved else { return }
    self.moved = nil
    let undo: @MainActor () -> Void = {
      switch moved {
      case .scrollView(let scrollView, let amount): scrollView.view?.addToBottomInset(-amount)
      case .view(let view, let amount):
        guard let view = view.view else { return }
        view.transform = view.transform.translatedBy(x: 0, y: amount)
      }
    }
    if let keyboard { keyboard.animate(undo) } else { undo() }
  }
}

/// A view that may go while it is remembered.
struct WeakView<View: UIView> {
  weak var view: View?

  init(_ view: View) {
    self.view = view
  }
}
#endif
