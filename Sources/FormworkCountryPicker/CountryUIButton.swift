#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
public import FormworkUI
public import Foundation
public import UIKit

/// A button with a flag and a calling code that opens a ``CountryPicker``, for UIKit.
///
///     let country = CountryUIButton(region: .germany, phoneField: phoneField)
///     country.onPick = { region in phoneField.formwork.format = .phone(region) }
///     phoneField.leftView = country
///     phoneField.leftViewMode = .always
///
/// Picking another country keeps the digits of the number in `phoneField`, and changes its calling
/// code. It is tested with a headless simulator of UIKit and hasn't been run on iOS.
public final class CountryUIButton: UIButton {
  /// The selected region; `nil` shows a globe.
  public var region: Region? { didSet { if region != oldValue { showRegion() } } }

  /// The field whose number gets the calling code of a picked region; `nil` for none.
  public weak var phoneField: UITextField?

  /// The most recently picked regions, the latest first. Save them to show them again.
  public var recents: [Region] = []

  /// The regions to pick from.
  public var regions = Region.all

  /// The locale of the names. The default is the user's.
  public var locale = Locale.current { didSet { showRegion() } }

  /// A closure that runs when the user has picked a region, after the number has changed.
  public var onPick: (@MainActor (Region) -> Void)?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - region: The selected region.
  ///   - phoneField: The field whose number gets the calling code of a picked region; the button
  ///     doesn't retain it.
  public init(region: Region? = .ofDevice, phoneField: UITextField? = nil) {
    self.region = region
    self.phoneField = phoneField
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a button from an archive, with the device's region.
  public required init?(coder: NSCoder) {
    region = .ofDevice
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    setTitleColor(.label, for: .normal)
    titleLabel?.font = .preferredFont(forTextStyle: .body)
    titleLabel?.adjustsFontForContentSizeCategory = true
    addAction(
      UIAction { [weak self] _ in self?.openPicker() }, for: .primaryActionTriggered)
    showRegion()
  }

  private func showRegion() {
    setTitle(region.map { "\($0.flag) \($0.shownCallingCode)" } ?? "🌐", for: .normal)
    accessibilityLabel = region.map { RegionList.Entry($0, locale: locale).spokenName } ?? "+"
    // A field places its `leftView` by the size that the view has.
    sizeToFit()
  }

  /// Presents the picker over the view controller that contains the button or its field.
  private func openPicker() {
    guard let holder = viewController ?? phoneField?.viewController,
      holder.presentedViewController == nil
    else { return }
    let close: @MainActor () -> Void = { [weak holder] in holder?.dismiss(animated: true) }
    let picker = CountryPicker.makeViewController(
      selected: region, recents: recents, regions: regions, locale: locale
    ) { [weak self] region in
      self?.pick(region)
      close()
    }
    picker.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in close() })
    holder.present(UINavigationController(rootViewController: picker), animated: true)
  }

  private func pick(_ new: Region) {
    if let field = phoneField {
      field.formwork.value = new.adoptingPhoneNumber(field.formwork.value, from: region)
    }
    region = new
    recents.notePick(new)
    onPick?(new)
  }
}

extension UIView {
  /// The view controller whose view contains the view.
  fileprivate var viewController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
  }
}
#endif
