/// The conversion of one column of a file, or of one field of its objects.
struct RowTask {
  let choice: ColumnChoice
  var converter: Converter

  /// Whether the value is written, rather than the text.
  var showsValue = false

  /// The column that says where phone numbers are from.
  var regionChoice: ColumnChoice?

  /// The new columns next to the old one.
  var additions = RowAdditions()
}

/// The names of new columns next to an old one; `nil` for those that aren't wanted.
struct RowAdditions: Equatable {
  /// The result; the old column then stays as it is.
  var result: String?

  /// The extension of a phone number, its kind, and its region.
  var phoneExtension: String?
  var kind: String?
  var region: String?

  /// Why the text couldn't be completed.
  var reason: String?

  /// The same in words.
  var detail: String?

  /// The names, in the order of the columns.
  var names: [String] { [result, phoneExtension, kind, region, reason, detail].compactMap { $0 } }

  var isEmpty: Bool {
    result == nil && phoneExtension == nil && kind == nil && region == nil && reason == nil
      && detail == nil
  }

  /// Whether the number itself is needed, and not only its text.
  var wantsNumber: Bool { phoneExtension != nil || kind != nil || region != nil }
}

/// How files are written, and what is wanted of their rows.
struct RowTable {
  var tasks: [RowTask]
  var syntax = Syntax.csv
  var delimiter = Delimiter.comma

  /// Whether the delimiter was asked for, so that nothing else may be one.
  var isDelimiterGiven = false
  var hasHeader = true
  var encoding = TextEncoding.utf8
  var formulas = Formulas.keep

  enum Syntax {
    case csv, jsonLines
  }
}

/// Where the wanted columns are in a file, in order.
struct RowLayout {
  let columns: [Column]

  struct Column {
    let place: Int
    let name: String

    /// Which task it is for.
    let task: Int

    /// Where the column is that says where phone numbers are from.
    var regionPlace: Int?
  }
}
