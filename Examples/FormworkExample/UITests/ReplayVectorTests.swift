import XCTest

/// Types the vectors that every surface answers into a real field, key by key.
final class ReplayVectorTests: XCTestCase {
  /// Fewer than this would be a file that isn't found, or another form of it.
  private static let least = 30

  @MainActor func testVectors() throws {
    let vectors = try ReplayVector.all(in: Bundle(for: Self.self))
    XCTAssertGreaterThanOrEqual(vectors.count, Self.least)
    continueAfterFailure = true
    for vector in vectors {
      XCTContext.runActivity(named: vector.name) { _ in play(vector) }
    }
  }

  @MainActor private func play(_ vector: ReplayVector) {
    let app = XCUIApplication()
    app.launchEnvironment["FORMWORK_FORMAT"] = vector.definition
    app.launch()
    let field = app.textFields["field"]
    guard field.waitForExistence(timeout: 10) else {
      return XCTFail("\(vector.name): no field for \(vector.definition)")
    }
    field.tap()
    for (key, state) in zip(vector.keys, vector.states) {
      switch key {
      case .type(let text): field.typeText(text)
      case .backspace(let count):
        field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: count))
      }
      if let text = state.text {
        XCTAssertEqual(field.value as? String ?? "", text, "\(vector.name): the text")
      }
      if let value = state.value {
        let label = app.staticTexts["value"].label
        XCTAssertEqual(label, "value:" + value, "\(vector.name): the value")
      }
    }
    app.terminate()
  }
}
