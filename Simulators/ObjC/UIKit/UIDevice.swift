#if !os(watchOS)
public import Foundation

@MainActor @objc open class UIDevice: NSObject {
  open class var current: UIDevice { fatalError() }
  open var systemName: String { fatalError() }
  open var systemVersion: String { fatalError() }
  open var model: String { fatalError() }
}
#endif
