import FormworkCountryPickerUnderTest
import FormworkUnderTest
import Foundation
import Testing

/// The content of a picker, without a view.
@Suite struct CountryPickerModelTests {
  private let list = RegionList(locale: Locale(identifier: "en_US"))

  @Test func deviceAndRecentOnesComeFirst() {
    let model = CountryPickerModel(
      list: list, first: [.germany], recents: [.france, .germany, .france, .japan])
    #expect(model.sections.first?.title == nil)
    #expect(model.sections.first?.entries.map { $0.region } == [.germany, .france, .japan])
    // They are where their letters are, too.
    let letter = model.sections.first { $0.title == "G" }
    #expect(letter?.entries.contains { $0.region == .germany } == true)
  }

  @Test func oneSectionForEachLetter() {
    let model = CountryPickerModel(list: list, first: [])
    let titles = model.sections.compactMap { $0.title }
    #expect(titles == titles.sorted() && Set(titles).count == titles.count)
    #expect(titles.first == "A" && titles.last == "Z")
    #expect(model.sections.flatMap { $0.entries }.count == Region.all.count)
    #expect(
      model.sections.first { $0.title == "A" }?.entries.contains { $0.name == "Åland Islands" }
        == true)
  }

  @Test func oneSectionForChinese() {
    let chinese = RegionList(locale: Locale(identifier: "zh_Hans_CN"))
    let model = CountryPickerModel(list: chinese, first: [.china])
    #expect(model.sections.map { $0.id } == ["first", "all"])
  }

  @Test func aSearchHasOneSection() {
    var model = CountryPickerModel(list: list, first: [.germany])
    model.query = "+49"
    #expect(model.sections.map { $0.entries.map { $0.region } } == [[.germany]])
    model.query = "qqq"
    #expect(model.sections.isEmpty)
    model.query = "  "
    #expect(model.sections.count > 20)
  }

  @Test func onlySomeRegions() {
    let few = RegionList([.austria, .germany], locale: Locale(identifier: "de"))
    let model = CountryPickerModel(list: few, first: [.france], recents: [.austria])
    #expect(model.sections.map { $0.id } == ["first", "D", "O"])
    #expect(model.sections.first?.entries.map { $0.name } == ["Österreich"])
  }

  @Test func recents() {
    var recents: [Region] = []
    for region in [Region.france, .germany, .france, .japan, .china, .austria, .italy] {
      recents.notePick(region)
    }
    #expect(recents == [.italy, .austria, .china, .japan, .france])
    // A country that is in the list already takes no room.
    recents.notePick(.china)
    #expect(recents == [.china, .italy, .austria, .japan, .france])
    recents.notePick(.italy)
    recents.notePick(.spain, keeping: 2)
    #expect(recents == [.spain, .italy])
  }
}
