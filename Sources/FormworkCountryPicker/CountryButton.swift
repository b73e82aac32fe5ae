#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
public import FormworkUI
import Foundation
public import SwiftUI

/// A button with a flag and a calling code that opens a ``CountryPicker``.
///
///     HStack {
///       CountryButton(region: $region, phone: $phone, recents: $recents)
///       MaskedTextField("Phone", value: $phone, format: .phone(region))
///     }
///
/// With a binding to the number, picking another country keeps the digits of the number, and changes its calling code.
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
  ///   - region: The selected region.
  ///   - phone: The value of the field next to the button, or `nil`.
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
      Text(verbatim: region?.flag ?? "🌐")
      if let region { Text(verbatim: region.shownCallingCode) }
    }
  }

  private var spokenName: String {
    region.map { RegionList.Entry($0, locale: locale).spokenName } ?? "+"
  }

  /// The selection; setting it also changes the calling code of the number.
  private var picked: Binding<Region?> {
    let (region, phone) = ($region, phone)
    return Binding(
      get: { region.wrappedValue },
      set: { new in
        if let new, let phone {
          phone.wrappedValue = new.adoptingPhoneNumber(
            phone.wrappedValue, from: region.wrappedValue)
        }
        region.wrappedValue = new
      })
  }
}
#endif
