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

  private var rawFix: String {
    switch reason {
    case .byteOrderMark: "Save it as UTF-8 without a byte order mark."
    case .invalidJSON: "Check brackets, quotes and commas."
    case .unknownKey: "Check the spelling, or remove the key."
    case .excludedKey(let other): "Keep either this key or “" + other + "”."
    case .wrongType(let expected), .missing(let expected): "Write " + expected + "."
    case .noKind: "Add “mask”, “filter”, “regex” or another key that chooses a format."
    case .unknownName(_, let known): "Use one of: " + known.joined(separator: ", ") + "."
    case .unknownVersion: "Use a newer Formwork, or leave out the version."
    case .notBasic: "Import FormworkFormats, and call makeFormat()."
    case .tooLong, .tooMany: "Leave out what the format doesn't need."
    case .mask(let error): error.fix
    case .notation(let error): error.fix
    case .pattern(let fault): fault.fix
    case .contradiction(let example):
      "Change it, or the format: “" + example + "” is a value that the format completes."
    }
  }

  private var rawSentence: String {
    switch reason {
    case .byteOrderMark: "This begins with a byte order mark, which isn't JSON."
    case .invalidJSON(let detail): "This isn't JSON: " + detail + "."
    case .unknownKey: "This key has no meaning here."
    case .excludedKey(let other): "This key has no meaning beside “" + other + "”."
    case .wrongType(let expected): "This should be " + expected + "."
    case .missing(let expected): "This is missing; it should be " + expected + "."
    case .noKind: "No key chooses a format."
    case .unknownName(let name, _): "The name “" + name + "” isn't known."
    case .unknownVersion: "This version isn't known."
    case .notBasic: "This is neither a mask nor a filter."
    case .tooLong(let limit):
      "This is too long: what is written here may have " + String(limit) + " bytes in all."
    case .tooMany(let limit): "These are too many: there may be " + String(limit) + "."
    case .mask(let error): error.message
    case .notation(let error): error.message
    case .pattern(let fault): fault.message
    case .contradiction: "No text that the format completes satisfies this."
    }
  }
}
