import AppKit
import Formwork

/// A column of fields that share one formatter, as the rows of a table do.
final class AccountColumn {
  private let formatter: InputFormatter

  /// Makes the column for a pattern that comes from elsewhere, such as a bank's settings.
  init(pattern: String) throws {
    formatter = try InputFormatter(mask: pattern, isLenient: true)
  }

  /// Prepares the field of a row; a binding of its value is one of the account number.
  @MainActor func prepare(_ field: NSTextField, account: String) {
    field.formatter = formatter
    field.objectValue = account
  }
}
