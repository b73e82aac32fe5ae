@_spi(JSON) import FormworkCore
import FormworkTestSupport
import Testing

@Suite struct JSONTests {
  @Test(
    arguments: JSONCase.published + JSONCase.structures + JSONCase.numbers + JSONCase.strings
      + JSONCase.encodings)
  func texts(_ text: JSONCase) throws {
    guard let rewritten = text.rewritten else {
      let error = try #require(throws: JSON.SyntaxError.self) { try JSON(text.bytes) }
      #expect((0...text.bytes.count).contains(error.offset))
      #expect(!error.reason.isEmpty)
      return
    }
    let value = try JSON(text.bytes)
    #expect(value.text == rewritten)
    #expect(try JSON(Array(rewritten.utf8)) == value)
  }

  /// Each text that is read has a value, which the spelling alone doesn't show.
  @Test func values() throws {
    let text = #"{"a":[1.50,-0,"\u00e9\n",true,false,null],"a":{}}"#
    #expect(
      try JSON(Array(text.utf8))
        == .object([
          .init(
            "a",
            .array([
              .number("1.50"), .number("-0"), .string("é\n"), .bool(true), .bool(false), .null,
            ])),
          .init("a", .object([])),
        ]))
  }

  @Test(
    arguments: [
      ("", 0), (" ", 1), ("[1,]", 3), ("[1 2]", 3), (#"{"a" 1}"#, 5), (#"{"a":1,}"#, 7), ("01", 1),
      ("1.", 2), ("1e+", 3), ("nul", 0), ("1 x", 2), ("\"\u{1}\"", 1), (#""\x""#, 2),
      (#""\u12g""#, 5),
      (#""a"#, 2), ("\u{FEFF}{}", 0),
    ] as [(text: String, offset: Int)])
  func placesOfErrors(text: String, offset: Int) throws {
    let error = try #require(throws: JSON.SyntaxError.self) { try JSON(Array(text.utf8)) }
    #expect(error.offset == offset)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("12", 12), ("-12", -12), ("1.0", 1), ("1.5", nil), ("1e2", 100),
      ("1e-2", nil), ("1e99", .max), ("-1e99", .min), ("1e999999", .max), ("-1e999999", .min),
      ("9223372036854775807", .max), ("9223372036854775808", .max), ("1e-999999", nil),
    ] as [(digits: String, integer: Int?)])
  func integers(digits: String, integer: Int?) {
    #expect(JSON.number(digits).integer == integer)
  }

  /// What is written is read back, whatever is in it, and nothing in it commands a terminal.
  @Test func everyScalarIsWrittenAndReadBack() throws {
    for start in stride(from: UInt32(0), to: 0x11_0000, by: 0x100) {
      let scalars = (start..<start + 0x100).compactMap(Unicode.Scalar.init)
      let text = scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
      let written = JSON.object([.init(text, .string(text))]).text
      #expect(try JSON(Array(written.utf8)) == .object([.init(text, .string(text))]))
      #expect(
        written.unicodeScalars.allSatisfy { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: false
          default: true
          }
        })
    }
  }

  /// A text with a byte changed is read or rejected, and what is read is stable.
  @Test(arguments: 0..<4)
  func changedBytes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let texts = (JSONCase.published + JSONCase.structures + JSONCase.strings).map(\.bytes)
    var read = 0
    for _ in 0..<2_000 {
      var bytes = generator.element(of: texts)
      if !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      do throws(JSON.SyntaxError) {
        let value = try JSON(bytes)
        #expect(try JSON(Array(value.text.utf8)) == value)
        read += 1
      } catch {
        #expect((0...bytes.count).contains(error.offset))
      }
    }
    #expect((50..<1_950).contains(read))
  }

  /// The line and the column of a mistake are those of editors: from 1, in characters.
  @Test func placesInLines() throws {
    let lines = ["{", "\"é👍🏽\": \"[00]\",", "  \"case\": \"upper\"", "}"]
    for line in lines.indices {
      for indent in ["", "  "] {
        var wrong = lines
        wrong[line] = indent + "?" + lines[line]
        let text = Array(wrong.joined(separator: "\n").utf8)
        let error = try #require(throws: JSON.SyntaxError.self) { try JSON(text) }
        #expect(error.place(in: text) == "line \(line + 1), column \(indent.count + 1)")
      }
    }
    let text = Array("[\n\"é👍🏽\" ?]".utf8)
    let error = try #require(throws: JSON.SyntaxError.self) { try JSON(text) }
    #expect(error.place(in: text) == "line 2, column 6")
  }
}
