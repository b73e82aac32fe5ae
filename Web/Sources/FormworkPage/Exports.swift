// The functions that the page calls. All arguments are valid: lengths and offsets are clamped, and
// an unknown field is ignored.

// A module has one page and one thread, and nothing else stores its fields between two calls.
nonisolated(unsafe) private var page: Page?

/// Starts the module with the formats that the executable supports.
public func start(_ newPage: Page) { page = newPage }

/// Reserves memory for a text in UTF-16 code units, and returns the address of the numbers, in
/// bytes.
@_cdecl("formwork_reserve")
public func reserve(_ units: Int32) -> UnsafeMutablePointer<Int32>? {
  page?.buffer.expect(Int(max(0, units)))
  return page?.buffer.numbers
}

/// Creates a field for the definition in the buffer, and returns its handle, or 0 for an error.
@_cdecl("formwork_make")
public func make(_ length: Int32) -> Int32 { page?.makeField(Int(length)) ?? 0 }

/// Writes the warnings about the definition in the buffer as JSON; their length is among the
/// numbers.
@_cdecl("formwork_warnings")
public func warnings(_ length: Int32) { page?.putWarnings(Int(length)) }

/// Releases a field.
@_cdecl("formwork_free")
public func free(_ handle: Int32) { page?.freeField(handle) }

/// Changes a field's format to the definition in the buffer; returns 0 for an error.
@_cdecl("formwork_use")
public func use(_ handle: Int32, _ length: Int32) -> Int32 {
  guard var current = page, let field = current.field(handle) else { return 0 }
  defer { page = current }
  guard let (format, traits) = current.format(Int(length)) else { return 0 }
  field.use(format, traits, &current.buffer)
  return 1
}

/// Performs an action on a field; returns 0 if there was nothing to do.
@_cdecl("formwork_do")
public func perform(
  _ handle: Int32, _ action: Int32, _ lower: Int32, _ upper: Int32, _ count: Int32, _ length: Int32
) -> Int32 {
  guard let action = PageAction(rawValue: action), let field = page?.field(handle),
    var buffer = page?.buffer
  else { return 0 }
  let request = PageRequest(
    action: action, lower: Int(lower), upper: Int(upper), count: Int(count),
    text: length > 0 ? buffer.text(Int(length)) : "")
  let isDone = field.perform(request, &buffer)
  page?.buffer = buffer
  return isDone ? 1 : 0
}

/// Formats a text, or a value, without changing the field.
@_cdecl("formwork_format")
public func format(_ handle: Int32, _ isValue: Int32, _ length: Int32) -> Int32 {
  guard let field = page?.field(handle), var buffer = page?.buffer else { return 0 }
  field.format(buffer.text(Int(length)), isValue: isValue != 0, &buffer)
  page?.buffer = buffer
  return 1
}

/// Writes the remainder to the buffer, and returns its length.
@_cdecl("formwork_remainder")
public func remainder(_ handle: Int32) -> Int32 {
  guard let field = page?.field(handle) else { return 0 }
  page?.buffer.clear()
  return Int32(truncatingIfNeeded: page?.buffer.append(field.remainder) ?? 0)
}

/// Writes the details of a field's text to the buffer as JSON, and returns their length.
@_cdecl("formwork_details")
public func details(_ handle: Int32) -> Int32 {
  guard let field = page?.field(handle) else { return 0 }
  page?.buffer.clear()
  return Int32(truncatingIfNeeded: page?.buffer.append(utf8: field.details) ?? 0)
}

/// Returns the keyboard of a field: any, digits, decimal, or phone.
@_cdecl("formwork_keyboard")
public func keyboard(_ handle: Int32) -> Int32 {
  Int32(truncatingIfNeeded: page?.field(handle)?.keyboard ?? 0)
}

/// Writes the purpose of a field to the buffer, and returns its length.
@_cdecl("formwork_purpose")
public func purpose(_ handle: Int32) -> Int32 {
  guard let field = page?.field(handle) else { return 0 }
  page?.buffer.clear()
  return Int32(truncatingIfNeeded: page?.buffer.append(field.purpose) ?? 0)
}

/// Returns whether a field only accepts Latin letters, digits, and symbols.
@_cdecl("formwork_latin")
public func isLatin(_ handle: Int32) -> Int32 { page?.field(handle)?.isLatin ?? false ? 1 : 0 }

/// Runs the line of a replay in the buffer.
@_cdecl("formwork_replay")
public func replay(_ length: Int32) { page?.replay(Int(length)) }
