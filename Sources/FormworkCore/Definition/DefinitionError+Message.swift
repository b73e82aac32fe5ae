import FormworkMasks

extension DefinitionError {
  /// The path and the mistake, in English.
  ///
  /// Like `sentence` and ``fix``, it may quote the definition. It is safe to show and log:
  /// control characters and direction marks are escaped.
  public var message: String { String(safelyShowing: path) + ": " + sentence }

  /// A sentence that explains how to fix the mistake.
  public var fix: String { rawFix.shown }

  /// A sentence that describes the mistake, in English, without the path.
  package var sentence: String { rawSentence.shown }

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
    case .invalidJSON: Parts("Check brackets, quotes, and commas.")
    case .unknownKey(let known):
      known.isEmpty
        ? Parts("Remove the key.") : Parts("Use one of: ", known.joined(separator: ", "), ".")
    case .excludedKey(let other): Parts("Keep either this key or “", other, "”.")
    case .wrongType(let expected), .missing(let expected): Parts("Write ", expected, ".")
    case .noKind: Parts("Add “mask”, “filter”, “regex”, or another key that chooses a format.")
    case .unknownName(_, let known): Parts("Use one of: ", known.joined(separator: ", "), ".")
    case .unknownVersion: Parts("Update Formwork, or remove the version.")
    case .notBasic: Parts("Call makeFormat().")
    case .tooLong, .tooMany: Parts("Remove what the format doesn't need.")
    case .mask(let error): Parts("", error.fix)
    case .notation(let error): Parts("", error.fix)
    case .pattern(let fault): Parts("", fault.fix)
    case .contradiction(let example):
      Parts("Change it, or the format. For example, “", example, "” completes the format.")
    }
  }

  private var rawSentence: Parts {
    switch reason {
    case .byteOrderMark: Parts("This begins with a byte order mark, which isn't JSON.")
    case .invalidJSON(let detail): Parts("This isn't JSON: ", detail, ".")
    case .unknownKey: Parts("This key has no meaning here.")
    case .excludedKey(let other): Parts("This key can't be combined with “", other, "”.")
    case .wrongType(let expected): Parts("This should be ", expected, ".")
    case .missing(let expected): Parts("This is missing; it should be ", expected, ".")
    case .noKind: Parts("No key chooses a format.")
    case .unknownName(let name, _): Parts("The name “", name, "” is unknown.")
    case .unknownVersion: Parts("This version is unknown.")
    case .notBasic: Parts("This is neither a mask nor a filter.")
    case .tooLong(let limit):
      Parts("This is too long: at most ", String(limit), " bytes are allowed in total.")
    case .tooMany(let limit): Parts("At most ", String(limit), " are allowed.")
    case .mask(let error): Parts("", error.message)
    case .notation(let error): Parts("", error.message)
    case .pattern(let fault): Parts("", fault.message)
    case .contradiction: Parts("No complete text of the format satisfies this.")
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
