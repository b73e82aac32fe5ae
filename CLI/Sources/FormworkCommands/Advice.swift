import FormworkFormats

/// What puts a pattern right, as far as the pattern as a whole tells more than the engine says.
struct Advice {
  let pattern: String
  let syntax: SyntaxName?
  let home: Home

  /// Where the pattern was found, and so how options are written beside it.
  enum Home {
    case arguments, definition

    /// How the syntax is chosen.
    func syntax(_ name: SyntaxName) -> String {
      switch self {
      case .arguments: "--syntax \(name.rawValue)"
      case .definition: "\"syntax\":\"\(name.rawValue)\""
      }
    }

    /// How an expression is given in the place of a mask.
    var expression: String {
      switch self {
      case .arguments: "“--regex”"
      case .definition: "the key “regex”"
      }
    }
  }

  init(_ pattern: String, syntax: SyntaxName?, in home: Home = .arguments) {
    self.pattern = pattern
    self.syntax = syntax
    self.home = home
  }

  /// What is wrong with a pattern that doesn't compile.
  func finding(for error: MaskError) -> Finding { improved(Finding(error)) }

  /// The same with what the pattern as a whole tells.
  func improved(_ finding: Finding) -> Finding {
    var finding = finding
    if finding.code == MaskError.Code.unknownSymbol.name, let offset = finding.offset,
      let twin = Twin(at: offset, in: pattern)
    {
      finding.message = twin.message
      finding.fix = twin.fix
    }
    finding.hint = expressionHint
    // The names of files often have digits.
    if finding.code == MaskError.Code.unclearDigit.name { finding.hint = fileHint ?? finding.hint }
    return finding
  }

  /// What looks wrong with a mask: the first warnings, and the number of others.
  func findings(on mask: Mask) -> [Finding] {
    let all = mask.diagnostics
    var findings = all.prefix(Self.mostWarnings).map(finding)
    if all.count > Self.mostWarnings {
      let count = all.count - Self.mostWarnings
      findings.append(
        Finding(
          kind: "warning", code: "moreWarnings", offset: nil,
          message: "There \(count == 1 ? "is 1 more warning" : "are \(count) more warnings").",
          fix: "Fix the first ones, and check the pattern again."))
    }
    if let digit = oddDigit { findings.append(digit) }
    if let hint = expressionHint {
      for index in findings.indices { findings[index].hint = hint }
    }
    return findings
  }

  /// Why a mask can't make anything of any text, or `nil` if it can.
  func rejection(of mask: Mask) -> Finding? {
    let reason = mask.diagnostics.first { $0.code == .noSlots }
    if reason == nil, mask.valueLengths.most != 0 { return nil }
    var finding = reason.map(finding)
    if let hint = expressionHint { finding?.hint = hint }
    finding?.kind = "error"
    return finding ?? (mask.pattern.isEmpty ? .emptyPattern : .emptyGroups)
  }

  private func finding(for diagnostic: MaskDiagnostic) -> Finding {
    var finding = Finding(diagnostic)
    if diagnostic.code == .noSlots {
      finding.fix = syntaxFix ?? finding.fix
      finding.hint = fileHint
    } else if diagnostic.code == .ambiguousValue, isInBraces(diagnostic.offset) {
      finding.fix =
        "Choose a literal that the slots before it don't accept, or make these slots mandatory."
    }
    return finding
  }

  /// How many warnings of one pattern are shown. Each quotes it.
  private static var mostWarnings: Int { 20 }
}

extension Advice {
  /// What gives a pattern slots that has none in the syntax of an option.
  private var syntaxFix: String? {
    guard let syntax, let mask = try? Mask(asWritten: pattern, syntax: nil),
      !mask.diagnostics.contains(where: { $0.code == .noSlots })
    else { return nil }
    return "Leave out “\(home.syntax(syntax))”: the pattern has slots as it is written."
  }

  private var expressionHint: String? {
    guard pattern.looksLikeExpression, (try? RegularExpression(pattern)) != nil else { return nil }
    return "This looks like a regular expression: \(home.expression) reads it as one."
  }

  private var fileHint: String? {
    if !SystemFile.exists(pattern) { return nil }
    return
      "There is a file of this name, but patterns stand here: “format” and “unmask” read files."
  }

  /// Whether a literal at an offset stands between braces.
  private func isInBraces(_ offset: UTF16Offset?) -> Bool {
    guard let offset, syntax ?? .brackets == .brackets else { return false }
    let before = pattern[..<offset.index(in: pattern)]
    var isOpen = false
    var isEscaped = false
    for character in before {
      defer { isEscaped = character == "\\" && !isEscaped }
      if isEscaped { continue }
      if character == "{" { isOpen = true }
      if character == "}" { isOpen = false }
    }
    return isOpen
  }

  /// A warning of the `1` in `+1 (999) 999-9999`, where every digit is a slot: one that isn't like
  /// most others may be meant as a literal.
  private var oddDigit: Finding? {
    if syntax != .digits { return nil }
    var counts: [Character: Int] = [:]
    var places: [(digit: Character, offset: Int)] = []
    var offset = 0
    var isEscaped = false
    for character in pattern {
      if !isEscaped, character.isASCII, character.isNumber {
        counts[character, default: 0] += 1
        places.append((character, offset))
      }
      isEscaped = character == "\\" && !isEscaped
      offset += character.utf16.count
    }
    guard let most = counts.max(by: { $0.value < $1.value }), 2 * most.value > places.count,
      let odd = places.first(where: { $0.digit != most.key })
    else { return nil }
    return Finding(
      kind: "warning", code: "digitSlot", offset: UTF16Offset(odd.offset),
      message:
        "“\(odd.digit)” is a slot like every digit here: any digit can be typed in its place.",
      fix: "Write “\\\(odd.digit)” for the character itself.")
  }
}

extension String {
  /// Whether the text has something that regular expressions have and masks hardly.
  fileprivate var looksLikeExpression: Bool {
    if hasPrefix("^") || hasSuffix("$") || contains("(?") || contains(".*") { return true }
    let classes = ["\\d", "\\w", "\\s", "\\D", "\\W", "\\S", "\\b"]
    if classes.contains(where: { contains($0) }) { return true }
    return ["]{", "]+", "]*", "]?", ")+", ")*", "){"].contains { contains($0) }
  }
}
