/// Something that has a field and can do to it what scripts say: a widget, a terminal, a session.
///
/// A surface starts with a focused field that is empty, without even a prefix, its caret at 0. It
/// isn't asked for stateless readings, which need no field.
///
/// One that is bound to the main actor can conform to the protocol, and run scripts there:
///
///     @MainActor final class WidgetField: @preconcurrency ReplaySurface {
///       func perform(_ action: Action) throws(UnsupportedAction) -> FieldState {
///         switch action {
///         case .insert(let text): widget.paste(text)
///         case .cut: throw UnsupportedAction("cut")
///         …
///         }
///         return FieldState(session)
///       }
///     }
///
///     try script.run { WidgetField(format: $0.format) }
public protocol ReplaySurface {
  /// Why an action can't be carried out: `Never` for a surface that performs all,
  /// ``UnsupportedAction`` for one that doesn't.
  associatedtype Failure: Error

  /// Carries out an action, a key pressed several times included.
  ///
  /// - Returns: What is seen of the field then, after the last press.
  /// - Throws: `Failure` for an action that the surface has no means for; the script ends there.
  mutating func perform(_ action: Action) throws(Failure) -> FieldState
}

/// An action that a surface has no means for, as a terminal has none to set a value.
///
/// It says nothing against the script: who runs many leaves this one out and counts it.
public struct UnsupportedAction: Error, Hashable, Sendable {
  /// What the surface can't do, such as `"set"`.
  public let name: String

  /// Creates the error from what the surface can't do.
  public init(_ name: String) {
    self.name = name
  }
}
