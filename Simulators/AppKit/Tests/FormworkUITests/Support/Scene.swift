import AppKit
import FormworkUnderTest
import Testing

/// One text view or field with a mask, a person at it, and what an app could notice.
@MainActor final class Scene {
  static let phone = "+1 ([000]) [000]-[0000]"

  let person = Person()
  let view: NSTextView?
  let field: NSTextField?

  /// What the closure was told, in order.
  private(set) var changes: [InputChange] = []
  private(set) var completions = 0

  private init(_ view: NSTextView?, _ field: NSTextField?) {
    self.view = view
    self.field = field
    view?.formwork.onChange = { [weak self] change in self?.changes.append(change) }
    view?.formwork.onComplete = { [weak self] in self?.completions += 1 }
    field?.formwork.onChange = { [weak self] change in self?.changes.append(change) }
    field?.formwork.onComplete = { [weak self] in self?.completions += 1 }
  }

  /// Runs a test at a text view that has the keys; the run fails if AppKit would raise.
  static func view(
    _ profile: Profile, mask: String? = phone, configure: (NSTextView) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (Scene, NSTextView) throws -> Void
  ) rethrows {
    try Simulation.run(profile) {
      let view = NSTextView()
      if let mask { view.formwork.setMask(mask) }
      configure(view)
      let scene = Scene(view, nil)
      scene.person.focus(view)
      try body(scene, view)
      #expect(Simulation.current.crashes.isEmpty, sourceLocation: sourceLocation)
    }
  }

  /// Runs a test at a field that is being edited; the run fails if AppKit would raise.
  static func field(
    _ profile: Profile, mask: String? = phone, configure: (NSTextField) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (Scene, NSTextField) throws -> Void
  ) rethrows {
    try Simulation.run(profile) {
      let field = NSTextField()
      if let mask { field.formwork.setMask(mask) }
      configure(field)
      let scene = Scene(nil, field)
      scene.person.focus(field)
      try body(scene, field)
      #expect(Simulation.current.crashes.isEmpty, sourceLocation: sourceLocation)
    }
  }

  /// The text that has the keys, with its caret or selection: `"12|3"`, `"1[2]3"`.
  var drawn: String {
    guard let editor = person.text else { return "" }
    let text = Array(editor.string.utf16)
    let selection = editor.selectedRange()
    func part(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF16.self) }
    let end = selection.location + selection.length
    let middle = part(selection.location..<end)
    return part(0..<selection.location) + (middle.isEmpty ? "|" : "[\(middle)]")
      + part(end..<text.count)
  }

  /// Both answers to every question that sources leave open.
  nonisolated static let profiles = [Profile.usual, .nasty]
}

/// An app's delegate of a text view that answers and counts.
@MainActor class Delegate: NSObject, NSTextViewDelegate {
  var answer = true
  var asked: [String] = []
  var texts: [String] = []

  /// The text at each end of editing.
  var ends: [String] = []

  /// There is no method table here: a name that only proxies have has to be denied.
  override func responds(to aSelector: Selector?) -> Bool {
    aSelector?.description.hasPrefix("formwork_isReachedThroughProxy") == false
  }

  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool {
    asked.append(
      "\(affectedCharRange.location),\(affectedCharRange.length):\(replacementString ?? "nil")")
    return answer
  }

  func textDidChange(_ notification: Notification) {
    texts.append((notification.object as? NSTextView)?.string ?? "")
  }

  func textDidEndEditing(_ notification: Notification) {
    ends.append((notification.object as? NSTextView)?.string ?? "")
  }
}

/// An app's delegate of a field that reads the field whenever its text changes.
@MainActor final class Reader: NSObject, NSTextFieldDelegate {
  var readsChanges = true

  /// The strings that were read, and the values.
  private(set) var texts: [String] = []
  private(set) var values: [String?] = []

  func controlTextDidChange(_ notification: Notification) {
    if readsChanges { read(notification.object as? NSTextField) }
  }

  func read(_ field: NSTextField?) {
    guard let field else { return }
    texts.append(field.stringValue)
    values.append(field.objectValue as? String)
  }
}
