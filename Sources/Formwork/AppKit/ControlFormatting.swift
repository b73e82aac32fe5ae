#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import FormworkCore

/// The settings and closures of a control, and its adapter if there is a format. The control owns
/// it.
@MainActor
final class ControlFormatting: InputFormatting {
  private(set) weak var input: (any FormattedInput)?
  private(set) var adapter: ControlAdapter?

  /// The format that the app has requested.
  var request = FormatRequest()

  /// The time at which an issue becomes visible.
  private var validationTiming = ValidationTiming.afterEditing

  /// The content type that the format suggests, unless the app changes it.
  private var suggestedContent: NSTextContentType?

  var formatsAssignedText = true
  var locksPrefix = false
  var delegateRanges = DelegateRanges.text
  let rejections = RejectionAlert()
  let remainder = RemainderLabel()
  var observers = Observers()
  let statusFeed = StatusFeed()

  /// Observes the text for the observers of the status, while there is no adapter to do so.
  private var plainObservation: [NotificationToken] = []

  /// The delegation of a text view, created on first use. It stays without a format, because others
  /// may forward to its proxies.
  private(set) var delegation: Delegation?

  /// A byte whose address is the unique key of the association.
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private init(_ input: any FormattedInput) {
    self.input = input
  }

  /// Returns the formatting of `input`, and creates it on first use.
  static func of(_ input: any FormattedInput) -> ControlFormatting {
    if let present = present(in: input) { return present }
    let formatting = ControlFormatting(input)
    objc_setAssociatedObject(input, key, formatting, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return formatting
  }

  /// Returns the formatting of `input`, or `nil` if nothing was ever set.
  static func present(in input: any FormattedInput) -> ControlFormatting? {
    objc_getAssociatedObject(input, key) as? ControlFormatting
  }

  func delegation(of view: NSTextView) -> Delegation {
    if let delegation { return delegation }
    let delegation = Delegation(of: view) { TextViewProxy($0, for: $1) }
    self.delegation = delegation
    return delegation
  }

  var isMultiline: Bool { input?.isMultiline ?? false }

  /// The reason the control can't have a format: a token field has a list of objects, which a
  /// formatter would read as one text.
  var obstacle: FormatError? {
    guard input is NSTokenField else { return nil }
    return FormatError(
      .setting(
        "The content of ", quoting: "NSTokenField", " isn't text, so a format would destroy it.",
        fix: "Use a text field."))
  }

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

  /// Suggests a content type, unless the app has set one.
  private func suggest(_ content: NSTextContentType?, in input: any FormattedInput) {
    if suggestedContent != nil, input.contentType == suggestedContent { input.contentType = nil }
    suggestedContent = input.contentType == nil ? content : nil
    if let suggestedContent { input.contentType = suggestedContent }
  }

  var format: AnyInputFormat? { adapter?.machine.session.format }
  var current: FormattedText? { adapter?.current }
  func step(by steps: Int) -> Bool { adapter?.step(by: steps) ?? false }
  func toggleSign() -> Bool { adapter?.toggleSign() ?? false }
  var showsRemainder: Bool { remainder.isWanted }
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

  /// Notifies the user and the app that a key was rejected, except in a secure field.
  func reject(_ reason: Rejection) {
    guard let input, !input.isSecure else { return }
    rejections.rejected(in: input)
    observers.rejection?(reason)
  }

  func tell(_ change: FieldChange) {
    if let input { observers.tell(change, of: input) }
  }

  func statusMayHaveChanged() {
    guard let input, statusFeed.isUsed, isSettled else { return }
    statusFeed.report {
      let status = input.formwork.status()
      return isSettled ? status : nil
    }
  }

  private var isSettled: Bool { adapter?.isSettled ?? true }

  func statusFeedWasUsed() {
    guard let input, plainObservation.isEmpty else { return }
    plainObservation = [
      input is NSTextView ? NSText.didChangeNotification : NSControl.textDidChangeNotification
    ].map {
      NotificationToken($0, of: input) { [weak self] in
        guard let self, adapter == nil else { return }
        statusMayHaveChanged()
      }
    }
  }
}

extension TextContentType {
  /// The AppKit content type; `nil` if the system has none.
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
