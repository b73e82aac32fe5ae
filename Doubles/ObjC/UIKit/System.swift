@_exported import Foundation

open class UIColor: NSObject, @unchecked Sendable {
  open class var label: UIColor { fatalError() }
  open class var systemRed: UIColor { fatalError() }
  open class var placeholderText: UIColor { fatalError() }
  open class var clear: UIColor { fatalError() }
}

open class UIFont: NSObject, @unchecked Sendable {
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { fatalError() }
}

extension NSAttributedString.Key {
  public static var font: Self { fatalError() }
  public static var foregroundColor: Self { fatalError() }
}
