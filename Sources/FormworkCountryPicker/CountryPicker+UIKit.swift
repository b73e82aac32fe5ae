#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
public import FormworkUI
public import Foundation
import SwiftUI
public import UIKit

extension CountryPicker {
  /// Returns a view controller with a picker, to put into a navigation controller, where its search field is shown.
  ///
  ///     let picker = CountryPicker.makeViewController(selected: .germany) { [weak self] region in
  ///       self?.phoneField.formwork.format = .phone(region)
  ///       self?.dismiss(animated: true)
  ///     }
  ///     present(UINavigationController(rootViewController: picker), animated: true)
  ///
  /// - Parameters:
  ///   - selected: The region with a check mark.
  ///   - recents: The regions that were picked last. `[Region].notePick(_:keeping:)` adds the picked one for the next time.
  ///   - regions: The regions to pick from.
  ///   - locale: The locale of the names; the user's if you omit it.
  ///   - onPick: A closure that runs with the region when the user has picked one.
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
