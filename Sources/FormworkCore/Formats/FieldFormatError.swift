/// The reason a field stays unformatted although you set a format.
///
///     FieldFormat.mask("[000")  // “[000”: The group that “[” opens is never closed. …
public struct FieldFormatError: Error, Hashable, Sendable {
  /// The mistake, with the text that contains it.
  public let message: String

  /// An instruction to fix the mistake.
  public let fix: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - message: The mistake, with the text that contains it.
  ///   - fix: An instruction to fix it.
  package init(message: String, fix: String) {
    self.message = message
    self.fix = fix
  }
}

extension FieldFormatError: CustomStringConvertible {
  /// The mistake and its fix, without anything that the user entered.
  public var description: String { message + " " + fix }
}

extension FieldFormatError {
  /// Runs `body`, and passes its errors to `observer` instead of logging them or stopping the
  /// program.
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

  // The macro isn't used here, because compilers for other platforms may not have it.
  private static let observer = TaskLocal<(@Sendable (FieldFormatError, SourcePlace) -> Void)?>(
    wrappedValue: nil)
}

/// The place in the source code that asked for a format.
package struct SourcePlace: Sendable {
  /// The module and the file.
  package let file: StaticString

  /// The line.
  package let line: UInt
}
