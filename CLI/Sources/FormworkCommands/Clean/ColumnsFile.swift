import ArgumentParser
@_spi(JSON) import FormworkCore

/// A file that lists the columns of `formwork clean`:
///
///     {"columns": [
///       {"column": "phone", "kind": "phone:DE", "into": "e164", "reasonColumn": "phone_reason"},
///       {"column": "zip", "format": {"mask": "[00000]"}}
///     ]}
struct ColumnsFile {
  let path: String

  /// Reads the columns.
  ///
  /// - Throws: `ValidationError` that says what is wrong with the file, or the exit code if it can't be read.
  func read(_ context: ColumnKind.Context) throws -> (tasks: [RowTask], isJSON: Bool) {
    let bytes = try contents()
    let json: JSON
    do throws(JSON.SyntaxError) {
      json = try JSON(bytes)
    } catch {
      throw failure("isn't JSON: \(error.reason)", at: "$")
    }
    guard case .object(let members) = json else { throw failure("isn't an object", at: "$") }
    for member in members where !["version", "columns", "jsonLines"].contains(member.key) {
      throw failure("“\(String(safelyShowing: member.key))” means nothing here", at: "$")
    }
    guard case .array(let columns) = members.last(where: { $0.key == "columns" })?.value,
      !columns.isEmpty
    else { throw failure("“columns” has to be a list of objects", at: "$") }
    let isJSON = members.last { $0.key == "jsonLines" }?.value == .bool(true)
    let tasks = try columns.enumerated().map {
      try task($0.element, at: "$.columns[\($0.offset)]", context)
    }
    return (tasks, isJSON)
  }

  private func task(_ json: JSON, at place: String, _ context: ColumnKind.Context) throws -> RowTask
  {
    guard case .object(let members) = json else { throw failure("isn't an object", at: place) }
    var texts: [String: String] = [:]
    var format: JSON?
    for member in members {
      switch (member.key, member.value) {
      case ("format", let value): format = value
      case (let key, .string(let text)) where Self.keys.contains(key): texts[key] = text
      case (let key, _) where Self.keys.contains(key):
        throw failure("“\(key)” has to be a string", at: place)
      default: throw failure("“\(String(safelyShowing: member.key))” means nothing here", at: place)
      }
    }
    guard let name = texts["column"] else { throw failure("“column” is missing", at: place) }
    var context = context
    context.hasExtensionColumn = texts["extensionColumn"] != nil
    var task = try task(named: name, texts["kind"], format, at: place, context)
    task.additions.result = texts["into"]
    task.additions.reason = texts["reasonColumn"]
    task.additions.detail = texts["detailColumn"]
    task.additions.phoneExtension = texts["extensionColumn"]
    task.additions.kind = texts["kindColumn"]
    task.additions.region = texts["numberRegionColumn"]
    return task
  }

  private func task(
    named name: String, _ kind: String?, _ format: JSON?, at place: String,
    _ context: ColumnKind.Context
  ) throws -> RowTask {
    let choice = ColumnChoice(argument: name)
    switch (kind, format) {
    case (let kind?, nil):
      guard let known = ColumnKind(kind) else {
        throw failure("“\(String(safelyShowing: kind))” isn't a kind of column", at: place)
      }
      return try known.task(choice, context)
    case (nil, let format?):
      var writer = JSONWriter()
      writer.value(format)
      do throws(FormatError) {
        let chosen = try FormatDefinition(json: writer.bytes).makeUsableFormat()
        return RowTask(choice: choice, converter: ColumnKind.converter(chosen, context))
      } catch {
        throw failure(error.shown, at: place + ".format")
      }
    default: throw failure("give “kind” or “format”", at: place)
    }
  }

  private static let keys = [
    "column", "kind", "into", "reasonColumn", "detailColumn", "extensionColumn", "kindColumn",
    "numberRegionColumn",
  ]

  private func contents() throws(ExitCode) -> [UInt8] {
    do throws(SystemFile.Failure) {
      let file = try SystemFile(reading: path)
      defer { file.close() }
      return try file.readDefinition()
    } catch {
      SystemFile.complain("formwork: \(String(safelyShowing: path)): \(error.message)")
      throw .unreadable
    }
  }

  private func failure(_ message: String, at place: String) -> ValidationError {
    ValidationError("\(String(safelyShowing: path)): \(place): \(message)")
  }
}
