#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
import Formwork
import FormworkFoundation
public import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

@available(iOS 18.0, macCatalyst 18.0, macOS 15.0, visionOS 2.0, *)
extension MaskedTextField {
  /// Puts a `TextField` of SwiftUI's own in the place of the platform's field, with the same mask,
  /// bindings and closures.
  ///
  ///     MaskedTextField("Phone", text: $phone, format: .phone)
  ///       .stockTextField()
  ///       .textFieldStyle(.roundedBorder)
  ///       .submitLabel(.next)
  ///
  /// Every modifier of SwiftUI applies to it, also one that is set further out; and `axis: .vertical` makes it
  /// grow. It can do less: a key is seen for an instant before it is formed or goes, Undo is SwiftUI's and
  /// knows nothing of the mask, and letters beyond ASCII are formed when the field is left or with the next
  /// key, since nobody tells whether an input method is still at them.
  ///
  /// What only a field of the platform has is missing, and logged: `secure`, `showsRemainder`, `redaction`,
  /// `inputFont`, `layOutLeftToRight` and `fieldSetup`.
  ///
  /// How SwiftUI tells text and selection is assumed, and no device has confirmed it.
  ///
  /// - Parameter axis: The axis in which the text goes on where it has no room.
  /// - Returns: A view, to which modifiers of SwiftUI apply; those of ``MaskedTextField`` come before.
  public func stockTextField(axis: Axis? = nil) -> some View {
    if description.looks.needsPlatformField || !description.configured.isEmpty {
      NSLog("Formwork: a stock TextField has no secure text, remainder, font or setup of a field.")
    }
    return StockTextField(description: description, axis: axis)
  }
}

/// The content of a stock field.
@available(iOS 18.0, macCatalyst 18.0, macOS 15.0, visionOS 2.0, *)
struct StockFieldContent: Equatable {
  var text: String
  var selection: TextSelection?

  init(text: String) { self.text = text }

  init(_ machine: StockFieldMachine) {
    text = machine.text
    let lower = machine.selection.lowerBound.index(in: text)
    let upper = machine.selection.upperBound.index(in: text)
    selection = TextSelection(range: lower..<max(lower, upper))
  }
}

@available(iOS 18.0, macCatalyst 18.0, macOS 15.0, visionOS 2.0, *)
private struct StockTextField: View {
  let description: FieldDescription
  let axis: Axis?
  @State private var driver: StockFieldDriver
  @State private var content: StockFieldContent
  @FocusState private var isFocused: Bool
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.submitFieldGroup) private var submitForm

  init(description: FieldDescription, axis: Axis?) {
    self.description = description
    self.axis = axis
    let driver = StockFieldDriver(description, .current)
    _driver = State(initialValue: driver)
    _content = State(initialValue: StockFieldContent(driver.machine))
  }

  var body: some View {
    let _ = driver.describe(description, FieldContext(inView: locale, timeZone))
    field
      .focused($isFocused)
      .onSubmit { driver.personDidSubmit() }
      .onAppear {
        driver.show = { show($0) }
        driver.submitForm = submitForm
        description.membership?.useToolbar()
        driver.catchUp()
        if description.focus?.isWanted() == true { isFocused = true }
      }
      .onChange(of: isFocused) { _, isFocused in
        driver.focusDidChange(to: isFocused)
        if let focus = description.focus, focus.isWanted() != isFocused { focus.set(isFocused) }
        for change in description.focusChanges { change(isFocused) }
      }
      .onChange(of: description.focus?.isWanted()) { _, isWanted in
        if let isWanted, isWanted != isFocused { isFocused = isWanted }
      }
      .onChange(of: content.text) { _, _ in driver.wasDescribed() }
      .onChange(of: news) { _, _ in driver.catchUp() }
  }

  /// Shows a text, and in the next turn where the caret is in it.
  ///
  /// A selection is one of indices of a text, so none is there while SwiftUI has another text; and one that
  /// is the same as before isn't set again, though the new text has put the caret elsewhere.
  private func show(_ machine: StockFieldMachine) {
    let now = StockFieldContent(machine)
    if now.text != content.text {
      content = StockFieldContent(text: now.text)
      if !machine.isRaw { driver.showCaretLater() }
    } else if !machine.isRaw, !driver.isCaretOwed, now != content {
      content = now
    }
  }

  private var field: AnyView {
    let field = TextField(text: text, selection: selection, prompt: prompt, axis: axis) { title }
    return description.standard.reduce(AnyView(field)) { $1($0) }
  }

  /// What an update may bring: another value, or another format.
  private var news: [String] {
    [driver.wanted, driver.machine.text]
  }

  // A `TextSelection` can't be sent, so the closures say where they run: SwiftUI calls them there.
  private var text: Binding<String> {
    let (driver, content) = (driver, $content)
    return Binding(
      get: { @MainActor in content.wrappedValue.text },
      set: { @MainActor text in driver.textDidChange(to: text) })
  }

  private var selection: Binding<TextSelection?> {
    let (driver, content) = (driver, $content)
    return Binding(
      get: { @MainActor in content.wrappedValue.selection },
      set: { @MainActor selection in
        driver.selectionDidChange(to: selection, in: content.wrappedValue.text)
      })
  }

  private var title: Text { description.title.asText }
  private var prompt: Text? { description.prompt?.asText }
}

extension FieldTitle {
  /// The words as SwiftUI draws them.
  fileprivate var asText: Text {
    switch self {
    case .verbatim(let words): Text(verbatim: words)
    case .text(let text): text
    }
  }
}
#endif
