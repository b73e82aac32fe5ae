import FormworkFormats

/// A byte that says how long the pattern is, the pattern, then a text, of any bytes at all.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = Bytes(start, count: count)
  let length = bytes.number(below: 64)
  var units: [UInt8] = []
  for _ in 0..<length where !bytes.isEmpty { units.append(bytes.next()) }
  let pattern = String(decoding: units, as: UTF8.self)
  let text = bytes.text()
  describe("\(pattern.debugDescription), \(text.debugDescription)")
  do {
    check(try RegularExpression(pattern), text)
  } catch {
    require(!error.message.isEmpty && !error.fix.isEmpty, "an error has a message and a fix")
    require((0...pattern.utf16.count).contains(error.offset.value), "an error is in the pattern")
  }
  return 0
}

private func check(_ expression: RegularExpression, _ text: String) {
  require(
    expression.matches(expression.shortestCompletion(from: expression.start)),
    "the shortest completion is a match")
  require(expression.isViable(expression.filter(text)), "what filtering keeps can match")
  if expression.matches(text) { require(expression.isViable(text), "a match is viable") }
  var session = EditingSession(format: RegexFormat(expression))
  for part in [text, String(text.prefix(1)), text] {
    session.insert(part)
    require(expression.isViable(session.current.text), "a text can still match")
    session.deleteBackward()
    require(expression.isViable(session.current.text), "what a deletion leaves can still match")
  }
}
