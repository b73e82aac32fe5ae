import FormworkCore
import FormworkTestSupport
import Testing

@Suite struct FormatDefinitionTests {
  @Test(
    arguments: [
      (#"{"mask":"+1 ([000]) [000]-[0000]"}"#, "2125550100", "+1 (212) 555-0100"),
      (#"{"mask":"+1 (###) ###-####"}"#, "2125550100", "+1 (212) 555-0100"),
      (#"{"mask":"000-00-0000"}"#, "078051120", "078-05-1120"),
      (###"{"mask":"##","syntax":"hash"}"###, "ab", "ab"), (##"{"mask":"#[0]"}"##, "1", "#1"),
      (##"{"mask":"[00]","alternatives":["#-#-#"]}"##, "123", "1-2-3"),
      (#"{"version":1,"mask":"+1 (###)","syntax":"hash"}"#, "212", "+1 (212"),
      (#"{"mask":"(999) 999","syntax":"digits","completion":true}"#, "212", "(212) "),
      (#"{"mask":"99/aa","tokens":{"9":"digit","a":"0-9A-F"},"case":"upper"}"#, "12ff", "12/FF"),
      (
        #"{"mask":"[000]-[0000]","alternatives":["([000]) [000]-[0000]"]}"#, "21255501",
        "(212) 555-01"
      ),
      (##"{"mask":"[00]","alternatives":[{"mask":"#-#-#","syntax":"hash"}]}"##, "12a", "1-2-a"),
      (
        ###"{"mask":"[00]","alternatives":[{"mask":"##","syntax":"hash"},"[00]-[00]"]}"###, "1234",
        "12-34"
      ),
      (
        #"{"mask":"[HH]","notations":[{"character":"H","characters":"0-9A-F","case":"upper"}]}"#,
        "f-1, g", "F1"
      ),
      (#"{"mask":"[009].[00]","rightToLeft":true}"#, "1234", "12.34"),
      (#"{"mask":"[00]/[00]","placeholder":"_"}"#, "1", "1_/__"),
      (#"{"mask":"[00]/[00]","maximumLength":3}"#, "123", "12/3"),
      (#"{"mask":"[00]/[00]","valuePattern":"(0[1-9]|1[0-2])[0-9]{2}"}"#, "1324", ""),
      (#"{"mask":"[00]/[00]","valuePattern":"(0[1-9]|1[0-2])[0-9]{2}"}"#, "1224", "12/24"),
      (#"{"filter":{"allow":"decimal","maximumLength":4}}"#, "1,23", "1.23"),
      (#"{"filter":{"characters":"a-c"},"case":"lower"}"#, "(ABC)", "abc"),
      (#"{"filter":{"allow":"any","maximumLength":null}}"#, "a漢1", "a漢1"),
      (#"{"filter":{"allow":"nonChinese"}}"#, "a漢1", "a 1"),
      (#"{"regex":"[A-Z]{2}-\\d{4}"}"#, "AB1", "AB-1"),
      (#"{"regex":"\\d{2}"}"#, "١٢", "12"),
      (#"{"regex":"\\d{2}","digits":"asTyped"}"#, "١٢", "١٢"),
      (#"{"filter":{"allow":"any"},"valuePattern":"\\d{2}"}"#, "١٢", "12"),
      (#"{"regex":"[A-Z]{2}-\\d{4}","completion":false,"case":"upper"}"#, "ab", "AB"),
    ] as [(json: String, input: String, text: String)])
  func makesFormats(json: String, input: String, text: String) throws {
    let definition = try FormatDefinition(json: json)
    #expect(try definition.makeFormat().formatted(text: input).text == text)
    #expect(try FormatDefinition(json: definition.json) == definition)
  }

  @Test func writesKeysInOrderAndLeavesDefaultsOut() {
    var rules = FormatDefinition.MaskRules(
      "[H/]\u{1}\n", syntax: .tokens(["b": "any", "a": "0-9"]))
    rules.notations = [.init("H", characters: "\"\\", isOptional: true)]
    rules.alternatives = [.init("x"), .init("y", syntax: .hash)]
    rules.strategy = .capacity
    var options = FormatDefinition.Options()
    options.completion = false
    options.undoSteps = .runs
    #expect(
      FormatDefinition(.mask(rules), options: options).json == """
        {"version":1,"mask":"[H/]\\u0001\\u000a","tokens":{"a":"0-9","b":"any"},\
        "notations":[{"character":"H","characters":"\\"\\\\","optional":true}],\
        "alternatives":["x",{"mask":"y","syntax":"hash"}],"strategy":"capacity",\
        "completion":false,"undoSteps":"runs"}
        """)
    #expect(
      FormatDefinition(.phone(region: "US", validity: .possible)).json
        == #"{"version":1,"phone":{"region":"US","validity":"possible"}}"#)
    var phone = FormatDefinition.PhoneRules(region: "DE")
    phone.foreignNumbers = .reject
    phone.allowedRegions = ["DE", "AT"]
    phone.kinds = .mobile
    phone.homeNumbers = .national
    phone.valueStyle = .asTyped
    #expect(
      FormatDefinition(.phone(phone)).json == """
        {"version":1,"phone":{"region":"DE","foreignNumbers":"reject","allowedRegions":["DE","AT"],\
        "kinds":"mobile","homeNumbers":"national","valueStyle":"asTyped"}}
        """)
    #expect(FormatDefinition(.phone(region: nil)).json == #"{"version":1,"phone":{"region":null}}"#)
    #expect(FormatDefinition(.card).json == #"{"version":1,"card":{}}"#)
  }

  @Test(arguments: 0..<8)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let definition = generator.definition()
      #expect(try FormatDefinition(json: definition.json) == definition)
      // Most can't be made; none may trap.
      if let format = try? definition.makeFormat() {
        let text = generator.text()
        #expect(format.formatted(text: text).text.utf8.count < 10_000)
      }
    }
  }

  @Test func describesMasks() throws {
    let options = Mask.Options(
      completion: false, completesOnFocus: true, autoskip: true, deletion: .stopAtLiterals,
      overflow: .truncate, insertion: .replace, placeholderCharacter: "_", letterCase: .upper,
      digits: .asTyped, rightToLeft: true)
    for syntax in [Mask.Syntax.brackets, .hash, .digits] {
      let mask = try Mask("[00]#", syntax: syntax, options: options.plain(for: syntax))
      let definition = try #require(FormatDefinition(mask))
      #expect(try definition.makeMasks() == [mask])
    }
    for pattern in ["##-##", "99-99", "[00]", "abc"] {
      let mask = try Mask(asWritten: pattern, syntax: nil)
      let definition = try #require(FormatDefinition(mask))
      #expect(definition.json == #"{"version":1,"mask":"\#(pattern)"}"#)
      #expect(try definition.makeMasks() == [mask])
    }
    for pattern in ["##", "99", "12"] {
      let mask = try Mask(pattern)
      let definition = try #require(FormatDefinition(mask))
      #expect(try definition.makeMasks() == [mask])
    }
    let own = Mask.Notation("H", accepts: .digit)
    #expect(FormatDefinition(try Mask("[H]", notations: [own])) == nil)
    #expect(FormatDefinition(try Mask("9", syntax: .tokens(["9": .digit]))) == nil)
  }

  @Test func makesMasks() throws {
    let set = try FormatDefinition(json: #"{"mask":"[00]","alternatives":["[000]"]}"#)
    #expect(try set.makeMasks().map { $0.pattern } == ["[00]", "[000]"])
    #expect(try FormatDefinition(.filter(.init(.named(.any)))).makeMasks().isEmpty)
  }
}

extension Mask.Options {
  /// The options without a placeholder that `#` would accept.
  fileprivate func plain(for syntax: Mask.Syntax) -> Self {
    var options = self
    if syntax == .hash { options.placeholderCharacter = nil }
    return options
  }
}
