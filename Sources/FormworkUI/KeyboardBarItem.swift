/// A button of your own in the bar above the keyboard.
///
///     form.barItems = { field in
///       field === amount ? [KeyboardBarItem("±") { changeSign(of: field) }] : []
///     }
public struct KeyboardBarItem {
  /// The title.
  public var title: String

  /// The name of the symbol that is shown instead of the title; `nil` for none.
  public var systemImage: String?

  /// The label for assistive technologies; `nil` for the title.
  public var accessibilityLabel: String?

  /// The action of a tap.
  public var action: @MainActor () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol that is shown instead of the title.
  ///   - accessibilityLabel: The label for assistive technologies, if it isn't the title.
  ///   - action: The action of a tap.
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

/// Labels for assistive technologies, for the buttons of the bar that the system has no words for.
public struct KeyboardBarLabels: Hashable, Sendable {
  /// The label of the button that goes to the previous field.
  public var previous: String

  /// The label of the button that goes to the next field.
  public var next: String

  /// The label of the button that hides the keyboard, where SwiftUI draws it.
  public var done: String

  /// Creates labels, in the user's language.
  public init(
    previous: String = "Previous field", next: String = "Next field", done: String = "Done"
  ) {
    self.previous = previous
    self.next = next
    self.done = done
  }
}
