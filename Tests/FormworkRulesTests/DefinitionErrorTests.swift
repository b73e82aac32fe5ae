import FormworkCore
import FormworkTestSupport
import Testing

@Suite struct DefinitionErrorTests {
  @Test(
    arguments: [
      ("", "invalidJSON", "$"), ("{", "invalidJSON", "$"), (#"{"mask":"a",}x"#, "invalidJSON", "$"),
      ("[]", "wrongType", "$"), ("null", "wrongType", "$"), ("7", "wrongType", "$"),
      ("{}", "unsupportedFormat", "$"), (#"{"autoskip":true}"#, "unsupportedFormat", "$"),
      (#"{"maskk":"a"}"#, "unknownKey", "$.maskk"),
      (#"{"mask":"a","b c":1,"b":2}"#, "unknownKey", "$.b"),
      (#"{"mask":"a","b \" c":1}"#, "unknownKey", #"$["b \" c"]"#),
      (#"{"mask":"a","regex":"b"}"#, "unknownKey", "$.regex"),
      (#"{"regex":"a","notations":[]}"#, "unknownKey", "$.notations"),
      (#"{"mask":"a","syntax":"hash","tokens":{}}"#, "unknownKey", "$.syntax"),
      (#"{"mask":"a","version":2}"#, "unknownName", "$.version"),
      (#"{"mask":"a","version":"1"}"#, "wrongType", "$.version"),
      (#"{"mask":"a","version":true}"#, "wrongType", "$.version"),
      (#"{"mask":1}"#, "wrongType", "$.mask"), (#"{"mask":null}"#, "wrongType", "$.mask"),
      (#"{"mask":"a","autoskip":1}"#, "wrongType", "$.autoskip"),

      (#"{"mask":"a","maximumLength":-1}"#, "wrongType", "$.maximumLength"),

      (#"{"mask":"a","maximumLength":1.5}"#, "wrongType", "$.maximumLength"),
      (#"{"mask":"a","placeholder":"__"}"#, "wrongType", "$.placeholder"),
      (#"{"mask":"a","placeholder":""}"#, "wrongType", "$.placeholder"),
      (#"{"mask":"a","case":"UPPER"}"#, "unknownName", "$.case"),
      (#"{"mask":"a","syntax":"braces"}"#, "unknownName", "$.syntax"),
      (#"{"mask":"a","strategy":"best"}"#, "unknownName", "$.strategy"),
      (#"{"mask":"a","tokens":{"99":"digit"}}"#, "wrongType", #"$.tokens["99"]"#),
      (#"{"mask":"a","tokens":{"9":1}}"#, "wrongType", #"$.tokens["9"]"#),
      (#"{"mask":"a","notations":{}}"#, "wrongType", "$.notations"),
      (#"{"mask":"a","notations":[1]}"#, "wrongType", "$.notations[0]"),
      (#"{"mask":"a","notations":[{"character":"H"}]}"#, "wrongType", "$.notations[0].characters"),
      (
        #"{"mask":"a","notations":[{"character":"HH","characters":"0"}]}"#, "wrongType",
        "$.notations[0].character"
      ),
      (#"{"mask":"a","alternatives":["b",1]}"#, "wrongType", "$.alternatives[1]"),
      (#"{"mask":"a","alternatives":[{"syntax":"hash"}]}"#, "wrongType", "$.alternatives[0].mask"),
      (
        #"{"mask":"a","alternatives":[{"mask":"b","autoskip":true}]}"#, "unknownKey",
        "$.alternatives[0].autoskip"
      ),
      (#"{"filter":"digits"}"#, "wrongType", "$.filter"),
      (#"{"filter":{"allow":"digit"}}"#, "unknownName", "$.filter.allow"),
      (#"{"filter":{"allow":"digits","characters":"0"}}"#, "unknownKey", "$.filter.characters"),
      (#"{"number":{"currency":1}}"#, "wrongType", "$.number.currency"),

      (#"{"phone":{"region":1}}"#, "wrongType", "$.phone.region"),
      (#"{"phone":{"validity":"sure"}}"#, "unknownName", "$.phone.validity"),
      (#"{"phone":{"kinds":"fax"}}"#, "unknownName", "$.phone.kinds"),
      (#"{"phone":{"homeNumbers":true}}"#, "wrongType", "$.phone.homeNumbers"),
      (#"{"phone":{"valueStyle":"E164"}}"#, "unknownName", "$.phone.valueStyle"),
      (#"{"phone":{"allowedRegions":"DE"}}"#, "wrongType", "$.phone.allowedRegions"),
      (#"{"phone":{"allowedRegions":["DE",1]}}"#, "wrongType", "$.phone.allowedRegions[1]"),

      (#"{"card":{"brand":"visa"}}"#, "unknownKey", "$.card.brand"),
      (#"{"preset":{}}"#, "wrongType", "$.preset"),
      (#"{"mask":"a","maximumLength":{"of":"text"}}"#, "wrongType", "$.maximumLength.count"),
    ] as [(json: String, code: String, path: String)])
  func reading(json: String, code: String, path: String) throws {
    let error = try #require(throws: FormatError.self) { try FormatDefinition(json: json) }
    #expect(error.code.name == code)
    #expect(error.path == path)
    #expect(error.offset == nil)
    #expect(error.message.hasPrefix(path + ": ") && error.message.hasSuffix("."))
    #expect(error.fix.hasSuffix("."))
    #expect("\(error)" == error.message + " " + error.fix)
  }

  @Test(
    arguments: [
      (#"{"mask":"[0"}"#, "unclosedGroup", "$.mask", 0),
      (#"{"mask":"a","alternatives":["b","c]"]}"#, "strayBracket", "$.alternatives[1]", 1),
      (
        #"{"mask":"a","alternatives":[{"mask":"é[x]","syntax":"brackets"}]}"#, "unknownSymbol",
        "$.alternatives[0].mask", 2
      ),
      (#"{"mask":"+1 (999)"}"#, "unclearDigit", "$.mask", 1),
      (#"{"mask":"a","alternatives":["7"]}"#, "unclearDigit", "$.alternatives[0]", 0),
      (
        #"{"mask":"[0]","placeholderCharacter":"5"}"#, "placeholderAccepted",
        "$.placeholderCharacter", nil
      ),
      (
        #"{"mask":"[0]","notations":[{"character":"]","characters":"a"}]}"#, "reservedNotation",
        "$.notations", nil
      ),
      (
        #"{"mask":"[H]","notations":[{"character":"H","characters":"9-0"}]}"#, "wrongType",
        "$.notations[0].characters", nil
      ),
      (#"{"mask":"x","tokens":{"x":"🇦🇺-🇿🇦"}}"#, "wrongType", "$.tokens.x", nil),
      (#"{"filter":{"characters":"b-a"}}"#, "wrongType", "$.filter.characters", nil),
      (#"{"regex":"a(?=b)"}"#, "unsupportedConstruct", "$.regex", 1),
      (#"{"mask":"[0]","valuePattern":"a{9"}"#, "invalidRepetition", "$.valuePattern", 1),
      (#"{"date":{"pattern":"dd/mm/yyyy"}}"#, "minuteInDate", "$.date.pattern", 3),
      (#"{"date":{"pattern":""}}"#, "noFields", "$.date.pattern", 0),
      (#"{"date":{"locale":"xx"}}"#, "unknownName", "$.date.locale", nil),
      (
        #"{"date":{"pattern":"MM/yy","minimum":"01/24"}}"#, "invalidDate", "$.date.minimum", nil
      ),
      (
        #"{"date":{"pattern":"MM/yy","maximum":"2023-02-29"}}"#, "invalidDate", "$.date.maximum",
        nil
      ),
      (#"{"phone":{"region":"EU"}}"#, "unknownName", "$.phone.region", nil),
      (
        #"{"phone":{"allowedRegions":["DE","EU"]}}"#, "unknownName", "$.phone.allowedRegions[1]",
        nil
      ),
      (#"{"number":{"locale":"xx_YY"}}"#, "unknownName", "$.number.locale", nil),
      (#"{"number":{"locale":""}}"#, "unknownName", "$.number.locale", nil),
      (#"{"number":{"currency":"EURO"}}"#, "wrongType", "$.number.currency", nil),
      (#"{"number":{"minimum":"1,5"}}"#, "wrongType", "$.number.minimum", nil),
      (#"{"number":{"maximum":""}}"#, "wrongType", "$.number.maximum", nil),
      (#"{"number":{"minimum":"2","maximum":"1"}}"#, "wrongType", "$.number.minimum", nil),
      (
        #"{"number":{"minimumFractionDigits":3,"maximumFractionDigits":2}}"#, "wrongType",
        "$.number.minimumFractionDigits", nil
      ),
      (
        #"{"number":{"minimumFractionDigits":1001}}"#, "tooLarge",
        "$.number.minimumFractionDigits", nil
      ),
      (#"{"number":{"suffix":"\u0301"}}"#, "wrongType", "$.number.suffix", nil),
      (#"{"preset":"us"}"#, "unknownName", "$.preset", nil),
    ] as [(json: String, code: String, path: String, offset: UTF16Offset?)])
  func making(json: String, code: String, path: String, offset: UTF16Offset?) throws {
    let error = try #require(throws: FormatError.self) {
      try FormatDefinition(json: json).makeFormat()
    }
    #expect(error.code.name == code)
    #expect(error.path == path)
    #expect(error.offset == offset)
    #expect(error.message.hasPrefix(path + ": ") && error.fix.hasSuffix("."))
    // The pattern in which the offset counts is at hand.
    if let offset {
      let pattern = try #require(error.pattern)
      #expect(offset <= .end(of: pattern) && json.contains(pattern))
    }
  }

  /// What is quoted from a definition is safe to show, and so is the path to it.
  @Test(
    arguments: [
      #"{"mask":"[00]","case":"\u001b]0;x\u0007"}"#, #"{"mask":"[00]","\u009b\u202e":1}"#,
      #"{"mask":"[\u001b]"}"#, #"{"mask":"[0]","tokens":{"\u009b\u2028":"digit"}}"#,
      #"{"mask":"x","tokens":{"\u202e":"9-0"}}"#, #"{"regex":"(?\u001b\u2066)"}"#,
      #"{"mask":"[0]","notations":[{"character":"\u001b","characters":"\u0085-\u0000"}]}"#,
      #"{"filter":{"allow":"\u200f\u0000\u007f"}}"#, #"{"mask":"0","strategy":"\n"}"#,
    ])
  func whatIsQuotedIsSafeToShow(json: String) throws {
    let error = try #require(throws: FormatError.self) {
      try FormatDefinition(json: json).makeFormat()
    }
    for shown in [error.message, error.sentence, error.fix] {
      #expect(String(safelyShowing: shown) == shown)
      #expect(shown.unicodeScalars.allSatisfy { $0.isSafeToShow })
    }
  }

  /// Pieces of definitions in a random order, and definitions with a byte changed: each is an error
  /// that says where and why, or a format that keeps its promises.
  @Test(arguments: 0..<8)
  func garbageNeverTraps(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\u", "\\ud800", "1", "-", "1e999", "null", "true",
      "\"mask\"", "\"[00]\"", "\"tokens\"", "\"filter\"", "\"version\"", "{\"mask\":", "\u{0}",
    ]
    let sound = [
      #"{"mask":"+1 ([000]) [000]-[0000]","alternatives":["[00]"],"maximumLength":9}"#,
      #"{"mask":"[HH]","notations":[{"character":"H","characters":"0-9A-F","case":"upper"}]}"#,
      #"{"version":1,"filter":{"allow":"decimal","maximumLength":4},"autoskip":true}"#,
      #"{"regex":"[A-Z]{2}-\\d{4}","undoSteps":"runs"}"#,
    ]
    var made = 0
    var rejected: Set<String> = []
    for _ in 0..<2_000 {
      var bytes = Array(((try? generator.definition().json()) ?? "").utf8)
      let place = Int.random(in: bytes.indices, using: &generator)
      bytes[place] = UInt8.random(in: 0...255, using: &generator)
      let garbage = generator.list(upTo: 8) { $0.element(of: pieces) }.joined()
      var nearly = Array(generator.element(of: sound).utf8)
      nearly[Int.random(in: nearly.indices, using: &generator)] = .random(
        in: 0x20...0x7E, using: &generator)
      for json in [bytes, nearly, Array(garbage.utf8)] {
        do throws(FormatError) {
          let definition = try FormatDefinition(json: json)
          #expect(throws: Never.self) {
            let again = try FormatDefinition(json: definition.json())
            #expect(again == definition)
          }
          let once = try definition.makeFormat().formatted(text: "a1b2 c3")
          #expect(try definition.makeFormat().formatted(text: "a1b2 c3") == once)
          made += 1
        } catch {
          rejected.insert(error.code.name)
          #expect(error.location.hasPrefix("$"))
          #expect(error.message.hasPrefix(error.location) && error.message.hasSuffix("."))
          #expect(error.fix.hasSuffix("."))
          #expect(error.message.unicodeScalars.allSatisfy { $0.isSafeToShow })
        }
      }
    }
    #expect(made > 100)
    #expect(rejected.isSuperset(of: ["invalidJSON", "unknownKey", "unknownName"]))
    for nested in ["[", #"{"mask":"#, #"{"mask":"a","alternatives":["#] {
      let json = String(repeating: nested, count: 20_000)
      #expect(throws: FormatError.self) { try FormatDefinition(json: json) }
    }
  }
}
