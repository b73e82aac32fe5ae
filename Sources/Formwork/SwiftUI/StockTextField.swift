#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
import FormworkCore
public import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

@available(iOS 18.0, macCatalyst 18.0, macOS 15.0, visionOS 2.0, *)
extension MaskedTextField {
  /// Uses SwiftUI's own `TextField` instead of the platform's field, with the same mask, bindings,
  /// and closures.
  ///
  ///     MaskedTextField("Phone", text: $phone, format: .phone)
  ///       .stockTextField()
  ///       .textFieldStyle(.roundedBorder)
  ///       .submitLabel(.next)
  ///
  /// All SwiftUI modifiers apply to it, including those on containing views, and `axis: .vertical`
  /// lets it grow. It has some limits. A typed character is visible for an instant before it is
  /// formatted or rejected. Undo is SwiftUI's and ignores the mask. Letters beyond ASCII are
  /// formatted with the next key or when the user leaves the field, because an input method may
  /// still be composing them.
  ///
  /// Some settings need a platform field. They have no effect here, which is logged: `secure`,
  /// `showsRemainder`, `redaction`, `inputFont`, `layOutLeftToRight`, and `fieldSetup`.
  ///
  /// How SwiftUI reports text and selection is an assumption that isn't confirmed on a device.
  ///
  /// - Parameter axis: The axis in which the text continues if there is no room.
  /// - Returns: A view that takes SwiftUI's modifiers. Apply those of ``MaskedTextField`` first.
  public func stockTextField(axis: Axis? = nil) -> some View {
    if description.looks.needsPlatformField || !description.configured.isEmpty {
      NSLog(
        "Formwork: A stock TextField doesn't support some modifiers of the field, such as secure. "
          + "Remove them, or remove stockTextField().")
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
    let _ = driver.describe(description, FormatContext(inView: locale, timeZone))
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

  /// Shows a text, and sets the caret in the next turn.
  ///
  /// A selection consists of indices of a text, so it can't be set before SwiftUI has that text. A
  /// selection that equals the previous one isn't set again by SwiftUI, even if the new text has
  /// moved the caret.
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

  /// The strings that an update may change: the binding's value and the formatted text.
  private var news: [String] {
    [driver.wanted, driver.machine.text]
  }

  // A `TextSelection` isn't `Sendable`, so the closures state where they run: SwiftUI calls them on
  // the main actor.
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
  /// The title as SwiftUI draws it.
  fileprivate var asText: Text {
    switch self {
    case .verbatim(let words): Text(verbatim: words)
    case .text(let text): text
    }
  }
}
#endif
