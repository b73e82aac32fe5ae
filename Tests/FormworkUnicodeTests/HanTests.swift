import FormworkUnicode
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

  @Test func punctuationIsNeitherLetterNorMarkNorDigit() {
    let overlap = allScalars.filter {
      UnicodeData.isCJKPunctuation($0.value)
        && (UnicodeData.isLetter($0.value) || UnicodeData.isMark($0.value)
          || UnicodeData.decimalDigitValue($0.value) != nil)
    }
    #expect(overlap.isEmpty)
  }
}
