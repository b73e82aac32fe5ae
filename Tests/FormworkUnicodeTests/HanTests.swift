import FormworkTables
import FormworkTestSupport
import Testing

@Suite struct HanTests {
  /// The total that Scripts.txt of Unicode 17.0 gives for Script=Han.
  @Test func countsAsManyAsTheStandard() {
    #expect(allScalars.count { UnicodeData.isHan($0.value) } == 103_351)
  }

  @Test func holdsEveryIdeographAndRadical() {
    let missing = allScalars.filter { scalar in
      let properties = scalar.properties
      return (properties.isUnifiedIdeograph || properties.isRadical)
        && !UnicodeData.isHan(scalar.value)
    }
    #expect(missing.isEmpty)
  }

  @Test func holdsOnlyAssignedScalars() {
    let unassigned = allScalars.filter {
      (UnicodeData.isHan($0.value) || UnicodeData.isCJKPunctuation($0.value))
        && $0.properties.generalCategory == .unassigned
    }
    #expect(unassigned.isEmpty)
  }

  @Test(arguments: Array("漢字龥㐀𠀀\u{F900}\u{2F800}⺀\u{2F00}々〇〡〸〻".unicodeScalars))
  func han(scalar: Unicode.Scalar) {
    #expect(UnicodeData.isHan(scalar.value))
    #expect(!UnicodeData.isCJKPunctuation(scalar.value))
  }

  @Test(arguments: Array("aя5あアｱ한ㄱㄅ〆〱〼㊥①ー、".unicodeScalars))
  func notHan(scalar: Unicode.Scalar) {
    #expect(!UnicodeData.isHan(scalar.value))
  }

  @Test(arguments: Array("　、。〃〈》「』【】〒〜〰〽・゠︐︰﹏﹐﹪！，：？～｡･￥￭".unicodeScalars))
  func cjkPunctuation(scalar: Unicode.Scalar) {
    #expect(UnicodeData.isCJKPunctuation(scalar.value))
  }

  @Test(arguments: Array(",.!?“”‘’—…·«»々〇〱〼あーＡ０ｱ".unicodeScalars))
  func notCJKPunctuation(scalar: Unicode.Scalar) {
    #expect(!UnicodeData.isCJKPunctuation(scalar.value))
  }

  /// In these blocks, all punctuation, symbols, and spaces are those of Chinese, Japanese, and Korean.
  @Test(
    arguments: [
      0x3000...0x303F, 0x30A0...0x30FF, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF00...0xFFEF,
    ] as [ClosedRange<UInt32>])
  func punctuationIsThatOfTheBlock(block: ClosedRange<UInt32>) {
    let kinds: Set<Unicode.GeneralCategory> = [
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .dashPunctuation,
      .connectorPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol,
      .otherSymbol, .spaceSeparator,
    ]
    for scalar in block.compactMap(Unicode.Scalar.init) {
      let isExpected = kinds.contains(scalar.properties.generalCategory)
      #expect(UnicodeData.isCJKPunctuation(scalar.value) == isExpected, "\(scalar)")
    }
  }

  @Test func punctuationIsNeitherLetterNorMarkNorDigit() {
    let overlap = allScalars.filter {
      UnicodeData.isCJKPunctuation($0.value)
        && (UnicodeData.isLetter($0.value) || UnicodeData.isMark($0.value)
          || UnicodeData.decimalDigitValue($0.value) != nil)
    }
    #expect(overlap.isEmpty)
  }
}
