#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

/// All that a control carries for its format: settings, closures, and the adapter while there is a
/// format. The control holds it, and it goes with the control.
@MainActor
final class ControlFormatting: InputFormatting {
  private weak var input: (any FormattedInput)?
  private(set) var adapter: (any ControlAdapter)?
  private(set) var error: InputFormatError?

  /// The settings as the app made them; changing them changes the control.
  private(set) var settings = InputSettings()

  var formatsAssignedText = true
  var completesOnFocus: Bool?
  var locksPrefix = false
  var delegateRanges = DelegateRanges.text
  var wrongNames: [NamedSetting: InputFormatError] = [:]
  var inspectedMask = InspectedMask()
  let refusals = RefusalAlert()
  var fieldObservers = Observers<NSTextField>()
  var viewObservers = Observers<NSTextView>()

  /// What the app wants to be told by.
  struct Observers<Control: AnyObject> {
    var change: (@MainActor (Control, InputChange) -> Void)?
    var complete: (@MainActor (Control) -> Void)?

    /// What Objective-C callers set in the place of `change`; both are called.
    var changedBlock: (@MainActor (Control, String, Bool) -> Void)?

    @MainActor
    func tell(_ change: InputChange, completes: Bool, of control: Control) {
      self.change?(control, change)
      changedBlock?(control, change.value, change.isComplete)
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
    if settings.format == nil, let completesOnFocus {
      settings.mask?.options.completionOnFocus = completesOnFocus
    }
    do throws(InputFormatError) {
      let format = try makeFormat()
      error = nil
      use(format)
    } catch {
      fail(error)
    }
  }

  func replaceSettings(by format: AnyInputFormat?) {
    wrongNames = [:]
    inspectedMask = InspectedMask()
    change { settings in
      settings = InputSettings()
      settings.format = format
    }
  }

  /// Leaves the control without a format, and says why.
  private func fail(_ error: InputFormatError) {
    // Each of the settings that come one after the other fails alike.
    if self.error != error {
      // The pattern is the developer's, and may be shown. The text never is.
      NSLog("Formwork: the field stays as it is. %@", error.description)
    }
    self.error = error
    use(nil)
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

  var format: AnyInputFormat? { adapter?.format }
  var current: FormattedText? { adapter?.current }
  func set(value: String) { adapter?.set(value: value) }

  var refusalAnnouncement: String? {
    get { refusals.announcement }
    set { refusals.announcement = newValue }
  }

  /// A selection as it may be: behind the prefix, where that is locked.
  func allowed(_ selection: Range<UTF16Offset>, in current: FormattedText) -> Range<UTF16Offset> {
    // VoiceOver reads by moving the caret.
    guard locksPrefix, !NSWorkspace.shared.isVoiceOverEnabled else { return selection }
    let prefix = current.endOfPrefix
    return max(prefix, selection.lowerBound)..<max(prefix, selection.upperBound)
  }

  /// Whether a certain prefix should appear now that the control has the focus.
  ///
  /// AutoFill offers nothing for a field that isn't empty, so a field whose content type invites
  /// it waits for the first key, unless the app has asked for the prefix itself.
  func completesOnFocus(_ input: any FormattedInput) -> Bool {
    completesOnFocus ?? !input.invitesAutoFill
  }

  /// Tells the person that a key was refused; nothing of what a secure field is asked.
  func refuse() {
    guard let input, !input.isSecure else { return }
    refusals.refused(in: input)
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
