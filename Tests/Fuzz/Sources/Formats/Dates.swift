import FormworkFormats

private let parts = [
  "dd", "MM", "yyyy", "d", "M", "y", "yy", "HH", "H", "hh", "h", "mm", "m", "ss", "s", "a", "/",
  ".", " ",
  "-", ":", ", ", "'", "'T'", "\u{200F}", "年", "é", "\u{301}", "hhh", "7", "",
]

/// A pattern of parts in any order; most are wrong, and a few are tried often.
private func pattern(_ known: [String], _ bytes: inout Bytes) -> String {
  if bytes.next() & 1 == 0 { return bytes.pick(known) }
  var text = ""
  for _ in 0...bytes.number(below: 7) { text += bytes.pick(parts) }
  return text
}

/// A date with options of any kind; `nil` if the pattern is wrong.
func date(_ bytes: inout Bytes) -> AnyInputFormat? {
  let known = ["dd/MM/yyyy", "d.M.yy", "yyyy-MM-dd HH:mm", "hh:mm a", "MM/yy", "HH:mm:ss"]
  let text = pattern(known, &bytes)
  let flags = bytes.next()
  var options = DateFormat.Options(
    minimum: bytes.pick([nil, DateTimeComponents("1900-01-01"), DateTimeComponents("12:30")]),
    maximum: bytes.pick([nil, DateTimeComponents("2024-12-31"), DateTimeComponents("1800-01-01")]))
  options.completion = flags & 1 == 0
  options.insertion = flags & 2 == 0 ? .replace : .insert
  if flags & 4 != 0 { options.firstShortYear = bytes.pick([1, 1999, .min, .max]) }
  describe("DateFormat(\(text.debugDescription), \(options))")
  do throws(DatePatternError) {
    let pattern = try DatePattern(text)
    require(!pattern.explanation.isEmpty, "a pattern has parts")
    if flags & 8 == 0 { return AnyInputFormat(DateFormat(pattern, options: options)) }
    return AnyInputFormat(
      DateRangeFormat(pattern, separator: bytes.pick([" – ", "/", " to "])))
  } catch {
    checkError(error, in: text)
    return nil
  }
}

/// A duration; `nil` if the pattern is wrong.
func duration(_ bytes: inout Bytes) -> DurationFormat? {
  let text = pattern(["hh:mm", "h:mm:ss", "hhhh:mm", "d:hh", "mm:ss", "dddddd:hh:mm:ss"], &bytes)
  describe("DurationFormat(\(text.debugDescription))")
  do throws(DatePatternError) {
    return DurationFormat(try DurationPattern(text))
  } catch {
    checkError(error, in: text)
    return nil
  }
}

private func checkError(_ error: DatePatternError, in text: String) {
  require(!error.message.isEmpty && !error.fix.isEmpty, "an error has a message and a fix")
  // At a scalar: a mark that joins a letter is an error of its own.
  let places = 0...text.utf16.count
  require(places.contains(error.offset.value), "an error is in the pattern")
}
