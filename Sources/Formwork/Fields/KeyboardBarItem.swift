/// Your own button in the bar above the keyboard.
///
///     form.barItems = { field in
///       field === amount ? [KeyboardBarItem("000") { field.insertText("000") }] : []
///     }
public struct KeyboardBarItem {
  /// The title.
  public var title: String

  /// The name of the symbol to show instead of the title; `nil` for none.
  public var systemImage: String?

  /// The label for assistive technologies; `nil` for the title.
  public var accessibilityLabel: String?

  /// A closure that runs when the user taps the button.
  public var action: @MainActor () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol to show instead of the title.
  ///   - accessibilityLabel: The label for assistive technologies, if it isn't the title.
  ///   - action: A closure that runs when the user taps the button.
  public init(
    _ title: String, systemImage: String? = nil, accessibilityLabel: String? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.systemImage = systemImage
    self.accessibilityLabel = accessibilityLabel
    self.action = action
  }
}
