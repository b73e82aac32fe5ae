import XCTest

/// Walks through the questions that the app answers by itself, and keeps the report with the results.
final class DeviceCheckTests: XCTestCase {
  @MainActor func testProbes() {
    let app = XCUIApplication()
    app.launch()
    guard open("Device check", in: app) else { return }
    for number in [1, 10, 11, 17, 20, 27, 30, 33] {
      guard open("\(number). ", in: app) else { continue }
      let field = app.textFields["observed"]
      XCTAssertTrue(field.waitForExistence(timeout: 5))
      field.tap()
      app.buttons["Run"].tap()
      app.buttons["as assumed"].tap()
      keep(app.screenshot(), "question \(number)")
      app.navigationBars.buttons.firstMatch.tap()
    }
    keep(app.screenshot(), "report")
  }

  /// Opens a row whose title begins so. A list makes its rows when they come into view.
  @MainActor private func open(_ title: String, in app: XCUIApplication) -> Bool {
    let row = app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", title)).firstMatch
    for _ in 0..<6 where !(row.waitForExistence(timeout: 2) && row.isHittable) { app.swipeUp() }
    guard row.exists else {
      XCTFail("There is no row “\(title)”")
      return false
    }
    row.tap()
    return true
  }

  @MainActor private func keep(_ screenshot: XCUIScreenshot, _ name: String) {
    let attachment = XCTAttachment(screenshot: screenshot)
    attachment.name = name
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
