import FormworkDisplay

/// A text that couldn't be completed, as a person or a file is told of it.
struct Reject {
  let place: Place

  /// The text as it was read.
  let content: [UInt8]

  let reason: Reason

  /// The reason in more words.
  let detail: String

  /// The place, the reason, and as much of the text as fits into a line.
  var sentence: String {
    let words = detail.isEmpty ? "" : " (\(String(safelyShowing: detail)))"
    return "\(place.shown): \(reason.name)\(words): \(shownContent)"
  }

  private var shownContent: String {
    let length = 80
    let text = String(decoding: content.prefix(4 * length), as: UTF8.self)
    let part = text.prefix(length)
    return String(safelyShowing: part) + (part.utf8.count < content.count ? "…" : "")
  }
}

extension Place {
  /// The place as complaints begin with it.
  var shown: String {
    let place = file.map { String(safelyShowing: $0) + ": " } ?? ""
    let column = column.map { ", column “\(String(safelyShowing: $0))”" } ?? ""
    return "\(place)line \(line)\(column)"
  }
}

extension Extract {
  /// What was taken, and what is unused.
  var sentence: String {
    let rest = [before, after].filter { !$0.isEmpty }.map { "“\(String(safelyShowing: $0))”" }
      .joined(separator: " and ")
    return "extracted “\(String(safelyShowing: part))”, unused: \(rest)"
  }
}
