extension FormatDefinition {
  /// Reads a definition.
  ///
  ///     try FormatDefinition(json: #"{"version":1,"filter":{"allow":"digits"},"maximumLength":4}"#)
  ///
  /// - Parameter json: A JSON object.
  /// - Throws: ``DefinitionError`` for what is longer than ``Limits/bytes``, for what isn't JSON, for
  ///   keys that have no meaning, values of another type, and names that aren't known.
  /// - Complexity: O(*n*) in the length of `json`.
  public init(json: String) throws(DefinitionError) {
    try self.init(json: json.utf8)
  }

  /// Reads a definition, as from a file's bytes or data.
  ///
  /// - Parameter json: A JSON object in UTF-8; no more of it is read than ``Limits/bytes`` lets it
  ///   have.
  /// - Throws: ``DefinitionError`` for what is too long, for what isn't JSON, for keys that have no
  ///   meaning, values of another type, and names that aren't known.
  /// - Complexity: O(*n*) in the length of `json`.
  public init(json: some Sequence<UInt8>) throws(DefinitionError) {
    let bytes = Array(json.prefix(Limits.bytes + 1))
    if bytes.count > Limits.bytes { throw DefinitionError(.tooLong(limit: Limits.bytes), at: "$") }
    let value: JSON
    do throws(JSON.SyntaxError) {
      value = try JSON(bytes)
    } catch  where error.isByteOrderMark {
      throw DefinitionError(.byteOrderMark, at: "$")
    } catch {
      throw DefinitionError(
        .invalidJSON(detail: "\(error.reason), at \(error.place(in: bytes))"), at: "$")
    }
    try self.init(value)
  }

  /// The definition as JSON on one line.
  ///
  ///     FormatDefinition(mask: "[00]/[00]").json  // {"version":1,"mask":"[00]/[00]"}
  ///
  /// Keys come in a fixed order, and what has its default is left out, so that equal definitions
  /// have equal JSON. Reading it gives the definition back.
  public var json: String { jsonValue.text }
}
