#if canImport(SwiftUI) && !os(watchOS)
import FormworkMasks
import SwiftUI

/// The value: from the binding into the field, and what the person does back into the binding.
extension FieldCoordinator {
  /// Shows the app's value again in a field that was left with text that stands for none.
  func dropUntaken() {
    guard isUntaken else { return }
    isUntaken = false
    agreed = nil
    settleLater()
  }

  /// Shows the binding's value, if it is news.
  ///
  /// A value that the field has already isn't written: the caret stays where it is, as it does when
  /// only the format changed. In any other value it stays behind the same characters.
  func showValue(in field: HostedTextField, afterOtherFormat hasOtherFormat: Bool) {
    // The person's text is what the binding is going to have.
    guard untold.isEmpty else { return }
    let wanted = description.value.wrappedValue
    if !hasOtherFormat, let agreed, description.isSame(agreed, wanted) { return }
    agreed = wanted
    var value = wanted
    if description.bindsText, let format = field.formwork.inputFormat {
      if bound(by: field).isIdentical(to: wanted) { return }
      value = format.formatted(text: wanted).value
    }
    let fitting = field.formwork.inputFormat?.formatted(value: value).value ?? value
    if field.formwork.value.isIdentical(to: fitting) { return }
    replaceValue(in: field, with: value)
  }

  /// What the binding has where it agrees with the field: the value, or the text.
  ///
  /// The text is the whole one, also while a part of it is redacted.
  func bound(by field: HostedTextField) -> String {
    guard description.bindsText else { return field.formwork.value }
    return field.formwork.presentFormatting?.current?.text ?? field.shownText
  }

  /// Whose closures hear of what the person does; `nil` if that was given up.
  private var owner: FieldDescription? {
    guard let origin else { return description }
    return origin.isGivenUp ? nil : origin.description
  }

  /// Remembers where the person began what isn't over yet, if another value is described now.
  func keepOrigin(before description: FieldDescription) {
    guard let field, origin == nil, field.isComposing || !untold.isEmpty, let agreed,
      !description.isSame(agreed, description.value.wrappedValue)
    else { return }
    origin = FieldOrigin(description: self.description, value: agreed)
  }

  func personDidChange(_ change: InputChange) {
    if isUpdating {
      untold.append((change, false))
      settleLater()
    } else {
      tell(change, completes: false)
    }
  }

  /// Comes behind ``personDidChange(_:)`` for the same change.
  func personDidComplete() {
    if isUpdating, !untold.isEmpty {
      untold[untold.count - 1].completes = true
    } else {
      telling { for complete in owner?.completed ?? [] { complete() } }
    }
  }

  func tell(_ change: InputChange, completes: Bool) {
    telling {
      write((origin?.description ?? description).bindsText ? change.text : change.value)
      for changed in owner?.changed ?? [] { changed(change) }
      report()
      if completes { for complete in owner?.completed ?? [] { complete() } }
    }
  }

  /// Writes what the field has; should the binding keep something else, it is shown at the end of
  /// the turn.
  private func write(_ value: String) {
    settleLater()
    if var origin {
      // SwiftUI may ask for an update before it has returned.
      origin.write(value)
      self.origin = origin
      // What the view was described with meanwhile is news all the same.
      agreed = nil
      return
    }
    guard description.takes(value) else {
      // The app keeps its value, and the user's text stays until the field is left.
      agreed = description.value.wrappedValue
      isUntaken = true
      return
    }
    isUntaken = false
    agreed = value
    if !description.isSame(description.value.wrappedValue, value) {
      description.value.wrappedValue = value
    }
  }

  func personDidSubmit() {
    // What a plain field commits on Return isn't always told otherwise.
    textDidChange()
    telling {
      for submit in description.submitted { submit() }
      if description.membership?.didReturn() == true { surroundings.submit?() }
      if description.membership != nil { keepFocusAfterReturn() }
    }
  }

  /// The text changed, by whatever hand. With a format the change is told by the field; a plain
  /// field has nobody else to tell of it.
  func textDidChange() {
    guard let field, !field.isComposing else { return }
    if field.formwork.inputFormat == nil, !isUpdating,
      !field.formwork.value.isIdentical(to: agreed ?? "")
    {
      telling { write(field.formwork.value) }
    }
    settleLater()
  }

  /// Tells what is to be said about the field, if that has changed since it was last told.
  func report() {
    guard let field, !field.isComposing else { return }
    let error = description.resolved?.error ?? field.formwork.error
    if let error, error != reportedError {
      for fail in description.failed { fail(error) }
    }
    reportedError = error
    let fits = description.isSame(bound(by: field), description.value.wrappedValue)
    var status = InputStatus(field, error: error, fitsValue: fits)
    status.remainingLength = description.limits.remainingLength(after: field.shownText)
    guard status != reported else { return }
    reported = status
    if let binding = description.status, binding.wrappedValue != status {
      binding.wrappedValue = status
    }
    for report in description.reports { report(status) }
  }
}
#endif
