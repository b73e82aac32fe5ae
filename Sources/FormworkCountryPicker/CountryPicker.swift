#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
public import Formwork
import Foundation
public import SwiftUI

/// A searchable list from which the user picks a country.
///
///     NavigationView {
///       CountryPicker(selection: $region, recents: $recents) { isPicking = false }
///         .navigationTitle("Country")
///     }
///
/// The device's region and the recent ones come first, then all others by their first letters. The
/// search finds a country by its two letters, by its calling code, and by its name in the user's
/// language, in English, and in the country's own languages. Names are in the language of the
/// environment's locale.
public struct CountryPicker: View {
  @Binding private var selection: Region?
  @Binding private var recents: [Region]
  private let regions: [Region]
  private let picked: @MainActor () -> Void

  /// The locale of the names, if it differs from the environment's.
  var ownLocale: Locale?

  @Environment(\.locale) private var environmentLocale
  @State private var model: CountryPickerModel?
  @State private var query = ""

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: The selected region.
  ///   - recents: The most recently picked regions. The picker moves a picked region to the front.
  ///     Save the list to show it again.
  ///   - regions: The regions to pick from.
  ///   - onPick: A closure that runs when the user picks a region, even if it was already selected.
  public init(
    selection: Binding<Region?>, recents: Binding<[Region]> = .constant([]),
    regions: [Region] = Region.all, onPick: @escaping @MainActor () -> Void = {}
  ) {
    _selection = selection
    _recents = recents
    self.regions = regions
    picked = onPick
  }

  /// The list.
  public var body: some View {
    List {
      ForEach(sections) { section in
        if let title = section.title {
          Section(title) { rows(of: section) }
        } else {
          Section { rows(of: section) }
        }
      }
    }
    .searchable(text: $query)
    // Names of all regions are looked up once, not with each update of the view around.
    .onAppear { makeModel() }
    .id(locale.identifier)
  }

  private var locale: Locale { ownLocale ?? environmentLocale }

  private var sections: [CountryPickerModel.Section] {
    guard var model else { return [] }
    model.query = query
    return model.sections
  }

  private func makeModel() {
    if model?.list.locale.identifier == locale.identifier { return }
    model = CountryPickerModel(list: RegionList(regions, locale: locale), recents: recents)
  }

  private func rows(of section: CountryPickerModel.Section) -> some View {
    ForEach(section.entries) { entry in
      Button(action: { pick(entry.region) }, label: { label(of: entry) })
        .accessibilityLabel(Text(verbatim: entry.spokenName))
        .accessibilityAddTraits(entry.region == selection ? .isSelected : [])
    }
  }

  private func label(of entry: RegionList.Entry) -> some View {
    HStack {
      Text(verbatim: entry.region.flag)
      Text(verbatim: entry.name)
      Spacer()
      Text(verbatim: entry.region.shownCallingCode).foregroundStyle(.secondary)
      if entry.region == selection { Image(systemName: "checkmark") }
    }
  }

  private func pick(_ region: Region) {
    selection = region
    recents.notePick(region)
    picked()
  }
}

extension RegionList.Entry {
  /// The name and the calling code, as VoiceOver reads them.
  var spokenName: String { "\(name), +\(region.callingCode)" }
}

extension Region {
  /// The calling code with its plus sign on its left, in every writing direction.
  var shownCallingCode: String { "\u{2066}+\(callingCode)\u{2069}" }
}
#endif
