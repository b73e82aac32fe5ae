import FormworkTables

/// The parts of a whole input, which never cut a word.
///
/// The digits of `2nd`, `5€`, and `CVV2` belong to their word, so no part has them. A word that begins with a
/// digit may also be a misread group of the part beside it, which then isn't whole:
///
///     CVV2 123               "123"
///     4506 1691 8453 0O27    none
extension WholeInput {
  /// The meaning of a character for a format.
  package enum Kind {
    /// The character has no place, and ends a part.
    case other

    /// A space, which may come between the characters of a part.
    case space

    /// Another character that may come between the characters of a part, such as a hyphen.
    case decoration

    /// The character has a place, and isn't a digit.
    case placed

    /// The character is a digit with a place.
    case digit

    /// The character has no place, but belongs to the word that it touches.
    case foreign
  }

  /// Returns the kind of a character that has no place and doesn't decorate.
  ///
  /// A letter, a digit, and the sign of a currency or a unit after a number belong to the word that they
  /// touch. Only letters of scripts with case do, because many languages with others write no spaces between
  /// words.
  ///
  /// - Parameters:
  ///   - scalar: The character.
  ///   - before: The kind of the character before it.
  /// - Returns: `.foreign` or `.other`.
  package static func kind(ofUnplaced scalar: UInt32, after before: Kind?) -> Kind {
    let isForeign: Bool =
      switch scalar {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      // Percent, per mille, degree, ordinals, currencies.
      case 0x24, 0x25, 0xA2...0xA5, 0xAA, 0xB0, 0xBA, 0x2030, 0x20A0...0x20CF: before == .digit
      case 0..<0x80: false
      // Latin, Greek, Cyrillic, Armenian, Georgian.
      case 0x80..<0x590, 0x10A0..<0x1100, 0x1C80..<0x2000, 0xFF21...0xFF5A:
        UnicodeData.isLetter(scalar)
      default: UnicodeData.decimalDigitValue(scalar) != nil
      }
    return isForeign ? .foreign : .other
  }

  /// Returns the longest runs of placed characters and decoration that cut no word, without leading spaces.
  ///
  /// A word with a foreign character ends a run. A run isn't a part if the word may be a misread group of
  /// it. The word may be one if no space separates it from the run. It may also be one if it has a digit with
  /// a place, and begins with a placed character or is a letter with several digits.
  ///
  /// - Parameter kinds: The kinds of the characters.
  /// - Returns: The ranges of the parts.
  /// - Complexity: O(*n*) in the number of characters.
  package static func parts(of kinds: [Kind]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var run = Run()
    var index = 0
    while index < kinds.count {
      switch kinds[index] {
      case .other:
        run.close(at: index, &parts)
        run = Run()
        index += 1
      case .space, .decoration:
        let isSpace = kinds[index] == .space
        if run.start == nil, !isSpace { run.start = index }
        if isSpace { run.hasGap = true }
        index += 1
      case .placed, .digit, .foreign:
        let start = index
        var (hasPlaced, hasDigit, foreign) = (false, false, 0)
        word: while index < kinds.count {
          switch kinds[index] {
          case .placed: hasPlaced = true
          case .digit: hasDigit = true
          case .foreign: foreign += 1
          default: break word
          }
          index += 1
        }
        if foreign == 0 {
          run.add(start)
        } else {
          let isMixed = hasPlaced || hasDigit
          // One letter before several digits may be a misread digit, as in `o804`.
          let isMisread =
            hasDigit && (kinds[start] != .foreign || foreign == 1 && index - start > 2)
          run.isSpoiled =
            run.isSpoiled || isMixed && run.isPlaced && (isMisread || !run.hasGap)
          run.close(at: start, &parts)
          run = Run()
          run.follows = !isMixed ? .nothing : isMisread ? .misread : .word
        }
      }
    }
    run.close(at: kinds.count, &parts)
    return parts
  }

  /// Returns the parts of the text that cut no word.
  ///
  /// - Parameter belongs: Whether a character has a place in the format, or is decoration.
  /// - Returns: The parts, in order. A plus sign directly before a part belongs to it, as in ``parts(where:)``.
  /// - Complexity: O(*n*) in the length of the text.
  package func uncutParts(where belongs: (Character) -> Bool) -> [Substring] {
    let (kinds, places) = kinds(where: belongs)
    return parts(of: kinds, at: places)
  }

  /// Returns the kinds of the characters, and their places in the text. The last place is the end.
  package func kinds(where belongs: (Character) -> Bool) -> (kinds: [Kind], places: [String.Index])
  {
    var kinds: [Kind] = []
    var places: [String.Index] = []
    for index in text.indices {
      let character = text[index]
      places.append(index)
      if belongs(character) {
        let isPlaced = UnicodeSet.alphanumeric.contains(character)
        let isDigit = character.digitValue != nil
        kinds.append(
          character.isBlank ? .space : isDigit ? .digit : isPlaced ? .placed : .decoration)
      } else {
        let scalar = character.onlyScalar
        kinds.append(scalar.map { Self.kind(ofUnplaced: $0, after: kinds.last) } ?? .other)
      }
    }
    for index in kinds.indices.dropLast().dropFirst()
    where kinds[index - 1] == .digit && kinds[index + 1] == .digit
      && text[places[index]].onlyScalar.map(Self.hidesDigit) ?? false
    {
      kinds[index] = .foreign
    }
    places.append(text.endIndex)
    return (kinds, places)
  }

  /// Returns the parts of the text whose characters have these kinds and places.
  package func parts(of kinds: [Kind], at places: [String.Index]) -> [Substring] {
    Self.parts(of: kinds).map { part in
      let start = places[part.lowerBound]
      let before = part.lowerBound > 0 ? places[part.lowerBound - 1] : start
      let isPlus = text[before..<start].first?.onlyScalar.map(Self.isPlus) ?? false
      return text[(isPlus ? before : start)..<places[part.upperBound]]
    }
  }

  /// Whether a scalar between two digits is a digit that isn't known: `?`, `*`, or `_`.
  package static func hidesDigit(_ scalar: UInt32) -> Bool {
    scalar == 0x3F || scalar == 0x2A || scalar == 0x5F
  }

  /// Placed characters and decoration between characters that end a run.
  private struct Run {
    enum Before { case nothing, word, misread }

    var start: Int?
    var isPlaced = false
    var isSpoiled = false

    /// Whether there is a space since the last word.
    var hasGap = false

    /// The word before the run.
    var follows = Before.nothing

    mutating func add(_ index: Int) {
      if start == nil { start = index }
      if !isPlaced {
        isSpoiled = follows == .misread || follows == .word && !hasGap
      }
      isPlaced = true
      hasGap = false
    }

    func close(at end: Int, _ parts: inout [Range<Int>]) {
      if let start, isPlaced, !isSpoiled { parts.append(start..<end) }
    }
  }
}
