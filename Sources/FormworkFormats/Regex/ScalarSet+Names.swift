import FormworkTables

extension ScalarSet {
  /// Creates the members of a property of `\p{…}` or `[:…:]`; `nil` if the name is unknown.
  ///
  /// Case, spaces, `_`, and `-` in the name don't matter. The POSIX names have the same meaning as
  /// in ICU, but `graph` and `print` include unassigned scalars.
  init?(propertyNamed name: ArraySlice<Unicode.Scalar>) {
    var letters: [UInt8] = []
    for scalar in name {
      switch scalar {
      case "A"..."Z": letters.append(UInt8(scalar.value) + 0x20)
      case "a"..."z": letters.append(UInt8(scalar.value))
      case " ", "_", "-": continue
      default: return nil
      }
      guard letters.count < 24 else { return nil }
    }
    for property in Property.allCases {
      for name in property.names where letters.elementsEqual(name.utf8) {
        self = property.members
        return
      }
    }
    return nil
  }

  private enum Property: CaseIterable {
    case letter
    case uppercaseLetter
    case lowercaseLetter
    case mark
    case number
    case decimalNumber
    case punctuation
    case any
    case ascii
    case alphabetic
    case uppercase
    case lowercase
    case alphanumeric
    case whitespace
    case blank
    case control
    case graphic
    case printable
    case hexadecimal
    case word

    var names: [String] {
      switch self {
      case .letter: ["l", "letter"]
      case .uppercaseLetter: ["lu", "uppercaseletter"]
      case .lowercaseLetter: ["ll", "lowercaseletter"]
      case .mark: ["m", "mark"]
      case .number: ["n", "number"]
      case .decimalNumber: ["nd", "decimalnumber", "digit"]
      case .punctuation: ["p", "punctuation", "punct"]
      case .any: ["any", "all"]
      case .ascii: ["ascii"]
      case .alphabetic: ["alpha", "alphabetic"]
      case .uppercase: ["upper", "uppercase"]
      case .lowercase: ["lower", "lowercase"]
      case .alphanumeric: ["alnum"]
      case .whitespace: ["space", "whitespace"]
      case .blank: ["blank"]
      case .control: ["cntrl", "cc", "control"]
      case .graphic: ["graph"]
      case .printable: ["print"]
      case .hexadecimal: ["xdigit"]
      case .word: ["word"]
      }
    }

    var members: ScalarSet {
      switch self {
      case .letter: .letters
      case .uppercaseLetter: .uppercaseLetters
      case .lowercaseLetter: .lowercaseLetters
      case .mark: .marks
      case .number: .numbers
      case .decimalNumber: .decimalDigits
      case .punctuation: .punctuation
      case .any: ScalarSet([]).complement
      case .ascii: ScalarSet([0...0x7F])
      case .alphabetic: .alphabetic
      case .uppercase: .uppercase
      case .lowercase: .lowercase
      case .alphanumeric: ScalarSet.alphabetic.union(.decimalDigits)
      case .whitespace: .whitespace
      case .blank: .blanks
      case .control: .controls
      case .graphic: ScalarSet.whitespace.union(.controls).complement
      case .printable: ScalarSet.controls.union(.lineSeparators).complement
      case .hexadecimal:
        ScalarSet.decimalDigits.union(
          ScalarSet([0x41...0x46, 0x61...0x66, 0xFF21...0xFF26, 0xFF41...0xFF46]))
      case .word: .wordCharacters
      }
    }
  }
}
