import Formwork
import FormworkDisplay

extension DefinitionError {
  /// The place and what is wrong there, in English.
  ///
  /// Like ``sentence`` and ``fix``, it may quote the definition, and is safe to show and to log all
  /// the same: controls and marks of direction are spelled out.
  public var message: String { String(safelyShowing: path) + ": " + sentence }

  /// What would put it right, in a sentence.
  public var fix: String { String(safelyShowing: rawFix) }

  /// What is wrong, in English, without the place.
  public var sentence: String { String(safelyShowing: rawSentence) }

  /// What is wrong and what would put it right, where one doesn't say both.
  package var advice: String {
    switch reason {
    case .wrongType, .missing: sentence
    default: sentence + " " + fix
    }
  }

  private var rawFix: String {
    switch reason {
    case .byteOrderMark: "Save it as UTF-8 without a byte order mark."
    case .invalidJSON: "Check brackets, quotes and commas."
    case .unknownKey(let known):
      known.isEmpty
        ? "Remove the key." : .quoting("Use one of: ", known.joined(separator: ", "), ".")
    case .excludedKey(let other): .quoting("Keep either this key or “", other, "”.")
    case .wrongType(let expected), .missing(let expected): .quoting("Write ", expected, ".")
    case .noKind: "Add “mask”, “filter”, “regex” or another key that chooses a format."
    case .unknownName(_, let known): .quoting("Use one of: ", known.joined(separator: ", "), ".")
    case .unknownVersion: "Use a newer Formwork, or leave out the version."
    case .notBasic: "Import FormworkFormats, and call makeFormat()."
    case .tooLong, .tooMany: "Leave out what the format doesn't need."
    case .mask(let error): error.fix
    case .notation(let error): error.fix
    case .pattern(let fault): fault.fix
    case .contradiction(let example):
      .quoting("Change it, or the format: “", example, "” is a value that the format completes.")
    }
  }

  private var rawSentence: String {
    switch reason {
    case .byteOrderMark: "This begins with a byte order mark, which isn't JSON."
    case .invalidJSON(let detail): .quoting("This isn't JSON: ", detail, ".")
    case .unknownKey: "This key has no meaning here."
    case .excludedKey(let other): .quoting("This key has no meaning beside “", other, "”.")
    case .wrongType(let expected): .quoting("This should be ", expected, ".")
    case .missing(let expected): .quoting("This is missing; it should be ", expected, ".")
    case .noKind: "No key chooses a format."
    case .unknownName(let name, _): .quoting("The name “", name, "” isn't known.")
    case .unknownVersion: "This version isn't known."
    case .notBasic: "This is neither a mask nor a filter."
    case .tooLong(let limit):
      .quoting("This is too long: what is written here may have ", String(limit), " bytes in all.")
    case .tooMany(let limit): .quoting("These are too many: there may be ", String(limit), ".")
    case .mask(let error): error.message
    case .notation(let error): error.message
    case .pattern(let fault): fault.message
    case .contradiction: "No text that the format completes satisfies this."
    }
  }
}

extension String {
  /// A sentence around what it quotes.
  fileprivate static func quoting(_ before: String, _ quoted: String, _ after: String) -> String {
    before + quoted + after
  }
}
