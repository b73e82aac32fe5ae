#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
public import AppKit
public import SwiftUI

/// A text field that forms what is typed by a mask, or by any other format.
///
///     MaskedTextField("Phone", value: $phone, mask: "+1 ([000]) [000]-[0000]")
///
/// The binding holds the value, without the literals of the mask, and is the source of truth:
/// setting it shows it formatted. The field is a stock `NSTextField`. It has been type-checked with
/// stand-ins, and never run.
public struct MaskedTextField: View {
  var description: Description

  struct Description {
    var title: String
    var value: Binding<String>
    var settings: InputSettings
    var identity: AnyHashable
    var isComplete: Binding<Bool>?
    var changed: [@MainActor (InputChange) -> Void] = []
    var failed: [@MainActor (InputFormatError) -> Void] = []
    var submitted: [@MainActor () -> Void] = []
    var font: NSFont?
  }

  /// Creates a field with a pattern; one that can't be read leaves the field plain.
  ///
  /// - Parameters:
  ///   - title: What is shown while the field is empty; it isn't translated.
  ///   - value: The value.
  ///   - mask: The pattern, which takes effect at once when it changes; `nil` for none.
  ///   - syntax: How the pattern is written.
  ///   - isComplete: Is kept at whether nothing that the mask demands is missing.
  public init(
    _ title: String, value: Binding<String>, mask: String?, syntax: Mask.Syntax = .brackets,
    isComplete: Binding<Bool>? = nil
  ) {
    var settings = InputSettings()
    settings.mask = mask.map { MaskSettings($0, syntax: syntax) }
    description = Description(
      title: title, value: value, settings: settings, identity: settings.mask,
      isComplete: isComplete)
  }

  /// Creates a field with a format.
  ///
  /// - Parameters:
  ///   - title: What is shown while the field is empty; it isn't translated.
  ///   - value: The value.
  ///   - format: The format; another one takes effect at once.
  ///   - isComplete: Is kept at whether nothing that the format demands is missing.
  public init<Format: InputFormat & Hashable>(
    _ title: String, value: Binding<String>, format: Format, isComplete: Binding<Bool>? = nil
  ) {
    var settings = InputSettings()
    settings.format = AnyInputFormat(format)
    description = Description(
      title: title, value: value, settings: settings, identity: AnyHashable(format),
      isComplete: isComplete)
  }

  /// The field.
  public var body: some View { FieldRepresentable(description: description) }

  /// Calls `action` after each change by the person, once; never for what code sets.
  public func onInputChange(_ action: @escaping @MainActor (InputChange) -> Void) -> Self {
    with { $0.changed.append(action) }
  }

  /// Calls `action` when the pattern can't be read; the field is a plain one then.
  public func onInputFormatError(
    _ action: @escaping @MainActor (InputFormatError) -> Void
  ) -> Self {
    with { $0.failed.append(action) }
  }

  /// Calls `action` when the person presses Return.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> Self {
    with { $0.submitted.append(action) }
  }

  /// Sets the font; the one of the environment isn't followed.
  public func inputFont(_ font: NSFont?) -> Self { with { $0.font = font } }

  private func with(_ change: (inout Description) -> Void) -> Self {
    var copy = self
    change(&copy.description)
    return copy
  }
}

/// Puts a stock text field into SwiftUI; its coordinator keeps the two in step.
struct FieldRepresentable: NSViewRepresentable {
  let description: MaskedTextField.Description

  func makeCoordinator() -> FieldCoordinator { FieldCoordinator(description) }

  func makeNSView(context: Context) -> NSTextField {
    let field = NSTextField(frame: .zero)
    field.setContentHuggingPriority(.defaultLow, for: .horizontal)
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    context.coordinator.attach(to: field)
    return field
  }

  func updateNSView(_ field: NSTextField, context: Context) {
    let environment = context.environment
    if field.isEnabled != environment.isEnabled { field.isEnabled = environment.isEnabled }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    field.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    field.alignment =
      switch environment.multilineTextAlignment {
      case .leading: isRightToLeft ? .right : .left
      case .center: .center
      case .trailing: isRightToLeft ? .left : .right
      }
    context.coordinator.update(description)
  }

  static func dismantleNSView(_ field: NSTextField, coordinator: FieldCoordinator) {
    coordinator.detach()
  }

  @available(macOS 13.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView field: NSTextField, context: Context
  ) -> CGSize? {
    let own = field.intrinsicContentSize
    // A text field of AppKit may have no width of its own, which is said by a negative one.
    return CGSize(width: proposal.width ?? max(own.width, 100), height: own.height)
  }
}

/// Keeps a text field and the bindings of a view in step: no binding is written in an update, and
/// nothing is written into the field while an input method composes.
@MainActor
final class FieldCoordinator: NSObject {
  private var request: MaskedTextField.Description
  private weak var field: NSTextField?
  private var agreed: String?
  private var shownFormat: AnyHashable?
  private var error: InputFormatError?
  private var reportedError: InputFormatError?
  private var isSettling = false

  init(_ request: MaskedTextField.Description) {
    self.request = request
  }

  func attach(to field: NSTextField) {
    self.field = field
    field.target = self
    field.action = #selector(submit)
    field.onInputChange = { [weak self] _, change in self?.personDidChange(change) }
  }

  func detach() {
    field?.onInputChange = nil
    field?.target = nil
    field = nil
  }

  func update(_ request: MaskedTextField.Description) {
    self.request = request
    apply()
    settleLater()
  }

  private var isComposing: Bool {
    (field?.currentEditor() as? NSTextView)?.hasMarkedText() ?? false
  }

  private func apply() {
    guard let field, !isComposing else { return }
    if field.placeholderString != request.title { field.placeholderString = request.title }
    if let font = request.font, field.font != font { field.font = font }
    let hasOtherFormat = shownFormat != request.identity
    if hasOtherFormat {
      shownFormat = request.identity
      do {
        field.inputFormat = try request.settings.makeFormat()
        error = nil
      } catch {
        NSLog("Formwork: the field stays as it is. %@", error.description)
        field.inputFormat = nil
        self.error = error
      }
    }
    let wanted = request.value.wrappedValue
    if !hasOtherFormat, let agreed, agreed.isSame(as: wanted) { return }
    agreed = wanted
    let fitting = field.inputFormat?.formatted(value: wanted).value ?? wanted
    if !field.unmaskedValue.isSame(as: fitting) { field.unmaskedValue = wanted }
  }

  private func personDidChange(_ change: InputChange) {
    agreed = change.value
    if !request.value.wrappedValue.isSame(as: change.value) {
      request.value.wrappedValue = change.value
    }
    for changed in request.changed { changed(change) }
    settleLater()
  }

  /// What waited for an input method is done, and what an update changed is told, in a later turn.
  private func settleLater() {
    guard !isSettling else { return }
    isSettling = true
    DispatchQueue.main.async { [weak self] in self?.settle() }
  }

  private func settle() {
    isSettling = false
    guard let field, !isComposing else { return }
    apply()
    if let error, error != reportedError { for fail in request.failed { fail(error) } }
    reportedError = error
    let value = request.value.wrappedValue
    let isComplete = field.inputFormat?.formatted(value: value).isComplete ?? false
    if let binding = request.isComplete, binding.wrappedValue != isComplete {
      binding.wrappedValue = isComplete
    }
  }

  @objc private func submit() {
    for submit in request.submitted { submit() }
  }
}

extension String {
  /// Whether two texts are the same, scalar by scalar.
  fileprivate func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
#endif
