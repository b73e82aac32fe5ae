import FormworkMasks

/// Writes scenarios as lines of the replay protocol.
enum ReplayLine {
  static func line(_ scenario: Scenario, probe: [Action] = []) -> String {
    #"{"format":{\#(format(scenario.format))},"actions":[\#(actions(scenario.actions + probe))]}"#
  }

  static func actions(_ actions: [Action]) -> String {
    var parts: [String] = []
    var index = 0
    while index < actions.count {
      let first = actions[index]
      var count = 1
      var typed = first.text ?? ""
      while index + count < actions.count, isSameKey(first, actions[index + count]) {
        let next = actions[index + count].text ?? ""
        // Characters that join when they are written together are typed apart.
        if (typed + next).count != typed.count + next.count { break }
        typed += next
        count += 1
      }
      parts.append("{\(action(first, count, typed))}")
      index += count
    }
    return parts.joined(separator: ",")
  }

  private static func isSameKey(_ first: Action, _ second: Action) -> Bool {
    switch (first, second) {
    case (.type, .type), (.backspace, .backspace), (.delete, .delete), (.undo, .undo),
      (.redo, .redo):
      true
    default: false
    }
  }

  private static func action(_ action: Action, _ count: Int, _ typed: String) -> String {
    switch action {
    case .type: #""type":\#(quoted(typed))"#
    case .insert(let text): #""insert":\#(quoted(text))"#
    case .backspace: #""backspace":\#(count)"#
    case .delete: #""delete":\#(count)"#
    case .word(let direction): #""word":\#(direction)"#
    case .cut: #""cut":true"#
    case .caret(let offset): #""caret":\#(offset)"#
    case .select(let start, let end): #""select":[\#(start),\#(end)]"#
    case .set(let value): #""set":\#(quoted(value))"#
    case .text(let text, let caret):
      #""text":\#(quoted(text))"# + (caret.map { #","caret":\#($0)"# } ?? "")
    case .compose(let text): #""compose":\#(quoted(text))"#
    case .commit(let text): #""commit":\#(quoted(text))"#
    case .cancel: #""cancel":true"#
    case .focus: #""focus":true"#
    case .blur: #""blur":true"#
    case .undo: #""undo":\#(count)"#
    case .redo: #""redo":\#(count)"#
    }
  }

  private static func format(_ spec: FormatSpec) -> String {
    if let filter = spec.filter {
      return ([filter.line(maxLength: spec.maxLength)] + options(spec)).joined(separator: ",")
    }
    var parts = spec.regex.map { [#""regex":\#(quoted($0))"#] } ?? []
    if let primary = spec.masks.first { parts.append(mask(primary)) }
    if spec.isSet {
      // An alternative is written as the first one is, unless it says how.
      let others = spec.masks.dropFirst().map { other in
        let isOther = other.syntax == .brackets && spec.masks[0].syntax != .brackets
        return "{\(mask(other))\(isOther ? #","syntax":"brackets""# : "")}"
      }
      parts.append(#""alternatives":[\#(others.joined(separator: ","))]"#)
      parts.append(#""strategy":"\#(spec.strategy)""#)
    }
    parts += notations(Set(spec.masks.filter { $0.syntax == .brackets }.flatMap(\.symbols)))
    return (parts + options(spec)).joined(separator: ",")
  }

  private static func mask(_ mask: MaskSpec) -> String {
    let pattern = #""mask":\#(quoted(mask.pattern))"#
    switch mask.syntax {
    case .brackets: return pattern
    case .hash, .digits: return pattern + #","syntax":"\#(mask.syntax)""#
    case .tokens:
      return pattern
        + #","tokens":{"9":"digit","a":"letter","*":"alphanumeric","?":"0-9a-fA-F"}"#
    }
  }

  private static func notations(_ symbols: Set<Character>) -> [String] {
    let used = CustomNotation.all.filter { symbols.contains($0.symbol) }.map { notation in
      #"{"character":"\#(notation.symbol)","characters":\#(quoted(notation.characters))"#
        + #","optional":\#(notation.isOptional)"#
        + (notation.letterCase.map { #","case":"\#($0)""# } ?? "") + "}"
    }
    return used.isEmpty ? [] : [#""notations":[\#(used.joined(separator: ","))]"#]
  }

  private static func options(_ spec: FormatSpec) -> [String] {
    let options = spec.options
    var parts: [String] = []
    if let completion = options.completion { parts.append(#""completion":\#(completion)"#) }
    if options.completesOnFocus { parts.append(#""completesOnFocus":true"#) }
    if options.autoskip { parts.append(#""autoskip":true"#) }
    if options.deletion != .throughLiterals { parts.append(#""deletion":"stopAtLiterals""#) }
    if options.overflow != .reject { parts.append(#""overflow":"\#(options.overflow)""#) }
    if options.insertion != .insert { parts.append(#""insertion":"replace""#) }
    if let guide = options.placeholderCharacter {
      parts.append(#""placeholder":\#(quoted(String(guide)))"#)
    }
    if let letterCase = options.letterCase { parts.append(#""case":"\#(letterCase)""#) }
    if options.digits != .ascii { parts.append(#""digits":"asTyped""#) }
    if options.rightToLeft { parts.append(#""rightToLeft":true"#) }
    if let length = spec.maxLength, spec.filter == nil {
      parts.append(#""maximumLength":\#(length)"#)
    }
    if let regex = spec.valuePattern { parts.append(#""valuePattern":\#(quoted(regex))"#) }
    if spec.undoSteps == .runs { parts.append(#""undoSteps":"runs""#) }
    return parts
  }

  /// A string of JSON, with escapes for what can't be seen.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      default:
        let isPlain =
          (0x20...0x7E).contains(scalar.value)
          || scalar.value > 0xA0 && scalar.properties.generalCategory.isVisible
        if isPlain {
          quoted.unicodeScalars.append(scalar)
        } else {
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        }
      }
    }
    return quoted + "\""
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isVisible: Bool {
    switch self {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .spaceSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    default: true
    }
  }
}
