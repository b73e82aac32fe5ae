#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import FormworkMasks
import FormworkField

/// All that a control carries for its format: settings, closures, and the adapter while there is a
/// format. The control holds it, and it goes with the control.
@MainActor
final class ControlFormatting: InputFormatting {
  private(set) weak var input: (any FormattedInput)?
  private(set) var adapter: ControlAdapter?

  /// What the app has asked for.
  var request = FormatRequest()

  /// When an issue is to be seen.
  private var validationTiming = ValidationTiming.afterEditing

  /// What the format suggests to fill in, as long as the app leaves it so.
  private var suggestedContent: NSTextContentType?

  var formatsAssignedText = true
  var locksPrefix = false
  var delegateRanges = DelegateRanges.text
  let rejections = RejectionAlert()
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
      adapter = ControlAdapter(input, format: format, owner: self)
    }
    showRemainder()
  }

  /// Suggests what the system may offer to fill in, where the app says nothing of it.
  private func suggest(_ content: NSTextContentType?, in input: any FormattedInput) {
    if suggestedContent != nil, input.contentType == suggestedContent { input.contentType = nil }
    suggestedContent = input.contentType == nil ? content : nil
    if let suggestedContent { input.contentType = suggestedContent }
  }

  var format: AnyInputFormat? { adapter?.machine.session.format }
  var current: FormattedText? { adapter?.current }
  func step(by steps: Int) -> Bool { adapter?.step(by: steps) ?? false }
  func toggleSign() -> Bool { adapter?.toggleSign() ?? false }
  func set(value: String) { adapter?.set(value: value) }
  func restore(_ saved: SavedInput) { adapter?.restore(saved) }

  var issues: IssueDisplay {
    get { adapter?.machine.issues ?? IssueDisplay(moment: validationTiming) }
    set {
      validationTiming = newValue.moment
      adapter?.machine.issues = newValue
    }
  }

  var rejectionAnnouncement: String? {
    get { rejections.announcement }
    set { rejections.announcement = newValue }
  }

  /// Tells the person that a key was rejected; nothing of what a secure field is asked.
  func reject(_ reason: Rejection) {
    guard let input, !input.isSecure else { return }
    rejections.rejected(in: input)
    observers.rejection?(reason)
  }

  /// Tells of another issue that is to be seen, or of none.
  func tellIssue(_ issue: ValidationIssue?) {
    observers.issue?(issue)
  }

  func tell(_ change: InputChange, completes: Bool) {
    if let input { observers.tell(change, completes: completes, of: input) }
  }
}

extension InputPurpose {
  /// What AppKit calls it; `nil` where the system has no name for it.
  var contentType: NSTextContentType? {
    if self == .oneTimeCode { return .oneTimeCode }
    guard #available(macOS 14.0, *) else { return nil }
    switch self {
    case .telephone: return .telephoneNumber
    case .cardNumber: return .creditCardNumber
    case .cardSecurityCode: return .creditCardSecurityCode
    case .cardExpiration: return .creditCardExpiration
    case .postalCode: return .postalCode
    case .personName: return .name
    case .emailAddress: return .emailAddress
    case .webAddress: return .URL
    case .birthday: return .birthdate
    default: return nil
    }
  }
}
#endif
