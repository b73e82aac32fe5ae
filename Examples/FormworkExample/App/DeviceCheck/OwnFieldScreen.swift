import SwiftUI
import UIKit

/// A question about SwiftUI's own text field: the field in a form, a stack, a list and a sheet, with its
/// UIKit view.
struct OwnFieldScreen: View {
  let question: Question
  @Binding var report: CheckReport

  @State private var recorder = Recorder()
  @State private var observations: [Observation] = []
  @State private var updates = 0
  @State private var hasProxy = false
  @State private var isSheetShown = false

  var body: some View {
    Form {
      QuestionText(question: question)
      Section("Fields") {
        field("a form")
        VStack { field("a stack") }
        NavigationLink("In a list") { List { field("a list") } }
        Button("In a sheet") { isSheetShown = true }
        Toggle("A delegate in between, which writes capitals", isOn: $hasProxy)
        Button("Update twenty times") { update(20) }
      }
      VerdictSection(question: question, observations: observations, report: $report)
      ObservationSection(observations: observations)
    }
    .sheet(isPresented: $isSheetShown) { field("a sheet") }
    .onAppear { recorder.onChange = { observations = $0 } }
    .navigationTitle("Question \(question.number)")
  }

  private func field(_ place: String) -> some View {
    OwnField(place: place, recorder: recorder, updates: updates, hasProxy: hasProxy)
  }

  private func update(_ count: Int) {
    guard count > 0 else { return recorder.note("updated twenty times") }
    updates += 1
    DispatchQueue.main.async { MainActor.assumeIsolated { update(count - 1) } }
  }
}

/// SwiftUI's own field at a place, with a record of its callbacks.
private struct OwnField: View {
  let place: String
  let recorder: Recorder
  let updates: Int
  let hasProxy: Bool
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("SwiftUI’s own field", text: observed)
        .focused($isFocused)
        .onSubmit { recorder.note("onSubmit", place) }
      Button(isFocused ? "Leave the field" : "Focus the field") { isFocused = !isFocused }
      FieldFinder(place: place, recorder: recorder, updates: updates, hasProxy: hasProxy)
    }
  }

  private var observed: Binding<String> {
    Binding(
      get: { text },
      set: {
        recorder.note("the binding was set", Observation.description(of: $0))
        text = $0
      })
  }
}

/// Finds the UIKit field next to it, and records its changes at each update.
private struct FieldFinder: UIViewRepresentable {
  let place: String
  let recorder: Recorder
  let updates: Int
  let hasProxy: Bool

  /// The view and the delegate that were found last.
  @MainActor final class Coordinator {
    var found: ObjectIdentifier?
    var delegate: ObjectIdentifier?
    var proxy: CapitalsDelegate?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }

  func updateUIView(_ view: UIView, context: Context) {
    let coordinator = context.coordinator
    // The views are put together after the update.
    DispatchQueue.main.async { MainActor.assumeIsolated { look(from: view, coordinator) } }
  }

  @MainActor private func look(from view: UIView, _ coordinator: Coordinator) {
    let around = sequence(first: view, next: \.superview).lazy
    guard let input = around.compactMap({ Self.input(in: $0) }).first else {
      return recorder.note("no field of UIKit", place)
    }
    let (delegate, kind): ((any NSObjectProtocol)?, UIKeyboardType) =
      if let field = input as? UITextField {
        (field.delegate, field.keyboardType)
      } else if let text = input as? UITextView {
        (text.delegate, text.keyboardType)
      } else {
        (nil, .default)
      }
    let isSame = coordinator.found == ObjectIdentifier(input)
    let isSameDelegate = coordinator.delegate == delegate.map { ObjectIdentifier($0) }
    if !isSame || !isSameDelegate {
      let name = delegate.map { "\(type(of: $0))" } ?? "none"
      recorder.note(
        "\(type(of: input))",
        "in \(place), delegate \(name)\(isSame ? ", another one" : ""), keyboard \(kind.rawValue)")
    }
    coordinator.found = ObjectIdentifier(input)
    coordinator.delegate = delegate.map { ObjectIdentifier($0) }
    if hasProxy, coordinator.proxy == nil, let field = input as? UITextField {
      let proxy = CapitalsDelegate(field.delegate)
      coordinator.proxy = proxy
      field.delegate = proxy
      coordinator.delegate = ObjectIdentifier(proxy)
    }
  }

  @MainActor private static func input(in view: UIView) -> UIView? {
    if view is UITextField || view is UITextView { return view }
    return view.subviews.lazy.compactMap { input(in: $0) }.first
  }
}

/// A delegate that forwards everything to the one before it, and writes letters as capitals itself.
@MainActor final class CapitalsDelegate: NSObject, UITextFieldDelegate {
  private weak var target: (any UITextFieldDelegate)?

  init(_ target: (any UITextFieldDelegate)?) {
    self.target = target
    super.init()
  }

  nonisolated override func responds(to selector: Selector) -> Bool {
    super.responds(to: selector)
      || MainActor.assumeIsolated { target?.responds(to: selector) == true }
  }

  nonisolated override func forwardingTarget(for selector: Selector) -> Any? {
    nonisolated(unsafe) var target: Any?
    MainActor.assumeIsolated { target = self.target }
    return target
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    var units = Array((textField.text ?? "").utf16)
    let (start, end) = (range.location, range.location + range.length)
    guard textField.markedTextRange == nil, start >= 0, end <= units.count else { return true }
    units.replaceSubrange(start..<end, with: string.uppercased().utf16)
    textField.text = String(decoding: units, as: UTF16.self)
    textField.sendActions(for: .editingChanged)
    return false
  }
}
