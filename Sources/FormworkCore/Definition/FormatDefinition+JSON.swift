extension FormatDefinition {
  /// Creates a definition from JSON.
  ///
  ///     try FormatDefinition(json: #"{"version":1,"filter":{"allow":"digits"},"maximumLength":4}"#)
  ///
  /// - Parameter json: A JSON object.
  /// - Throws: ``DefinitionError`` if the text is longer than `Limits.bytes` or isn't JSON, or
  ///   for an unknown key, a value of the wrong type, or an unknown name.
  /// - Complexity: O(*n*) in the length of `json`.
  public init(json: String) throws(DefinitionError) {
    try self.init(json: json.utf8)
  }

  /// Creates a definition from the bytes of JSON, such as a file's.
  ///
  /// - Parameter json: A JSON object in UTF-8. At most `Limits.bytes` bytes are read.
  /// - Throws: ``DefinitionError`` if there are more bytes or they aren't JSON, or for an unknown
  ///   key, a value of the wrong type, or an unknown name.
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
  /// Keys have a fixed order and defaults are omitted, so equal definitions have equal JSON.
  /// Reading the JSON results in an equal definition.
  public var json: String { jsonValue.text }
}
