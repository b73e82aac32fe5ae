import FormworkMasks
import FormworkDisplay

extension DefinitionError {
  /// The path and the mistake, in English.
  ///
  /// Like ``sentence`` and ``fix``, it may quote the definition. It is safe to show and log:
  /// control characters and direction marks are escaped.
  public var message: String { String(safelyShowing: path) + ": " + sentence }

  /// A sentence that explains how to fix the mistake.
  public var fix: String { rawFix.shown }

  /// A sentence that describes the mistake, in English, without the path.
  public var sentence: String { rawSentence.shown }

  /// The mistake and how to fix it, without repetition.
  package var advice: String {
    switch reason {
    case .wrongType, .missing: sentence
    default: sentence + " " + fix
    }
  }

  private var rawFix: Parts {
    switch reason {
    case .byteOrderMark: Parts("Save it as UTF-8 without a byte order mark.")
    case .invalidJSON: Parts("Check brackets, quotes and commas.")
    case .unknownKey(let known):
      known.isEmpty
        ? Parts("Remove the key.") : Parts("Use one of: ", known.joined(separator: ", "), ".")
    case .excludedKey(let other): Parts("Keep either this key or “", other, "”.")
    case .wrongType(let expected), .missing(let expected): Parts("Write ", expected, ".")
    case .noKind: Parts("Add “mask”, “filter”, “regex” or another key that chooses a format.")
    case .unknownName(_, let known): Parts("Use one of: ", known.joined(separator: ", "), ".")
    case .unknownVersion: Parts("Use a newer Formwork, or leave out the version.")
    case .notBasic: Parts("Import FormworkDefinition, and call makeFormat().")
    case .tooLong, .tooMany: Parts("Leave out what the format doesn't need.")
    case .mask(let error): Parts("", error.fix)
    case .notation(let error): Parts("", error.fix)
    case .pattern(let fault): Parts("", fault.fix)
    case .contradiction(let example):
      Parts("Change it, or the format: “", example, "” is a value that the format completes.")
    }
  }

  private var rawSentence: Parts {
    switch reason {
    case .byteOrderMark: Parts("This begins with a byte order mark, which isn't JSON.")
    case .invalidJSON(let detail): Parts("This isn't JSON: ", detail, ".")
    case .unknownKey: Parts("This key has no meaning here.")
    case .excludedKey(let other): Parts("This key has no meaning beside “", other, "”.")
    case .wrongType(let expected): Parts("This should be ", expected, ".")
    case .missing(let expected): Parts("This is missing; it should be ", expected, ".")
    case .noKind: Parts("No key chooses a format.")
    case .unknownName(let name, _): Parts("The name “", name, "” isn't known.")
    case .unknownVersion: Parts("This version isn't known.")
    case .notBasic: Parts("This is neither a mask nor a filter.")
    case .tooLong(let limit):
      Parts("This is too long: what is written here may have ", String(limit), " bytes in all.")
    case .tooMany(let limit): Parts("These are too many: there may be ", String(limit), ".")
    case .mask(let error): Parts("", error.message)
    case .notation(let error): Parts("", error.message)
    case .pattern(let fault): Parts("", fault.message)
    case .contradiction: Parts("No text that the format completes satisfies this.")
    }
  }
}

/// The parts of a sentence: a quotation, and the words before and after it.
private struct Parts {
  private let before: StaticString
  private let quoted: String
  private let after: StaticString

  init(_ before: StaticString, _ quoted: String = "", _ after: StaticString = "") {
    self.before = before
    self.quoted = quoted
    self.after = after
  }

  var shown: String { String(safelyShowing: String(before) + quoted + String(after)) }
}

extension DefinitionError: CustomStringConvertible {
  /// The path and the mistake, in English.
  public var description: String { message }
}
