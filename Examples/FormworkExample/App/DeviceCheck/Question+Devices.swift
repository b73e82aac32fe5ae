import Formwork
import UIKit

/// Probes of what iOS 26 changed, and of delegates that other libraries put in between.
extension Question.Probe {
  /// Asks for the number pad, and writes down where it is.
  @MainActor func showNumberPad(of field: ObservedField) {
    field.keyboardType = .numberPad
    #if compiler(>=6.2)
    if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
      field.recorder.note("allowsNumberPadPopover", "\(field.allowsNumberPadPopover)")
      field.allowsNumberPadPopover = !field.allowsNumberPadPopover
    }
    #endif
    field.reloadInputViews()
    #if !os(tvOS)
    let recorder = field.recorder
    DispatchQueue.main.async { [weak field] in
      MainActor.assumeIsolated {
        guard let window = field?.window else { return }
        recorder.note("keyboardLayoutGuide", "\(window.keyboardLayoutGuide.layoutFrame)")
      }
    }
    #endif
  }

  /// Puts a toolbar above the keyboard that records the view under each tap.
  @MainActor func showToolbar(of field: ObservedField) {
    #if os(tvOS) || os(visionOS)
    field.recorder.note("no toolbar above a keyboard here")
    #else
    let bar = ObservedToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.recorder = field.recorder
    bar.items = [
      UIBarButtonItem(systemItem: .cancel), .flexibleSpace(), UIBarButtonItem(systemItem: .done),
    ]
    field.inputAccessoryView = bar
    field.reloadInputViews()
    #endif
  }

  /// Sets a format, and a delegate in the manner of RxCocoa, in another order each time.
  @MainActor func relay(in field: ObservedField) {
    let orders: [[RelayStep]] = [
      [.format, .proxy], [.proxy, .format], [.format, .proxy, .reset],
      [.proxy, .format, .reset, .reset],
    ]
    let order = orders[field.relayRuns % orders.count]
    field.relayRuns += 1
    field.formwork.format = nil
    field.observeDelegate()
    let relay = RelayingDelegate(field)
    field.relay = relay
    field.recorder.note("order", order.map { "\($0)" }.joined(separator: ", "))
    for step in order {
      switch step {
      case .format: field.formwork.format = .mask("[AA]-[00]")
      case .proxy: relay.install()
      case .reset: relay.reset()
      }
    }
  }

  private enum RelayStep { case format, proxy, reset }

  /// Scrolls a text view whose delegate is gone. A crash here is the answer.
  @MainActor func scrollWithoutDelegate(near field: ObservedField) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.superview?.addSubview(view)
    view.formwork.maximumLength = 1_000
    setDelegateThatDies(of: view, field.recorder)
    field.recorder.note("the delegate", view.formwork.wrappedDelegate == nil ? "is gone" : "lives")
    view.text = String(repeating: "a\n", count: 100)
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    field.recorder.note("scrolled without a crash")
    view.removeFromSuperview()
  }

  @MainActor private func setDelegateThatDies(of view: UITextView, _ recorder: Recorder) {
    let delegate = ScrollWatcher(recorder)
    view.delegate = delegate
    view.setContentOffset(CGPoint(x: 0, y: 1), animated: false)
  }
}

#if !os(tvOS) && !os(visionOS)
/// A toolbar that records the view under each tap.
private final class ObservedToolbar: UIToolbar {
  var recorder: Recorder?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    let share = view.map { Int(100 * $0.bounds.width.native / max(bounds.width.native, 1)) }
    recorder?.note(
      "tap on the toolbar",
      view.map { "\(type(of: $0)), \(share ?? 0) % of the width, control: \($0 is UIControl)" }
        ?? "nothing")
    return view
  }
}
#endif

/// A delegate in the manner of RxCocoa: it forwards to the delegate before it, which it holds weakly, and puts
/// itself in place again at each reset.
@MainActor final class RelayingDelegate: NSObject, UITextFieldDelegate {
  private weak var field: UITextField?
  private weak var target: (any UITextFieldDelegate)?

  init(_ field: UITextField) {
    self.field = field
    super.init()
  }

  func install() {
    if field?.delegate !== self { target = field?.delegate }
    field?.delegate = self
  }

  func reset() {
    field?.delegate = nil
    install()
  }

  nonisolated override func responds(to selector: Selector) -> Bool {
    super.responds(to: selector)
      || MainActor.assumeIsolated { target?.responds(to: selector) == true }
  }

  nonisolated override func forwardingTarget(for selector: Selector) -> Any? {
    nonisolated(unsafe) var target: Any?
    MainActor.assumeIsolated { target = self.target }
    return target
  }
}

/// A delegate of a text view that records scrolling.
private final class ScrollWatcher: NSObject, UITextViewDelegate {
  private let recorder: Recorder

  @MainActor init(_ recorder: Recorder) {
    self.recorder = recorder
    super.init()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { recorder.note("scrollViewDidScroll") }
}
