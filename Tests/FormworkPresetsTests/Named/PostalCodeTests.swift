import FormworkTestSupport
import Testing

/// The expectations are codes of well-known places, and ranges that the postal operators assign.
@Suite struct PostalCodeTests {
  @Test(
    arguments: [
      ("AR", "C1070AAM 1900"), ("AT", "1010 6020 9992"), ("BE", "1000 9992"),
      ("CH", "1200 3000 9490"), ("CZ", "11000 60200 79862"), ("DE", "01067 10115 99998"),
      ("ES", "01001 08001 10001 28013 49001 50001 51001 52006"), ("GR", "10431 85104"),
      ("IE", "A65F4E2 D02AF30 D6WXY00 H91E2K3 T12X70A Y35TD51"), ("IN", "110001 560001 900056"),
      ("LU", "1248 9999"), ("PT", "1000205 9980024"), ("RU", "101000 190000 690000"),
      ("SE", "11152 98499"), ("SK", "04001 81101 97101"),
      ("TR", "01010 06000 10100 34000 79000 80000 81000"),
    ])
  func codesOfPlacesAreComplete(region: String, codes: String) throws {
    for (keys, code, shown) in try shown(codes, region) {
      #expect(shown.isComplete && shown.value == code, "\(region) \(keys): \(shown.text)")
    }
  }

  @Test(
    arguments: [
      ("AR", "O1070AAM I4400AAA"), ("AT", "0101"), ("BE", "0999"), ("CH", "0800"),
      ("CZ", "01000 81101 90000"), ("DE", "00000 00999"), ("ES", "00001 53001 60001 99999"),
      ("GR", "01000 90000"), ("IE", "Z99ZZZZ A65F4O2 B12A123 D5WXY00 D7WXY00 A6WXY00 D02AI30"),
      ("IN", "012345"), ("LU", "0999"), ("PT", "0999123"), ("RU", "012345 700000 999999"),
      ("SE", "01152"), ("SK", "11152 79862"), ("TR", "00010 82000 90000"),
    ])
  func codesThatNoOperatorAssignsAreNot(region: String, codes: String) throws {
    for (keys, _, shown) in try shown(codes, region) {
      #expect(!shown.isComplete, "\(region) \(keys): \(shown.text)")
    }
  }

  /// Each code typed in upper and in lower case, and pasted.
  private func shown(
    _ codes: String, _ region: String
  ) throws -> [(keys: String, code: String, shown: FormattedText)] {
    let format = try #require(Preset(identifier: "postal.\(region)")).makeFormat()
    return codes.split(separator: " ").map(String.init).flatMap { code in
      [code, code.lowercased(), "⟨\(code)⟩"].map { keys in
        var session = EditingSession(format: format)
        _ = press(keys, in: &session)
        return (keys, code, session.current)
      }
    }
  }
}
