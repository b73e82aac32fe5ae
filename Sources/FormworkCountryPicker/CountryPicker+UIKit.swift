#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
public import Formwork
public import Foundation
import SwiftUI
public import UIKit

extension CountryPicker {
  /// Returns a view controller with a picker. Put it into a navigation controller, which shows its
  /// search field.
  ///
  ///     let picker = CountryPicker.makeViewController(selected: .germany) { [weak self] region in
  ///       self?.phoneField.formwork.format = .phone(region)
  ///       self?.dismiss(animated: true)
  ///     }
  ///     present(UINavigationController(rootViewController: picker), animated: true)
  ///
  /// - Parameters:
  ///   - selected: The region with a check mark.
  ///   - recents: The most recently picked regions. `[Region].notePick(_:keeping:)` adds a picked
  ///     region to the list.
  ///   - regions: The regions to pick from.
  ///   - locale: The locale of the names. The default is the user's.
  ///   - onPick: A closure that runs when the user picks a region.
  /// - Returns: The view controller.
  @MainActor
  public static func makeViewController(
    selected: Region? = nil, recents: [Region] = [], regions: [Region] = Region.all,
    locale: Locale? = nil,
    onPick: @escaping @MainActor (Region) -> Void
  ) -> UIViewController {
    let choice = Choice(selected)
    var picker = CountryPicker(
      selection: Binding(get: { choice.region }, set: { choice.region = $0 }),
      recents: .constant(recents), regions: regions
    ) {
      if let region = choice.region { onPick(region) }
    }
    picker.ownLocale = locale
    return UIHostingController(rootView: picker)
  }

  /// The storage of the selection.
  @MainActor
  private final class Choice {
    var region: Region?

    init(_ region: Region?) { self.region = region }
  }
}
#endif
