#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A delegate that brings the format of the fields that it is set on, and hears of their changes.
@MainActor
protocol InputListener: AnyObject {
  /// Gives `field` the listener's format, if it hasn't got it yet.
  func attach(to field: any FormattedInput)

  /// Takes the listener's format off `field`.
  func detach(from field: any FormattedInput)

  /// Hears of a change by the person, before the field's closures.
  func inputDidChange(_ change: InputChange, in field: any FormattedInput)
}
#endif
