import Formwork

extension DefinitionError {
  /// The place and what is wrong there, in English.
  public var message: String { path + ": " + sentence }

  /// What would put it right, in a sentence.
  public var fix: String {
    switch reason {
    case .invalidJSON: "Check brackets, quotes and commas."
    case .unknownKey: "Check the spelling, or remove the key."
    case .excludedKey(let other): "Keep either this key or “" + other + "”."
    case .wrongType(let expected), .missing(let expected): "Write " + expected + "."
    case .noKind: "Add “mask”, “filter”, “regex” or another key that chooses a format."
    case .unknownName(_, let known): "Use one of: " + known.joined(separator: ", ") + "."
    case .unknownVersion: "Use a newer Formwork, or leave out the version."
    case .unsupported: "Use a mask, a filter or a regular expression."
    case .mask(let error): error.fix
    case .notation(let error): error.fix
    case .regex(let error): error.fix
    }
  }

  /// What is wrong, in English, without the place.
  public var sentence: String {
    switch reason {
    case .invalidJSON(let detail): "This isn't JSON: " + detail + "."
    case .unknownKey: "This key has no meaning here."
    case .excludedKey(let other): "This key has no meaning beside “" + other + "”."
    case .wrongType(let expected): "This should be " + expected + "."
    case .missing(let expected): "This is missing; it should be " + expected + "."
    case .noKind: "No key chooses a format."
    case .unknownName(let name, _): "The name “" + name + "” isn't known."
    case .unknownVersion: "This version isn't known."
    case .unsupported: "This kind of format can't be made here."
    case .mask(let error): error.message
    case .notation(let error): error.message
    case .regex(let error): error.message
    }
  }
}
