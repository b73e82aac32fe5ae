extension FormatDefinition {
  /// Reads a definition.
  ///
  ///     try FormatDefinition(json: #"{"version":1,"filter":{"allow":"digits"},"maxLength":4}"#)
  ///
  /// - Parameter json: A JSON object.
  /// - Throws: ``DefinitionError`` for what isn't JSON, for keys that have no meaning, values of
  ///   another type, and names that aren't known.
  /// - Complexity: O(*n*) in the length of `json`.
  public init(json: String) throws(DefinitionError) {
    try self.init(json: json.utf8)
  }

  /// Reads a definition, as from a file's bytes or data.
  ///
  /// - Parameter json: A JSON object in UTF-8.
  /// - Throws: ``DefinitionError`` for what isn't JSON, for keys that have no meaning, values of
  ///   another type, and names that aren't known.
  /// - Complexity: O(*n*) in the length of `json`.
  public init(json: some Sequence<UInt8>) throws(DefinitionError) {
    try self.init(
      located("$", { .invalidJSON(detail: "\($0.reason), at byte \($0.offset)") }) {
        () throws(JSON.SyntaxError) in try JSON(Array(json))
      })
  }

  /// The definition as JSON on one line.
  ///
  ///     FormatDefinition(mask: "[00]/[00]").json  // {"version":1,"mask":"[00]/[00]"}
  ///
  /// Keys come in a fixed order, and what has its default is left out, so that equal definitions
  /// have equal JSON. Reading it gives the definition back.
  public var json: String { jsonValue.text }
}
