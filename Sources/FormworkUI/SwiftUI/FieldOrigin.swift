#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// Where the person began what isn't over yet: the description of then, with the value that field and
/// binding had agreed on.
///
/// A binding that is chosen by a selection may show another record by the time an input method is
/// done. So what was begun is written to where it began if that is still as it was; else it is given up,
/// and never written into anything else. Two records with equal values can't be told apart: give the
/// view the record's identity, `.id(record.id)`, and SwiftUI takes a field of its own for each.
struct FieldOrigin {
  let description: FieldDescription

  /// The value that field and binding had agreed on.
  private(set) var value: String

  /// Whether the record wasn't there any more.
  private(set) var isGivenUp = false

  init(description: FieldDescription, value: String) {
    self.description = description
    self.value = value
  }

  /// Writes a value into the record that it belongs to, if that can be told.
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
