@_exported import Foundation

@objc open class XCTest: NSObject {}

@objc open class XCTestCase: XCTest {
  open var continueAfterFailure: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  @MainActor open func add(_ attachment: XCTAttachment) { fatalError() }
}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
  fatalError()
}
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = ""
) { fatalError() }
public func XCTAssertEqual<T: Equatable>(
  _ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = ""
) { fatalError() }
public func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = ""
) { fatalError() }

@objc open class XCTContext: NSObject {
  @MainActor open class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result { fatalError() }
}

@MainActor @objc public protocol XCTActivity: NSObjectProtocol {}

@objc open class XCTAttachment: NSObject {
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }
  @MainActor public convenience init(screenshot: XCUIScreenshot) { fatalError() }
  open var name: String?
  open var lifetime: Lifetime {
    get { fatalError() }
    set { fatalError() }
  }
}
