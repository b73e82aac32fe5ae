#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

/// All that a control carries for its format: settings, closures, and the adapter while there is a
/// format. The control holds it, and it goes with the control.
@MainActor
final class ControlFormatting {
  private weak var input: (any FormattedInput)?
  private(set) var adapter: (any ControlAdapter)?
  private(set) var error: InputFormatError?

  /// The settings as the app made them; changing them changes the control.
  private(set) var settings = InputSettings()

  var formatsAssignedText = true
  var beepsOnRefusal = true
  var fieldObservers = Observers<NSTextField>()
  var viewObservers = Observers<NSTextView>()

  /// What the app wants to be told by.
  struct Observers<Control: AnyObject> {
    var change: (@MainActor (Control, InputChange) -> Void)?
    var complete: (@MainActor (Control) -> Void)?

    @MainActor
    func tell(_ change: InputChange, completes: Bool, of control: Control) {
      self.change?(control, change)
      if completes { complete?(control) }
    }
  }

  /// The address of this byte tells the association from everybody else's.
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private init(_ input: any FormattedInput) {
    self.input = input
  }

  /// What `input` carries, made when it is first asked for.
  static func of(_ input: any FormattedInput) -> ControlFormatting {
    if let present = present(in: input) { return present }
    let formatting = ControlFormatting(input)
    objc_setAssociatedObject(input, key, formatting, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return formatting
  }

  /// What `input` carries, if anything was ever set.
  static func present(in input: any FormattedInput) -> ControlFormatting? {
    objc_getAssociatedObject(input, key) as? ControlFormatting
  }

  func change(_ body: (inout InputSettings) -> Void) {
    body(&settings)
    settings.allowsLineBreaks = input?.isMultiline ?? false
    do {
      let format = try settings.makeFormat()
      error = nil
      use(format)
    } catch {
      self.error = error
      // The pattern is the developer's, and may be shown. The text never is.
      NSLog("Formwork: the field stays as it is. %@", error.description)
      use(nil)
    }
  }

  private func use(_ format: AnyInputFormat?) {
    guard let input else { return }
    guard let format else {
      adapter?.detach()
      return adapter = nil
    }
    guard let adapter else {
      return adapter = input.makeAdapter(format, owner: self)
    }
    adapter.set(format: format)
  }

  func tell(_ change: InputChange, completes: Bool) {
    switch input {
    case let field as NSTextField: fieldObservers.tell(change, completes: completes, of: field)
    case let view as NSTextView: viewObservers.tell(change, completes: completes, of: view)
    default: break
    }
  }
}
#endif
