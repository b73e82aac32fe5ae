#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
public import Formwork
import Foundation
public import SwiftUI

/// A button with a flag and a calling code that opens a ``CountryPicker``.
///
///     HStack {
///       CountryButton(region: $region, phone: $phone, recents: $recents)
///       MaskedTextField("Phone", value: $phone, format: .phone(region))
///     }
///
/// With a binding to the number, the button shows the country of a number with a calling code, whether
/// the user has typed or pasted it or your app has set it. Your app's region stays: it is the one of
/// numbers without a calling code. Picking another country keeps the digits of the number, and changes
/// its calling code.
public struct CountryButton: View {
  @Binding private var region: Region?
  @Binding private var recents: [Region]
  private let phone: Binding<String>?
  private let regions: [Region]
  private let cancel: LocalizedStringKey

  @Environment(\.locale) private var locale
  @State private var isPicking = false

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - region: The picked region: the one of numbers without a calling code.
  ///   - phone: The value of the field next to the button, whose country the button shows, or `nil`.
  ///   - recents: The most recently picked regions.
  ///   - regions: The regions to pick from.
  ///   - cancel: The title of the button that closes the picker, translated by your app.
  public init(
    region: Binding<Region?>, phone: Binding<String>? = nil,
    recents: Binding<[Region]> = .constant([]), regions: [Region] = Region.all,
    cancel: LocalizedStringKey = "Cancel"
  ) {
    _region = region
    _recents = recents
    self.phone = phone
    self.regions = regions
    self.cancel = cancel
  }

  /// The button.
  public var body: some View {
    Button(action: { isPicking = true }, label: { label })
      // In a row of a form, a button would take the taps on the field beside it, too.
      .buttonStyle(.plain)
      .accessibilityLabel(Text(verbatim: spokenName))
      .sheet(isPresented: $isPicking) {
        NavigationView {
          VStack {
            CountryPicker(selection: picked, recents: $recents, regions: regions) {
              isPicking = false
            }
            Button(action: { isPicking = false }, label: { Text(cancel) })
          }
        }
      }
  }

  private var label: some View {
    HStack {
      Text(verbatim: shownRegion?.flag ?? "🌐")
      if let shownRegion { Text(verbatim: shownRegion.shownCallingCode) }
    }
  }

  private var spokenName: String {
    shownRegion.map { RegionList.Entry($0, locale: locale).spokenName } ?? "+"
  }

  /// The region of the number, or the picked one while the number has no calling code.
  private var shownRegion: Region? {
    phone.map { Region.ofPhoneNumber($0.wrappedValue, in: region) } ?? region
  }

  /// The selection; setting it also changes the calling code of the number.
  private var picked: Binding<Region?> {
    let (region, phone, shown) = ($region, phone, shownRegion)
    return Binding(
      get: { shown },
      set: { new in
        if let new, let phone {
          phone.wrappedValue = new.adoptingPhoneNumber(phone.wrappedValue, from: shown)
        }
        region.wrappedValue = new
      })
  }
}
#endif
