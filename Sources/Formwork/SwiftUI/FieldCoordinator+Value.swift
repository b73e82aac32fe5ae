#if canImport(SwiftUI) && !os(watchOS)
import FormworkMasks
import SwiftUI

/// Synchronizes the value: from the binding into the field, and user edits back into the binding.
extension FieldCoordinator {
  /// Shows the app's value again if the user leaves the field with text that doesn't represent a
  /// value.
  func dropUntaken() {
    guard isUntaken else { return }
    isUntaken = false
    agreed = nil
    settleLater()
  }

  /// Shows the binding's value if it has changed.
  ///
  /// If the field already has the value, it isn't written, and the caret stays where it is, even if
  /// the format has changed. With any other value, the caret stays after the same characters.
  func showValue(in field: any BoundField, afterOtherFormat hasOtherFormat: Bool) {
    // The binding is about to receive the user's text.
    guard untold.isEmpty else { return }
    let wanted = description.value.wrappedValue
    if !hasOtherFormat, let agreed, description.isSame(agreed, wanted) { return }
    agreed = wanted
    normalization.isDue = true
    var value = wanted
    if description.bindsText, let format = field.formwork.inputFormat {
      if bound(by: field).isIdentical(to: wanted) { return }
      value = format.value(ofText: wanted)
    }
    let fitting = field.formwork.inputFormat?.formatted(value: value).value ?? value
    if field.formwork.value.isIdentical(to: fitting) { return }
    replaceValue(in: field, with: value)
  }

  /// Writes the app's value to the binding as the field shows it, once.
  ///
  /// A value that the format can't read stays in the binding, because the field has it, too, with an
  /// issue. If the binding keeps something else, the app has the last word.
  func normalizeValue(in field: any BoundField) {
    guard normalization.isDue, untold.isEmpty else { return }
    normalization.isDue = false
    let wanted = description.value.wrappedValue
    let shown = bound(by: field)
    let isUnread =
      field.formwork.presentFormatting?.current?.issue != nil
      && field.formwork.value.isIdentical(to: wanted)
    guard field.formwork.inputFormat != nil, !isUnread, !description.isSame(shown, wanted),
      description.takes(shown), normalization.mayReplace(wanted)
    else { return }
    agreed = shown
    description.value.wrappedValue = shown
    let kept = description.value.wrappedValue
    if description.isSame(kept, wanted) {
      agreed = kept
    } else {
      // An answer of the app is shown, and not normalized again.
      showValue(in: field, afterOtherFormat: false)
      normalization.isDue = false
    }
    forgetNormalization(after: ValueNormalization.turnsOfAnswer)
  }

  private func forgetNormalization(after turns: Int) {
    if turns == 0 { return normalization.forget() }
    later { $0.forgetNormalization(after: turns - 1) }
  }

  /// Returns the content of the binding if it agrees with the field: the value, or the text.
  ///
  func bound(by field: any BoundField) -> String {
    description.bindsText ? wholeText(of: field) : field.formwork.value
  }

  /// Returns the whole text, even while a part of it is redacted.
  private func wholeText(of field: any BoundField) -> String {
    field.formwork.presentFormatting?.current?.text ?? field.shownText
  }

  /// The description whose closures receive user edits; `nil` if the edits were discarded.
  private var owner: FieldDescription? {
    guard let origin else { return description }
    return origin.isGivenUp ? nil : origin.description
  }

  /// Remembers where the user began an unfinished edit, if the view now has another value.
  func keepOrigin(before description: FieldDescription) {
    guard let field, origin == nil, field.isComposing || !untold.isEmpty, let agreed,
      !description.isSame(agreed, description.value.wrappedValue)
    else { return }
    origin = FieldOrigin(description: self.description, value: agreed)
  }

  func personDidChange(_ change: FieldChange) {
    if isUpdating {
      untold.append((change, false))
      settleLater()
    } else {
      tell(change, completes: false)
    }
  }

  /// Runs the closure for a completed value, after ``personDidChange(_:)`` for the same change.
  func personDidComplete() {
    if isUpdating, !untold.isEmpty {
      untold[untold.count - 1].completes = true
    } else {
      telling { for complete in owner?.completed ?? [] { complete() } }
    }
  }

  func tell(_ change: FieldChange, completes: Bool) {
    telling {
      write((origin?.description ?? description).content(of: change.content))
      if let field, let owner, !owner.changed.isEmpty {
        let told = InputChange(
          change,
          field.formwork.status(of: change.content, in: owner.statusDescription(of: change.content))
        )
        for changed in owner.changed { changed(told) }
      }
      report()
      if completes { for complete in owner?.completed ?? [] { complete() } }
    }
  }

  /// Writes the field's value to the binding. If the binding keeps something else, the field shows
  /// that at the end of the turn.
  private func write(_ value: String) {
    settleLater()
    normalization = ValueNormalization()
    if var origin {
      // SwiftUI may ask for an update before this call returns.
      origin.write(value)
      self.origin = origin
      // The view may have been described again in the meantime, so its value counts as new.
      agreed = nil
      return
    }
    guard description.takes(value) else {
      // The app keeps its value, and the user's text stays until the user leaves the field.
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
    // A plain field doesn't always report the text that it commits on Return.
    textDidChange()
    telling {
      for submit in description.submitted { submit() }
      if description.membership?.didReturn() == true { surroundings.submit?() }
      if description.membership != nil { keepFocusAfterReturn() }
    }
  }

  /// Handles a change of the text by the user or by code. A field with a format reports changes by
  /// itself; a plain field only calls this.
  func textDidChange() {
    guard let field, !field.isComposing else { return }
    if field.formwork.inputFormat == nil, !isUpdating,
      !field.formwork.value.isIdentical(to: agreed ?? "")
    {
      telling { write(field.formwork.value) }
    }
    settleLater()
  }

  /// Reports the status of the field, if it has changed since the last report.
  func report() {
    field?.contentMayHaveChanged()
    guard let field, !field.isComposing else { return }
    let current = field.formwork.presentFormatting?.current
    var own = description.statusDescription(of: current ?? FormattedText())
    own.error = own.error ?? field.formwork.presentFormatting?.statusDescription.error
    let status = field.formwork.status(in: own)
    description.membership?.report(status, description.resolved?.context.locale)
    guard status != reported else { return }
    reported = status
    if let binding = description.status, binding.wrappedValue != status {
      binding.wrappedValue = status
    }
    for report in description.reports { report(status) }
  }
}

/// The replacement of a value that the app has set by the same value as the field shows it, such as
/// `+493023125042` for `030 23125042`.
struct ValueNormalization {
  /// Whether the app's value may differ from the field's.
  var isDue = false

  /// The value that was replaced.
  private var replaced: String?

  /// The number of turns in which the other side may answer. If two fields of different formats have
  /// the same binding, each would replace the other's value forever.
  static var turnsOfAnswer: Int { 8 }

  /// Returns whether to replace a value: not if the app has brought it back in response.
  mutating func mayReplace(_ value: String) -> Bool {
    if let replaced, replaced.isIdentical(to: value) { return false }
    replaced = value
    return true
  }

  mutating func forget() { replaced = nil }
}

extension AnyInputFormat {
  /// Returns the value of a text that the app has set; the text itself, which has an issue, if the format
  /// can't read all of it.
  func value(ofText text: String) -> String {
    let read = formatted(text: text)
    if text.isEmpty || !read.text.isEmpty && unused(of: text, in: read).isEmpty {
      return read.value
    }
    return text
  }
}
#endif
