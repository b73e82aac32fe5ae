public import FormworkMasks

/// Keys drawn as a text, so that a table row shows what a person does.
///
/// Every character is a key, but for these:
///
/// | drawn | is |
/// |---|---|
/// | `⌫` `⌦` | Backspace, forward Delete |
/// | `⇤` `⇥` | word deletion backward, forward |
/// | `⟨text⟩` | a paste |
/// | `«3»` `«2,5»` | the caret, a selection, in UTF-16 code units |
/// | `↶` `↷` | undo, redo |
/// | `◉` `○` | the field gets, loses the focus |
public func press<Format: InputFormat>(
  _ keys: String, in session: inout EditingSession<Format>
) -> (change: SessionChange?, isRejected: Bool) {
  let last = lastUpdate(of: keys, in: &session)
  return (last?.change, last?.isRejected ?? false)
}

/// What the session said to the last of some keys, drawn as in `press`.
public func lastUpdate<Format: InputFormat>(
  of keys: String, in session: inout EditingSession<Format>
) -> SessionUpdate? {
  var last: SessionUpdate?
  var rest = Substring(keys)
  while let key = rest.popFirst() {
    switch key {
    case "⌫": last = session.deleteBackward()
    case "⌦": last = session.deleteForward()
    case "⇤": last = session.deleteBackward(.word)
    case "⇥": last = session.deleteForward(.word)
    case "↶": last = session.undo()
    case "↷": last = session.redo()
    case "◉": last = session.beginEditing()
    case "○": last = session.endEditing()
    case "⟨": last = session.insert(rest.popQuoted(upTo: "⟩"))
    case "«":
      let bounds = rest.popQuoted(upTo: "»").split(separator: ",").compactMap { Int($0) }
      session.select(UTF16Offset(bounds[0])..<UTF16Offset(bounds[bounds.count - 1]))
    default: last = session.insert(String(key))
    }
  }
  return last
}

/// A field of `format` after some keys, drawn with its caret: `+1 (2|13`.
public func typed<Format: InputFormat>(_ keys: String, into format: Format) -> String {
  var session = EditingSession(format: format)
  _ = press(keys, in: &session)
  return drawn(session.current)
}

/// A text with its caret as `|`, or its selection between `|` and `|`.
public func drawn(_ formatted: FormattedText) -> String {
  let lower = formatted.selection.lowerBound.index(in: formatted.text)
  let upper = formatted.selection.upperBound.index(in: formatted.text)
  let text = formatted.text
  return lower == upper
    ? text[..<lower] + "|" + text[upper...]
    : text[..<lower] + "|" + text[lower..<upper] + "|" + text[upper...]
}

extension Substring {
  fileprivate mutating func popQuoted(upTo end: Character) -> String {
    let quoted = prefix { $0 != end }
    self = dropFirst(quoted.count + 1)
    return String(quoted)
  }
}
