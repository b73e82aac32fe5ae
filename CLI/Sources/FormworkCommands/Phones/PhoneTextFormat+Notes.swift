import FormworkMasks
import FormworkPhoneNumbers

/// Numbers with notes next to them: `015112345678 (private)`, `office: 030 123456`.
extension PhoneTextFormat {
  /// Converts a text: all of it, or the one number in it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - extracts: Whether a number with a note is taken; else the note is the reason for a reject.
  ///   - format: The format itself, wrapped once for all conversions.
  /// - Returns: The conversion.
  func conversion(of text: String, extracts: Bool, by format: AnyInputFormat) -> Conversion {
    var whole = Conversion(of: text, read(line: text))
    if whole.reason == nil { whole.repair = ChangeKind(repairing: text, to: whole.formatted) }
    if extracts, ExportedNumber(text) == nil, PhoneStamp.isAll(of: text) {
      return Conversion(
        whole.formatted, Reason(.notANumber), removed: "", detail: "a date or a time")
    }
    guard let reason = whole.reason else {
      guard text.utf8.contains(where: { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }) else {
        return whole
      }
      // Letters may be digits, as in “1-800-FLOWERS”; but not where the digits alone are a number, as in
      // “030 23125042 home”.
      let found = numbers(in: text)
      let isNote = found.contains { $0.value != whole.formatted.value }
      return isNote ? note(found, in: text, whole, extracts) : whole
    }
    if reason.name == PhoneIssue.invalidCallingCode.rawValue, region.isEmpty,
      !text.utf8.contains(UInt8(ascii: "+"))
    {
      return Conversion(
        whole.formatted, reason, removed: "",
        detail: "no calling code, and no region: \(regionFix)")
    }
    if reason.name == PhoneIssue.hasExtension.rawValue || ExportedNumber(text) != nil {
      return whole
    }
    if !region.isEmpty, !text.utf8.contains(UInt8(ascii: "+")), let unknown = RegionGuess(region) {
      return Conversion(
        whole.formatted, Reason(.unknownRegion), removed: "", detail: unknown.detail)
    }
    return note(numbers(in: text), in: text, whole, extracts)
  }

  private func note(
    _ found: [(range: Range<String.Index>, value: String)], in text: String, _ whole: Conversion,
    _ extracts: Bool
  ) -> Conversion {
    guard let first = found.first else { return whole }
    if found.contains(where: { $0.value != first.value }) {
      return Conversion(whole.formatted, Reason(.severalNumbers), removed: "")
    }
    if !extracts { return Conversion(whole.formatted, Reason(.hasNote), removed: "") }
    var conversion = Conversion(read(line: String(text[first.range])))
    if conversion.formatted.issue != nil {
      return Conversion(of: text, conversion.formatted)
    }
    conversion.extract = Extract(first.range, of: text)
    conversion.removed = [conversion.extract?.before, conversion.extract?.after].compactMap { $0 }
      .joined().filter { $0.isLetter || $0.isNumber }
    return conversion
  }

  /// The parts of a text that are numbers by themselves.
  private func numbers(in text: String) -> [(range: Range<String.Index>, value: String)] {
    if text.utf8.count > 1024 { return [] }
    var found: [(range: Range<String.Index>, value: String)] = []
    for run in PhoneRuns(text[...]).ranges {
      if let value = value(of: text[run]) {
        found.append((run, value))
        continue
      }
      // Two numbers with a slash, or more space, between them.
      for part in PhoneRuns.parts(of: text, in: run) {
        if let value = value(of: text[part]) { found.append((part, value)) }
      }
    }
    return found
  }

  private func value(of part: Substring) -> String? {
    let formatted = read(line: String(part))
    let issue = formatted.issue?.code
    return issue == nil || issue == PhoneIssue.hasExtension.rawValue ? formatted.value : nil
  }
}

extension Reason {
  init(_ issue: PhoneIssue) { self.init(name: issue.rawValue, isIssue: true) }
}
