#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
public import Formwork
public import Foundation
public import UIKit

/// A button with a flag and a calling code that opens a ``CountryPicker``, for UIKit.
///
///     let country = CountryUIButton(region: .germany, phoneField: phoneField)
///     country.onPick = { region in phoneField.formwork.format = .phone(region) }
///     phoneField.leftView = country
///     phoneField.leftViewMode = .always
///
/// The button shows the country of a number with a calling code, whether the user has typed or pasted
/// it or your app has set it. Picking another country keeps the digits of the number in `phoneField`,
/// and changes its calling code. It is tested with a headless simulator of UIKit and hasn't been run on iOS.
public final class CountryUIButton: UIButton {
  /// The picked region: the one of numbers without a calling code. `nil` shows a globe.
  public var region: Region? { didSet { if region != oldValue { showRegion() } } }

  /// The field whose country the button shows, and whose number gets the calling code of a picked
  /// region; `nil` for none.
  public weak var phoneField: UITextField? { didSet { observe(insteadOf: oldValue) } }

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
  ///   - region: The picked region.
  ///   - phoneField: The field whose country the button shows, and whose number gets the calling code
  ///     of a picked region; the button doesn't retain it.
  public init(region: Region? = .ofDevice, phoneField: UITextField? = nil) {
    self.region = region
    self.phoneField = phoneField
    super.init(frame: .zero)
    setUp()
    observe(insteadOf: nil)
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

  private func observe(insteadOf old: UITextField?) {
    if phoneField === old { return }
    old?.formwork.removeContentObserver(self)
    phoneField?.formwork.addContentObserver(self) { $0.showRegion() }
    showRegion()
  }

  /// The region of the number, or the picked one while the number has no calling code.
  private var shownRegion: Region? {
    phoneField.map { Region.ofPhoneNumber($0.formwork.value, in: region) } ?? region
  }

  private func showRegion() {
    let shown = shownRegion
    let title = shown.map { "\($0.flag) \($0.shownCallingCode)" } ?? "🌐"
    let label = shown.map { RegionList.Entry($0, locale: locale).spokenName } ?? "+"
    // It runs after each key.
    if title == self.title(for: .normal), label == accessibilityLabel { return }
    setTitle(title, for: .normal)
    accessibilityLabel = label
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
      selected: shownRegion, recents: recents, regions: regions, locale: locale
    ) { [weak self] region in
      self?.pick(region)
      close()
    }
    picker.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in close() })
    holder.present(UINavigationController(rootViewController: picker), animated: true)
  }

  private func pick(_ new: Region) {
    let field = phoneField
    let number = field.map { new.adoptingPhoneNumber($0.formwork.value, from: shownRegion) }
    if let number { field?.formwork.value = number }
    region = new
    recents.notePick(new)
    onPick?(new)
    // In the format of the picked region, the number is a national one.
    if let number, let field, field.formwork.value == number { field.formwork.value = number }
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
