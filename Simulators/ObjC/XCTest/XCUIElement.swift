@_exported import Foundation

@MainActor @objc open class XCUIElement: NSObject {
  open var exists: Bool { fatalError() }
  open var isHittable: Bool { fatalError() }
  open var label: String { fatalError() }
  open var value: Any? { fatalError() }
  open var textFields: XCUIElementQuery { fatalError() }
  open var staticTexts: XCUIElementQuery { fatalError() }
  open var buttons: XCUIElementQuery { fatalError() }
  open var navigationBars: XCUIElementQuery { fatalError() }
  open func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
  open func tap() { fatalError() }
  open func swipeUp() { fatalError() }
  open func swipeDown() { fatalError() }
  open func typeText(_ text: String) { fatalError() }
}

@MainActor @objc open class XCUIApplication: XCUIElement {
  public nonisolated override init() { fatalError() }
  open var launchEnvironment: [String: String] {
    get { fatalError() }
    set { fatalError() }
  }
  open func launch() { fatalError() }
  open func terminate() { fatalError() }
  open func screenshot() -> XCUIScreenshot { fatalError() }
}

@MainActor @objc open class XCUIElementQuery: NSObject {
  open var firstMatch: XCUIElement { fatalError() }
  open var buttons: XCUIElementQuery { fatalError() }
  open subscript(key: String) -> XCUIElement { fatalError() }
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { fatalError() }
}

@MainActor @objc open class XCUIScreenshot: NSObject {}

public struct XCUIKeyboardKey: RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { fatalError() }
  public static var delete: XCUIKeyboardKey { fatalError() }
}
