#if !os(watchOS)
@_exported import Foundation

@MainActor @objc open class UIBarItem: NSObject {
  @objc(enabled) open var isEnabled: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

// A category of NSObject, as for views.
extension UIBarItem {
  @objc open var accessibilityLabel: String? {
    get { fatalError() }
    set { fatalError() }
  }
}

@MainActor @objc open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable { case done, cancel, flexibleSpace = 5 }
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) { fatalError() }
  public class func flexibleSpace() -> Self { fatalError() }
}

@available(tvOS, unavailable)
@MainActor @objc open class UIToolbar: UIView {
  @objc open var items: [UIBarButtonItem]?
  @objc(setItems:animated:) open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    fatalError()
  }
}

extension UIImage {
  public convenience init?(systemName name: String) { fatalError() }
}
#endif
