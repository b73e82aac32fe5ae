#if canImport(UIKit) && !os(watchOS)
public import FormworkCore
public import UIKit

/// The text fields and text views of a form: order, focus, validity, and a bar above the keyboard.
///
///     let form = TextFieldGroup([name, phone, card])
///     form.showsKeyboardBar = true
///     form.onChange = { [weak self] form in self?.button.isEnabled = form.isValid }
///     form.onSubmit = { [weak self] _ in self?.send() }
///
/// Return moves the focus to the next field, and submits the form in the last one. Tab and
/// Shift-Tab move it, too. The fields may have formats or not; a field without one is valid as soon as it isn't
/// empty.
///
/// The group neither creates nor lays out the form. The fields retain the group, and a field is in
/// one group at a time. It is tested with a headless simulator of UIKit and hasn't been run on iOS.
@MainActor
public final class TextFieldGroup: NSObject {
  /// The order in which the focus moves. The default is `.given`.
  public var order = FieldOrder.given { didSet { sort() } }

  /// The time at which the focus moves to the next field by itself. The default is `.never`.
  public var advance: FocusAdvance {
    get { model.advance }
    set { model.advance = newValue }
  }

  /// A Boolean value that indicates whether a bar with previous, next, and Done is above the keyboard. The default
  /// is `false`.
  ///
  /// A field that has its own `inputAccessoryView`, or is inside a controller that has one, gets no
  /// bar. On tvOS and visionOS, no field gets one.
  public var showsKeyboardBar = false {
    didSet { if showsKeyboardBar != oldValue { setUpBar() } }
  }

  /// A Boolean value that indicates whether the bar has a button ± while a number that may be negative has the focus
  /// and its keyboard has no minus key, as `.decimalPad` has none. The default is `true`.
  ///
  ///     amount.formwork.format = .number
  ///     amount.keyboardType = .decimalPad
  public var showsSignButton = true { didSet { linksDidChange() } }

  /// Your own buttons in the bar, for the field that has the focus. By default, the bar has only
  /// the standard buttons.
  public var barItems: @MainActor (any UIView & UITextInput) -> [KeyboardBarItem] = { _ in [] } {
    didSet { linksDidChange() }
  }

  /// The labels of the bar's buttons, for assistive technologies. By default, they are in the
  /// language of the current locale, if that is English or German.
  public var barLabels = KeyboardBarLabels() { didSet { linksDidChange() } }

  /// A closure that runs after each user edit, and when the validity of the form changes.
  public var onChange: (@MainActor (TextFieldGroup) -> Void)?

  /// A closure that runs when the user has pressed Return in the last field and all fields are
  /// valid, after editing has ended.
  public var onSubmit: (@MainActor (TextFieldGroup) -> Void)?

  /// A closure that runs when the message of a field changes. The message is `nil` if there is
  /// nothing to show.
  ///
  ///     form.onMessage = { field, message in labels[field]?.text = message }
  ///
  /// The message is the error that you have set, or a sentence about the field's issue: see ``message(for:)``.
  public var onMessage: (@MainActor (any UIView & UITextInput, String?) -> Void)?

  /// The locale that determines the language of messages. The default is the current one.
  public var locale: Locale = .current { didSet { tellMessages() } }

  /// Your own sentences for issues, by their codes; `%@` stands for the limit that a value is beyond.
  ///
  ///     form.messages = ["checksum": "Please check the card number."]
  public var messages: [String: String] {
    get { model.messages }
    set {
      model.messages = newValue
      tellMessages()
    }
  }

  /// Returns your own sentence for an issue of a field, or `nil` for the usual one.
  ///
  ///     form.messageForIssue = { field, issue, limit in
  ///       field === birthday && issue == .aboveMaximum ? "You must be at least 18." : nil
  ///     }
  ///
  /// The limit is the one that the value is beyond, as the field shows it; `nil` for other issues.
  public var messageForIssue:
    (@MainActor (any UIView & UITextInput, ValidationIssue, _ limit: String?) -> String?)?
  {
    didSet { tellMessages() }
  }

  var model = FieldGroup<Int>()
  var members: [Member] = []
  let bar = KeyboardBar()
  private var nextID = 0

  /// A field of the group.
  struct Member {
    let id: Int
    weak var field: (any FormattedInput)?
    let observation: FieldObservation
    var message: String?
  }

  /// Creates a group of fields.
  ///
  /// - Parameter fields: The fields, in the order in which the focus moves. Views other than text
  ///   fields and text views are ignored.
  public init(_ fields: [any UIView & UITextInput]) {
    super.init()
    for field in fields { add(field) }
  }

  /// Adds a field at the end.
  public func add(_ field: any UIView & UITextInput) {
    guard let field = field as? any FormattedInput, member(of: field) == nil else { return }
    let formatting = FieldFormatting.of(field)
    formatting.group?.remove(field)
    formatting.group = self
    formatting.links = { [weak self, weak field] in field.flatMap { self?.links(of: $0) } }
    members.append(Member(id: nextID, field: field, observation: observe(field, nextID)))
    model.add(nextID)
    nextID += 1
    if showsKeyboardBar { bar.attach(to: field) }
    describe(field)
    sort()
    linksDidChange()
  }

  /// Removes a field, which keeps its format and its text.
  public func remove(_ field: any UIView & UITextInput) {
    guard let index = members.firstIndex(where: { $0.field === field }) else { return }
    let member = members.remove(at: index)
    member.observation.end()
    model.remove(member.id)
    guard let field = member.field else { return }
    let formatting = FieldFormatting.of(field)
    formatting.group = nil
    formatting.links = nil
    bar.detach(from: field)
    removeKeys()
    linksDidChange()
  }

  /// The fields in the order in which the focus moves.
  public var fields: [any UIView & UITextInput] {
    model.fields.compactMap { field(of: $0) }
  }

  /// The fields that may stay empty.
  public var optionalFields: [any UIView & UITextInput] {
    get {
      fields.filter { field in model.optionalFields.contains { self.field(of: $0) === field } }
    }
    set {
      model.optionalFields = Set(newValue.compactMap { member(of: $0)?.id })
      tellMessages()
    }
  }

  private var keys: [UIKeyCommand] = []
  private weak var keysHolder: UIViewController?

  /// Adds Tab and Shift-Tab to the view controller of a field, because key commands can't be added
  /// to a stock field.
  func offerKeys(of links: FieldLinks, for field: any FormattedInput) {
    removeKeys()
    // The subclasses of this package offer the keys themselves.
    guard !(field is any RefinedInput) else { return }
    let controllers = sequence(first: field as UIResponder, next: \.next)
    guard let holder = controllers.lazy.compactMap({ $0 as? UIViewController }).first else {
      return
    }
    keys = links.keys
    keysHolder = holder
    for key in keys { holder.addKeyCommand(key) }
  }

  func removeKeys() {
    for key in keys { keysHolder?.removeKeyCommand(key) }
    keys = []
  }

  private func setUpBar() {
    for member in members {
      guard let field = member.field else { continue }
      showsKeyboardBar ? bar.attach(to: field) : bar.detach(from: field)
    }
    linksDidChange()
  }
}

/// The order in which the focus moves through the fields of a group.
public enum FieldOrder: Hashable, Sendable {
  /// As the fields were given.
  case given

  /// As they are read on the screen: line by line, each from its leading edge.
  case reading
}
#endif
