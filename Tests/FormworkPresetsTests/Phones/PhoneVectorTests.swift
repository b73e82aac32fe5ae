import FormworkFormats
import Foundation
import Testing

@Suite struct PhoneVectorTests {
  /// Typed punctuation is ignored here, and ends the formatting there: such rows are left out.
  @Test func textsAreThoseOfLibphonenumber() throws {
    var asserted = 0
    for row in try PhoneVectors.rows(of: "phones_aytf.jsonl", as: PhoneVectors.Typed.self) {
      if row.kind == "punct" { continue }
      let format = try PhoneFormat(region: row.region)
      #expect(
        format.texts(typing: row.digits) == row.outputs, "\(row.region) \(row.kind) \(row.digits)")
      asserted += row.outputs.count
    }
    #expect(asserted > 12_000)
  }

  /// The place that upstream remembers is right behind a digit.
  @Test func caretsAreThoseOfLibphonenumber() throws {
    var asserted = 0
    for row in try PhoneVectors.rows(of: "phones_caret.jsonl", as: PhoneVectors.Remembered.self) {
      let format = try PhoneFormat(region: row.region)
      let typed = Array(row.digits)
      for (index, position) in row.positions.enumerated() {
        // It is remembered of the digit with that number, from 0, as it is typed.
        let count = row.rememberAt + 1 + index
        guard count <= typed.count else { continue }
        let text = format.texts(typing: String(typed[..<count])).last ?? ""
        // The caret comes to stand there when the digit before it is the one that is typed.
        var rest = typed[..<count]
        let digit = rest.remove(at: row.rememberAt)
        let before = format.texts(typing: String(rest)).last ?? ""
        guard let place = before.offset(ofDigits: row.rememberAt) else { continue }
        let outcome = format.apply(
          TextEdit(inserting: String(digit), at: UTF16Offset(place)),
          to: format.formatted(text: before))
        guard outcome.formatted.text == text else { continue }
        let isLast = index == 0
        let expected = isLast ? text.utf16.count : position
        #expect(
          outcome.formatted.caret.value == expected, "\(row.region) \(row.digits) \(text) \(index)")
        asserted += 1
      }
    }
    #expect(asserted > 3000, "\(asserted)")
  }

  /// The numbers that `Scripts/compare phones` has drawn and had formatted by libphonenumber's port.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PHONE_ROWS"] != nil))
  func drawnNumbers() throws {
    let path = ProcessInfo.processInfo.environment["PHONE_ROWS"] ?? ""
    var counts = (texts: 0, lost: 0, numbers: 0, others: 0, failures: 0)
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let format = try PhoneFormat(region: fields[0])
      let outputs = fields[2].split(separator: "|").map(String.init)
      var typed = ""
      let texts = format.texts(typing: fields[1])
      for (index, (text, expected)) in zip(texts, outputs).enumerated() where text != expected {
        typed = String(fields[1].prefix(index + 1))
        // Upstream may lose a digit, which no field of ours does.
        if expected.filter({ $0.isNumber || $0 == "+" }) != typed {
          counts.lost += 1
        } else {
          counts.failures += 1
          if counts.failures < 10 {
            Issue.record("\(fields[0]) \(typed): \(text), not \(expected)")
          }
        }
      }
      counts.texts += outputs.count
      if fields[3].isEmpty { continue }
      counts.numbers += 1
      if format.formatted(text: fields[1]).value != fields[3] { counts.others += 1 }
    }
    print(counts)
    #expect(counts.failures == 0)
    #expect(counts.texts > 1000)
    #expect(counts.lost * 10_000 <= counts.texts)
    // Of a valid number the value is what the parser makes of it, but where only patterns could tell.
    #expect(counts.others * 200 <= counts.numbers)
  }
}

extension PhoneFormat {
  /// The texts after each of some keys.
  func texts(typing keys: String) -> [String] {
    var current = FormattedText()
    return keys.map { key in
      let edit = TextEdit(inserting: String(key), at: .end(of: current.text))
      current = apply(edit, to: current).formatted
      return current.text
    }
  }
}

extension String {
  /// The offset right behind so many digits and plus signs.
  func offset(ofDigits count: Int) -> Int? {
    if count == 0 { return 0 }
    var found = 0
    for (offset, unit) in utf16.enumerated() {
      if (0x30...0x39).contains(unit) || unit == 0x2B { found += 1 }
      if found == count { return offset + 1 }
    }
    return nil
  }
}
