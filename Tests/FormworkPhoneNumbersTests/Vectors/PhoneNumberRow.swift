import FormworkPhoneNumbers
import Foundation

/// A text, the region that it is parsed in, and what libphonenumber's port to Python makes of it.
struct PhoneNumberRow {
  let region: String
  let text: String

  /// Its answers: of a number eight and whether it is valid in the region, of another text the reason alone.
  let expected: [String]

  /// Reads a row of `Data/tools/draw-phone-numbers.py`.
  init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 3 || fields.count == 11 else { return nil }
    (region, text, expected) = (fields[0], Self.unescaped(fields[1]), Array(fields[2...]))
  }

  /// Whether the text is a number, by the answers.
  var isNumber: Bool { expected.count > 1 }

  /// What is answered here, in the order of the fields.
  var answers: [String] {
    do {
      let number = try PhoneNumber(text, region: region.isEmpty ? nil : region)
      return [
        number.e164, number.extensionNumber ?? "", number.formatted(.national),
        number.formatted(.international), number.formatted(.rfc3966),
        number.kind.map { "\($0)" } ?? "",
        number.region ?? "", "\(number.possibility)", "\(number.isValid(in: region))",
      ]
    } catch {
      return [Self.name(of: error)]
    }
  }

  private static func name(of error: PhoneNumberError) -> String {
    switch error {
    case .notANumber: "notANumber"
    case .invalidCallingCode: "invalidCallingCode"
    case .tooShortAfterInternationalPrefix: "tooShortAfterInternationalPrefix"
    case .tooShort: "tooShort"
    case .tooLong: "tooLong"
    }
  }

  private static func unescaped(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
        continue
      }
      switch scalar {
      case "n" where isEscaped: scalars.append("\n")
      case "t" where isEscaped: scalars.append("\t")
      case "r" where isEscaped: scalars.append("\r")
      default: scalars.append(scalar)
      }
      isEscaped = false
    }
    return String(scalars)
  }

  /// The rows of a file; lines that begin with a number sign tell where they are from.
  static func rows(of path: String) throws -> [PhoneNumberRow] {
    // Lines end with a line feed alone: a text may have other characters that end lines.
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    let lines = text.utf8.split(separator: 0x0A).map { Substring($0) }
    return lines.filter { !$0.hasPrefix("#") }.compactMap { PhoneNumberRow(line: $0) }
  }
}
