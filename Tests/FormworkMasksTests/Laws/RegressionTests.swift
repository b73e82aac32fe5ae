import FormworkTestSupport
import Testing

/// What the laws found, each as the smallest script that broke one. Keys are drawn as in `press`.
@Suite struct RegressionTests {
  /// A script and the field after it, as the law demands.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var format: FormatSpec
    var keys: String
    var field: String

    init(
      _ name: String, _ patterns: String..., options: Mask.Options = .init(),
      syntax: MaskSpec.Syntax = .brackets, strategy: MaskSet.Strategy = .wholeString, keys: String,
      field: String
    ) {
      self.name = name
      format = FormatSpec()
      format.masks = patterns.map {
        var mask = MaskSpec(elements: [], syntax: syntax)
        mask.raw = $0
        return mask
      }
      format.options = options
      format.strategy = strategy
      self.keys = keys
      self.field = field
    }

    var testDescription: String { name }
  }

  @Test(arguments: cases)
  func keysLeaveTheField(_ example: Case) throws {
    let format = try #require(example.format.build())
    #expect(typed(example.keys, into: format) == example.field)
  }

  private static let guide = Mask.Options(placeholderCharacter: "_")
  private static let rightToLeft = Mask.Options(rightToLeft: true)
  private static let guideFromRight = Mask.Options(placeholderCharacter: "_", rightToLeft: true)

  /// What a value is shown as is what its own value is shown as.
  @Test func separatorsOfNoMaskChooseNone() throws {
    var options = Mask.Options()
    options.letterCase = .lower
    let upper = Mask.Notation("V", accepts: UnicodeSet(Array("AEIOU")), letterCase: .upper)
    let set = MaskSet(
      primary: try Mask("[V0]", notations: [upper], options: options),
      alternatives: [try Mask("[a]", options: options)], strategy: .capacity)
    #expect(set.formatted(value: "A.").text == "a")
    #expect(set.formatted(value: "A").text == "a")
  }

  /// A mask that can begin with a sign competes with those whose prefix the sign announces.
  @Test func textsThatBeginWithASignAreRead() throws {
    let open = MaskSet(primary: try Mask("[9]/ [0]"), alternatives: [try Mask("/Z[0]")])
    #expect(open.formatted(text: "/ 1").text == "/ 1")
    let reversed = Mask.Options(rightToLeft: true)
    let fromRight = MaskSet(
      primary: try Mask(":A[0]", options: reversed),
      alternatives: [try Mask(":[0]", options: reversed)])
    #expect(fromRight.formatted(text: ":1").text == ":1")
  }

  private static let cases = [
    Case("a set rejects a key rather than lose a character", "[A]", "[0]", keys: "F1", field: "F|"),
    Case("a set of a slot and a literal", "#", "/", syntax: .hash, keys: "1/", field: "1|"),
    Case("a supplied literal goes with the last character", "[-]-[0]", keys: "1⌫", field: "|"),
    Case("one after an optional slot too", "[0a]-[0]", keys: "11⌫", field: "1|"),
    Case("and two Backspaces empty the field", "[0a]-[0]", keys: "11⌫⌫", field: "|"),
    Case("also from the right", "[0]-[9]", options: rightToLeft, keys: "11⌫", field: "1|"),
    Case(
      "also with more characters", "[0]-[009]", options: rightToLeft, keys: "⟨111⟩1⌫", field: "111|"
    ),
    Case(
      "a guide's own text from the right", "[00]", options: guideFromRight, keys: "⟨_1⟩",
      field: "_1|"),
    Case("a paste with the prefix finds the best places", ":[h0a]", keys: "⟨:1Y⟩", field: ":1Y|"),
    Case("also with hexadecimal slots", "-[0h00H]", keys: "⟨-111A⟩", field: "-111A|"),
    Case("a separator that is there is remembered", "[0]-[0]", "[00]", keys: "1-1", field: "1-1|"),
    Case(
      "a guide of a set holds characters where they were typed", "[0h00]", "[-0A]", options: guide,
      strategy: .capacity, keys: "1c1⌫", field: "1c|__"),
    Case(
      "a set keeps the order in a guide", "[0]", "[Pa0]", options: guide, keys: "1A", field: "1|"),
    Case(
      "a literal space begins a display", " 4-######", syntax: .hash, keys: "⟨ 4-1111⟩",
      field: " 4-1111|"),
    Case(
      "overwriting from the right appends at the end", "[00]",
      options: .init(insertion: .replace, rightToLeft: true), keys: "11", field: "11|"),
    Case(
      "a paste isn't cut from the right", "[0]", options: rightToLeft, keys: "⟨12⟩", field: "|"),
    Case("a set cuts nothing", "[0]-", "[0]", keys: "⟨11⟩", field: "|"),
    Case("no dead key before a typed prefix", ")[00A]", keys: ")«0»1", field: ")1|"),
    Case(
      "a set reads the display of one of its masks", "7[0000000000]", "-[0000000000]",
      strategy: .extractedValueCapacity, keys: "⟨71⟩", field: "71|"),
    Case(
      "but one without literals is no display", "[0]-[0]", "[00]",
      strategy: .extractedValueCapacity,
      keys: "⟨11⟩", field: "1-1|"),
    Case("a set keeps a typed literal", "", "[9]- [0]", keys: " 1⌫", field: "- |"),
    Case(
      "a paste without a character of the user loses", "\\788", syntax: .digits, keys: "⟨7d⟩",
      field: "77|"),
    Case("a display skips optional slots", "[P]-[0]", keys: "⟨-1⟩", field: "-1|"),
    Case("also letters", "[a]x[0]", keys: "⟨x1⟩", field: "x1|"),
    Case("also between other slots", "7[000-A0]", keys: "⟨7111X1⟩", field: "7111X1|"),
    Case(
      "a no-break space is itself in a display", "[00]\u{A0}5[00]", keys: "⟨11\u{A0}51⟩",
      field: "11\u{A0}51|"),
    Case(
      "Backspace takes a literal that chose the mask", "[00]", "[00]-", keys: "⟨11⟩-⌫", field: "11|"
    ),
    Case(
      "from the right there is no prefix to type", "[0]6[0]", options: rightToLeft,
      keys: "⟨61⟩1⌫", field: "61|"),
    Case(
      "a guide keeps the order from the right", "[0a]", options: guideFromRight, keys: "y1",
      field: "_y|"),
    Case(
      "truncating pushes out the last one", "…[0P]", options: .init(overflow: .truncate),
      keys: "1⟨…4⟩",
      field: "…1|"),
    Case("a digit is the very next literal or none", "19[V0]", keys: "91", field: "1|"),
    Case("a typed literal isn't given up for a key", "19[V0]", keys: "191", field: "19|"),
    Case(
      "a paste is never cut, not even to a complete value", "[-0A]", keys: "⟨1c1⟩", field: "|"),
    Case(
      "a guide's caret is after an endless slot from the right", "[0…]", options: guideFromRight,
      keys: "1", field: "1|"),
    Case("what no mask keeps doesn't choose", "[0]-", "[0]", keys: "⟨1_⟩", field: "1-|"),
    Case("nothing cut changes nothing", "", "-", keys: "-⟨⟩", field: "-|"),
    Case(
      "an endless guide from the right", "[…]", options: guideFromRight, keys: "17", field: "17|"),
    Case(
      "a typed literal is remembered where a key went before it", "[0].[0]",
      options: .init(completion: false), keys: "1.1⌫«0»1⌫", field: "|1."),
    Case(
      "also after several", "005555,6", syntax: .digits, keys: "111111,«0»1⌫", field: "|111111,"),
    Case(
      "also from the right", "#4#", options: rightToLeft, syntax: .hash, keys: "⟨41⟩1⌫",
      field: "41|"),
    Case("a literal typed after the next one", ":7[0]", keys: ":«0»7⌫", field: ":|"),
    Case(
      "a paste behind a typed prefix keeps it", "[0]", "+44[00]", keys: "⟨+44⟩⟨1,⟩1⌫",
      field: "+441|"),
    Case(
      "a deletion keeps to the prefix that was typed", "+[00]", "+9[0]",
      strategy: .extractedValueCapacity, keys: "+11⌫", field: "+1|"),
    Case("a key flows past selected literals", "[9]--[00]", keys: "⟨11⟩«1,2»1", field: "1--1|1"),
    Case(
      "a set drops nothing for a key that it could do without", "[AA0]", "[0]",
      keys: "⟨cX1⟩«0,2»x", field: "|cX|1"),
    Case(
      "no character behind a new one becomes a literal before it", "1[00]", "19[00]",
      keys: "⟨91⟩«0»⟨11⟩1", field: "|191"),
    Case(
      "a sign behind a prefix that was typed in part", "", "+49[0]", keys: "⟨491⟩«0»+«3»+",
      field: "+49|1"),
    Case(
      "a set keeps the holes of its guide", "", "[000] ", options: guide, keys: "⟨1__ ⟩«2»1⌫",
      field: "1_|_ "),
    Case("what is supplied goes with the last character", "[a]-[0]𝟗", keys: "⟨1𝟗⟩⌫", field: "|"),
    Case(
      "no literal is crossed that wasn't shown", "[0].[000]", "[09].[000]", keys: "⟨1111⟩«0»1",
      field: "1|1.111"),
    Case(
      "a no-break space is a literal", "[00]\u{A0}", options: .init(completion: false),
      keys: "⟨11\u{A0}⟩", field: "11\u{A0}|"),
    Case(
      "from the right a separator chooses no mask", "[00]", "[0]-[0]", options: rightToLeft,
      keys: "11«1»-", field: "1|1"),
    Case(
      "a character passed by a paste makes room for a key", "[9][00]5", keys: "⟨115⟩«1»1",
      field: "11|15"),
    Case(
      "a key that another mask has as a literal isn't lost", "4[0]", "49", keys: "⟨49⟩9",
      field: "49|"),
    Case("a guide cuts no paste", "[0V]", options: guide, keys: "⟨a1⟩", field: "|"),
    Case("a guide's holes aren't held", "[a0]", options: guide, keys: "1⌫", field: "|"),
    Case(
      "what is before a key moves on among mixed slots", "[-0A]", keys: "⟨a⟩«0»11", field: "11|a"),
    Case(
      "a key over a character finds the room behind the literal", "[P]-[00]",
      keys: "⟨,1⟩«0,1»2", field: "-2|1"),
    Case(
      "what stood behind a typed literal that goes isn't left", "[09]-[0]א",
      keys: "⟨11א⟩«1»⌦1⌫", field: "1|"),
    Case(
      "a paste over the beginning keeps what is after it", "~x[00]-[00]",
      keys: "⟨1137⟩«0,4»⟨~x711⟩", field: "|~x11|-37"),
    Case(
      "also where another mask has the prefix", "[00]", "+1[0]", keys: "12«0,1»⟨+12⟩",
      field: "|1|2"),
    Case(
      "what a mask puts before a typed literal chooses no mask", "א[0000]", "-א[00000]",
      keys: "⟨א1111⟩1⌫", field: "א1111|"),
    Case(
      "a literal behind optional slots is found", "-[9][0]C[0]", keys: "⟨-1C⟩", field: "-1C|"),
    Case(
      "separators that mean nothing take nothing away", "-[000]:[0]", keys: "⟨1111⟩«5,6»⟨::⟩",
      field: "-111:|1|"),
    Case(
      "what goes from the end leaves its literals with nothing to part", "[-0]{-}[000a]",
      keys: "⟨1111d⟩«2,5»⌫", field: "1|"),
    Case(
      "a deletion shows what a whole text that says the same would", "[09].", "[0].{-}",
      keys: "⟨1.⟩«0»1⌫", field: "|1."),
    Case(
      "a character that is a literal elsewhere is no literal for that", "#", "/##", syntax: .hash,
      keys: "/1⌫", field: "/|"),
    Case(
      "what a single key chose is chosen again", "-.", ".*", syntax: .tokens, strategy: .capacity,
      keys: ".1⌫", field: "-.|"),
    Case(
      "a mask with a guide displays no text without its holes", "[00] / [009]", "[00] / [00]",
      options: .init(placeholderCharacter: "_", rightToLeft: true), strategy: .prefix,
      keys: "⟨11 / 11⟩",
      field: "11 / 11|"),
    Case(
      "from the right what follows a selection is no beginning", ":3[00]", options: rightToLeft,
      keys: "13«0,1»⟨:3⟩", field: "3|3"),
    Case(
      "from the right the beginning is what is displayed before the caret, and after it", "+1[00]",
      options: rightToLeft, keys: "51«1»⟨+1511⟩", field: "5|1"),
    Case(
      "less than what is there doesn't take its place", "+[00]", "+49[0]", keys: "⟨+49⟩⟨+4⟩",
      field: "+49|"),
    Case(
      "keys read anew as a whole number lose no space", "-2#", syntax: .hash, keys: " 1",
      field: "-2 |"),
    Case("nor a symbol", "-1###", syntax: .hash, keys: "⟨/11⟩1", field: "-1/11|"),
    Case(
      "nor one in the middle", "-3###-####-####", syntax: .hash, keys: "⟨11111⟩.⟨11311⟩1",
      field: "-3111-11.1-1311|"),
    Case(
      "but they may begin with the prefix", "-2###", syntax: .hash, keys: "2111", field: "-2111|"),
    Case("a space announces no prefix", " 3[0]", keys: "31", field: " 33|"),
  ]
}
