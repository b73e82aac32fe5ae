#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork
import FormworkField

/// All that a control carries for its format: settings, closures, and the adapter while there is a
/// format. The control holds it, and it goes with the control.
@MainActor
final class ControlFormatting: InputFormatting {
  private(set) weak var input: (any FormattedInput)?
  private(set) var adapter: (any ControlAdapter)?

  /// What the app has asked for.
  var request = FormatRequest()

  /// What is to be shown of problems, and what was told of it.
  var problems = ProblemDisplay()
  private var toldProblem: FieldProblem?

  /// What the format suggests to fill in, as long as the app leaves it so.
  private var suggestedContent: NSTextContentType?

  var formatsAssignedText = true
  var locksPrefix = false
  var delegateRanges = DelegateRanges.text
  let refusals = RefusalAlert()
  let remainder = RemainderLabel()
  var observers = Observers()

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

  var isMultiline: Bool { input?.isMultiline ?? false }

  /// A field of tokens has a list of objects, which a formatter would read as one text.
  var obstacle: InputFormatError? {
    input is NSTokenField ? .unsupportedControl("NSTokenField") : nil
  }

  func forgetSettings() {}

  func use(_ format: AnyInputFormat?) {
    guard let input else { return }
    suggest(format?.purpose?.contentType, in: input)
    guard let format else {
      adapter?.detach()
      adapter = nil
      return showRemainder()
    }
    if let adapter {
      adapter.set(format: format)
    } else {
      adapter = input.makeAdapter(format, owner: self)
    }
    showRemainder()
  }

  /// Suggests what the system may offer to fill in, where the app says nothing of it.
  private func suggest(_ content: NSTextContentType?, in input: any FormattedInput) {
    if suggestedContent != nil, input.contentType == suggestedContent { input.contentType = nil }
    suggestedContent = input.contentType == nil ? content : nil
    if let suggestedContent { input.contentType = suggestedContent }
  }

  var format: AnyInputFormat? { adapter?.format }
  var current: FormattedText? { adapter?.current }
  func step(by steps: Int) -> Bool { adapter?.step(by: steps) ?? false }
  func set(value: String) { show { $0.set(value: value) } }
  func restore(_ saved: SavedInput) {
    show { $0.set(formatted: $0.format.formatted(saved: saved)) }
  }

  /// Lets the app determine what is there, of which no problem has been seen yet.
  private func show(_ change: (any ControlAdapter) -> Void) {
    if let adapter { change(adapter) }
    problems.reset()
    tellProblem()
    showRemainder()
  }

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

  /// Tells the person that a key was refused; nothing of what a secure field is asked.
  func refuse(_ reason: Refusal) {
    guard let input, !input.isSecure else { return }
    refusals.refused(in: input)
    observers.refusal?(input, reason)
  }

  /// Tells of another problem that is to be seen, or of none.
  func tellProblem() {
    let problem = visibleProblem
    if problem == toldProblem { return }
    toldProblem = problem
    if let input { observers.problem?(input, problem) }
  }

  /// The field was left.
  func editingDidEnd(_ current: FormattedText) {
    problems.editingDidEnd(current)
    tellProblem()
  }

  func tell(_ change: InputChange, completes: Bool) {
    var change = change
    if let current { problems.textDidChange(current) }
    change.visibleProblem = visibleProblem
    showRemainder()
    defer { tellProblem() }
    if let input { observers.tell(change, completes: completes, of: input) }
  }
}
#endif
