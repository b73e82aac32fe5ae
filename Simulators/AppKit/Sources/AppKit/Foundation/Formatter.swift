public import Foundation

/// A pointer to a variable of the caller's, which the callee may fill.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private final class Variable {
    var value: Pointee
    init(_ value: Pointee) { self.value = value }
  }

  private let variable: Variable

  /// Creates a pointer to a new variable.
  public init(to value: Pointee) { variable = Variable(value) }

  /// The variable.
  public var pointee: Pointee {
    get { variable.value }
    nonmutating set { variable.value = newValue }
  }
}

/// The part of a formatter that fields ask; it hides Foundation's, whose questions can't be
/// overridden on Linux.
open class Formatter: NSObject {
  /// Creates a formatter.
  public override init() { super.init() }

  /// Reads a formatter from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Writes a formatter into an archive.
  open func encode(with coder: NSCoder) {}

  /// Returns a copy.
  open override func copy() -> Any { copy(with: nil) }

  /// Returns a copy.
  open func copy(with zone: NSZone?) -> Any { self }

  /// The text that shows an object.
  open func string(for object: Any?) -> String? { nil }

  /// The text that is edited.
  open func editingString(for object: Any) -> String? { string(for: object) }

  /// Reads an object; the default has none.
  open func getObjectValue(
    _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { false }

  /// Whether a text that is being edited may be shown.
  open func isPartialStringValid(
    _ partialString: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange: NSRangePointer?, originalString: String,
    originalSelectedRange: NSRange,
    errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }
}
