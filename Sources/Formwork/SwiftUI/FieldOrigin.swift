#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// The place where the user began an unfinished edit: the description at that time, and the value
/// that field and binding had agreed on.
///
/// If a binding depends on a selection, it may point to another record by the time an input method
/// is done. So the edit is written to the record in which it began, if that record hasn't changed.
/// Otherwise it is discarded, and never written to another record. Two records with equal values
/// can't be distinguished: give the view the record's identity with `.id(record.id)`, and SwiftUI
/// uses a separate field for each.
struct FieldOrigin {
  let description: FieldDescription

  /// The value that the field and the binding had agreed on.
  private(set) var value: String

  /// Whether the edit was discarded because its record is gone.
  private(set) var isGivenUp = false

  init(description: FieldDescription, value: String) {
    self.description = description
    self.value = value
  }

  /// Writes a value to the record that it belongs to, if that record can be identified.
  @MainActor
  mutating func write(_ value: String) {
    guard !isGivenUp, description.isSame(description.value.wrappedValue, self.value) else {
      return isGivenUp = true
    }
    guard description.takes(value) else { return }
    description.value.wrappedValue = value
    self.value = value
  }
}
#endif
