/// The reason a field stays unformatted although its format was asked for.
///
///     FieldFormat.mask("[000")  // “[000”: The group that “[” opens is never closed. …
public struct FieldFormatError: Error, Hashable, Sendable {
  /// What is wrong, with the text that is wrong.
  public let message: String

  /// What to do about it.
  public let fix: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - fix: What to do about it.
  public init(message: String, fix: String) {
    self.message = message
    self.fix = fix
  }
}

extension FieldFormatError: CustomStringConvertible {
  /// What is wrong and what to do about it; never what the user typed.
  public var description: String { message + " " + fix }
}

extension FieldFormatError {
  /// Runs `body`, and calls `observer` for its errors, which then neither are logged nor stop the program.
  package static func observing<Result>(
    _ observer: @escaping @Sendable (FieldFormatError, SourcePlace) -> Void,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try Self.observer.withValue(observer, operation: body)
  }

  /// Logs the error, and stops a debug build.
  func report(at place: SourcePlace) {
    if let observer = Self.observer.get() { return observer(self, place) }
    Log.write("\(place.file):\(place.line): \(description) The field stays unformatted.")
    assertionFailure(description, file: place.file, line: place.line)
  }

  // Without the macro, which a compiler for another platform may not have.
  private static let observer = TaskLocal<(@Sendable (FieldFormatError, SourcePlace) -> Void)?>(
    wrappedValue: nil)
}

/// The line of a program that asked for a format.
package struct SourcePlace: Sendable {
  /// The module and the file.
  package let file: StaticString

  /// The line.
  package let line: UInt
}
