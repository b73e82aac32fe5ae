import FormworkCore

/// A text that couldn't be completed, as a person or a file is told of it.
struct Reject {
  let place: Place

  /// The text as it was read.
  let content: [UInt8]

  let reason: Reason

  /// The reason in more words.
  let detail: String

  /// The place, the reason in words and by its name, and as much of the text as fits into a line.
  var sentence: String {
    let words = String(safelyShowing: detail)
    let why = words.isEmpty ? reason.name : "\(words) (\(reason.name))"
    return "\(place.shown): \(why): \(shownContent)"
  }

  private var shownContent: String {
    // A little more than is shown, which is enough to know whether there is more.
    String(showingBeginningOf: String(decoding: content.prefix(400), as: UTF8.self))
  }
}

extension Place {
  /// The place as complaints begin with it.
  var shown: String {
    let place = file.map { String(safelyShowing: $0) + ": " } ?? ""
    let column = column.map { ", column “\(String(showingBeginningOf: $0))”" } ?? ""
    return "\(place)line \(line)\(column)"
  }
}

extension Extract {
  /// What was taken, and what is unused.
  var sentence: String {
    let rest = [before, after].filter { !$0.isEmpty }.map { "“\(String(showingBeginningOf: $0))”" }
      .joined(separator: " and ")
    return "extracted “\(String(showingBeginningOf: part))”, unused: \(rest)"
  }
}

extension ValidationIssue {
  /// The message as the beginning of a line, which goes on after it.
  var sentence: String {
    let message = message
    let isLast = message.last == "." && message.dropLast().firstIndex(of: ".") == nil
    return isLast ? String(message.dropLast()) : message
  }
}
