@_spi(JSON) import FormworkCore
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
    #expect(try FormatDefinition(json: definition.json()) == definition)
  }

  @Test func writesKeysInOrderAndLeavesDefaultsOut() throws {
    var mask = MaskDefinition(
      "[H/]\u{1}\n", syntax: .tokens(["a": try UnicodeSet("0-9"), "b": .any]))
    mask.notations = [.init("H", accepts: try UnicodeSet("\"\\"), isOptional: true)]
    mask.alternatives = [.init("x"), .init("y", syntax: .hash)]
    mask.strategy = .capacity
    var definition = FormatDefinition(.mask(mask))
    definition.options.completion = false
    definition.undoSteps = .runs
    #expect(
      try definition.json() == """
        {"version":1,"mask":"[H/]\\u0001\\u000a","tokens":{"a":"0-9","b":"any"},\
        "notations":[{"character":"H","characters":"\\"\\\\","optional":true}],\
        "alternatives":["x",{"mask":"y","syntax":"hash"}],"strategy":"capacity",\
        "completion":false,"undoSteps":"runs"}
        """)
    var phone = PhoneDefinition(.region(.unitedStates))
    phone.validity = .possible
    #expect(
      try FormatDefinition(.phone(phone)).json()
        == #"{"version":1,"phone":{"region":"US","validity":"possible"}}"#)
    phone = PhoneDefinition(.region(.germany))
    phone.internationalNumbers = .reject
    phone.regions = [.germany, .austria]
    phone.types = .mobile
    phone.nationalDisplay = .national
    phone.valueFormat = .asTyped
    #expect(
      try FormatDefinition(.phone(phone)).json() == """
        {"version":1,"phone":{"region":"DE","internationalNumbers":"reject","regions":["DE","AT"],\
        "types":"mobile","nationalDisplay":"national","valueFormat":"asTyped"}}
        """)
    #expect(try FormatDefinition(.phone(PhoneDefinition())).json() == #"{"version":1,"phone":{}}"#)
    #expect(try FormatDefinition(.card(nil)).json() == #"{"version":1,"card":{}}"#)
  }

  /// Formats that JSON couldn't describe before, each with a text that shows the difference.
  @Test(
    arguments: [
      (#"{"number":{"style":"percent","maximumFractionDigits":1}}"#, "12.5", "12.5%"),
      (#"{"number":{"currency":"EUR","minimum":5,"locale":"de_DE"}}"#, "7", "7,00\u{A0}€"),
      (#"{"date":{"time":"h23"}}"#, "1830", "18:30"),
      (#"{"date":{"time":"h12"}}"#, "6:30pm", "06:30 PM"),
      (#"{"date":{}}"#, "12242024", "12/24/2024"),
      (#"{"date":{"range":"dd/MM/yyyy"}}"#, "24/12/2024 - 02/01/2025", "24/12/2024 – 02/01/2025"),
      (#"{"duration":"hh:mm"}"#, "1.5", "01:30"),
      (#"{"card":{"brands":["amex"]}}"#, "378282246310005", "3782 822463 10005"),
      (#"{"securityCode":{"brand":"amex"}}"#, "1234", "1234"),
      (#"{"securityCode":{"brand":"visa"}}"#, "1234", ""),
      (#"{"mask":"[0000]","contentType":"one-time-code"}"#, "1234", "1234"),
      (#"{"text":{"excluding":["emoji"]}}"#, "a👍b", "a b"),
      (#"{"text":{"allowed":"letters","excluding":[{"characters":"xyz"}]}}"#, "axe", ""),
      (#"{"text":{},"maximumLength":{"count":4,"of":"text","in":"bytes"}}"#, "aéé", "aé"),
      (#"{"text":{},"maximumLength":{"count":3,"in":"bytes"}}"#, "éé", "é"),
      (#"{"mask":"[AA]/[AA]","maximumLength":{"count":5,"in":"bytes"}}"#, "éé", "éé/"),
      (#"{"mask":"[AA]/[AA]","maximumLength":{"count":4,"of":"text","in":"bytes"}}"#, "éé", "é"),
      (#"{"mask":"[00]/[00]","valuePattern":["1.*",".*9"]}"#, "1239", "12/39"),
      (
        #"{"mask":"[HH]","notations":[{"character":"H","characters":{"class":"letter","without":"Q"}}]}"#,
        "aQ", "a"
      ),
      (#"{"phone":{"region":"device"}}"#, "+493023125042", "+49 30 23125042"),
    ] as [(json: String, input: String, text: String)])
  func describesEveryFormat(json: String, input: String, text: String) throws {
    let definition = try FormatDefinition(json: json)
    let format = try definition.makeFormat()
    #expect(format.editingEnded(format.formatted(text: input)).text == text)
    #expect(try FormatDefinition(json: definition.json()) == definition)
  }

  /// Definitions of the past can be read, and say what to write instead.
  @Test(
    arguments: [
      (#"{"filter":{"allow":"digits"}}"#, #"{"text":{"allowed":"digits"}}"#, 2),
      (
        #"{"number":{"entry":"cents","padding":"onBlur"}}"#,
        #"{"number":{"entry":"minorUnits","padding":"afterEditing"}}"#, 2
      ),
      (
        #"{"phone":{"foreignNumbers":"reject","allowedRegions":["DE"],"kinds":"mobile","homeNumbers":"national","valueStyle":"asTyped"}}"#,
        #"{"phone":{"internationalNumbers":"reject","regions":["DE"],"types":"mobile","nationalDisplay":"national","valueFormat":"asTyped"}}"#,
        5
      ),
      (
        #"{"mask":"[00]","placeholder":"_","case":"upper","now":"2026-11-25"}"#,
        #"{"mask":"[00]","placeholderCharacter":"_","letterCase":"upper","today":"2026-11-25"}"#, 3
      ),
    ] as [(old: String, new: String, warnings: Int)])
  func readsEarlierKeys(old: String, new: String, warnings: Int) throws {
    let (definition, found) = try FormatDefinition.read(JSON(Array(old.utf8)))
    #expect(try definition == FormatDefinition(json: new))
    #expect(found.count == warnings)
    for warning in found {
      #expect(warning.path.hasPrefix("$."))
      #expect(new.contains("\"\(warning.new)\""))
      #expect(!new.contains("\"\(warning.old)\""))
    }
    #expect(try FormatDefinition.read(JSON(Array(new.utf8))).warnings.isEmpty)
  }

  // With seed 548, an exclusion that only matters beside line breaks was lost.
  @Test(arguments: Array(0..<8) + [548])
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let definition = generator.definition()
      let json = try definition.json()
      #expect(try FormatDefinition(json: json) == definition, "\(json)")
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
      let definition = FormatDefinition(mask)
      #expect(try definition.makeMasks() == [mask])
    }
    for pattern in ["##-##", "99-99", "[00]", "abc"] {
      let mask = try Mask(asWritten: pattern, syntax: nil)
      let definition = FormatDefinition(mask)
      #expect(try definition.json() == #"{"version":1,"mask":"\#(pattern)"}"#)
      #expect(try definition.makeMasks() == [mask])
    }
    for pattern in ["##", "99", "12"] {
      let mask = try Mask(pattern)
      let definition = FormatDefinition(mask)
      #expect(try definition.makeMasks() == [mask])
    }
    for mask in [
      try Mask("[H]", notations: [Mask.Notation("H", accepts: .letter.union(.digit.inverted))]),
      try Mask("9", syntax: .tokens(["9": .digit.union(try UnicodeSet("A-F"))])),
    ] {
      let definition = try FormatDefinition(json: FormatDefinition(mask).json())
      #expect(try definition.makeMasks() == [mask])
    }
  }

  @Test func makesMasks() throws {
    let set = try FormatDefinition(json: #"{"mask":"[00]","alternatives":["[000]"]}"#)
    #expect(try set.makeMasks().map { $0.pattern } == ["[00]", "[000]"])
    #expect(try FormatDefinition(.text(.any)).makeMasks().isEmpty)
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
