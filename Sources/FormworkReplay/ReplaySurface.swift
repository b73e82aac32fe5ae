/// A front end with a field that can perform the actions of scripts, such as a control, a terminal,
/// or a session.
///
/// A front end starts with a focused field that is empty, without a prefix, and with the caret at
/// 0. It doesn't perform stateless readings, which don't need a field.
///
/// A type on the main actor can conform to the protocol, and run scripts there:
///
///     @MainActor final class WidgetField: @preconcurrency ReplaySurface {
///       func perform(_ action: ReplayAction) throws(UnsupportedAction) -> ReplayState {
///         switch action {
///         case .insert(let text): widget.paste(text)
///         case .cut: throw UnsupportedAction("cut")
///         …
///         }
///         return ReplayState(session)
///       }
///     }
///
///     try script.run { WidgetField(format: $0.format) }
public protocol ReplaySurface {
  /// The error for actions that can't be performed: `Never` if all can, or ``UnsupportedAction``.
  associatedtype Failure: Error

  /// Performs an action, including all presses of a repeated key.
  ///
  /// - Returns: The state of the field after the last press.
  /// - Throws: `Failure` for an action that the front end doesn't support, which ends the script.
  mutating func perform(_ action: ReplayAction) throws(Failure) -> ReplayState
}

/// An error for an action that a front end doesn't support, such as setting a value in a terminal.
///
/// The script isn't wrong: if you run many scripts, skip this one and count it.
public struct UnsupportedAction: Error, Hashable, Sendable {
  /// The name of the unsupported action, such as `"set"`.
  public let name: String

  /// Creates the error with the name of the unsupported action.
  public init(_ name: String) {
    self.name = name
  }
}
