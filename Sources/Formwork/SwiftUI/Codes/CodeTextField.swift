#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
public import FormworkCore
public import SwiftUI
import UIKit

/// One text field for a code, drawn as a box for each character.
///
///     @State private var code = ""
///
///     CodeTextField("Code", value: $code, layout: CodeBoxLayout(groups: [3, 3]))
///       .onInputComplete { verify(code) }
///
/// It is one field, so AutoFill of one-time codes, paste, and dictation work as in any field, and
/// VoiceOver finds a single field. The boxes are read from left to right in every language. To draw
/// them in your own way, use ``CodeBoxStyle``.
public struct CodeTextField: View {
  private var field: MaskedTextField
  private let layout: CodeBoxLayout
  private var isInvalid = false
  @State private var status = InputStatus()
  @State private var value = ""
  @State private var isFocused = false
  @Environment(\.codeBoxStyle) private var style

  /// Creates a field for a code.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localized title, which VoiceOver reads.
  ///   - value: The code, without the separator.
  ///   - layout: The boxes.
  ///   - format: The format of the code, without literals; the default is digits.
  public init(
    _ titleKey: LocalizedStringKey, value: Binding<String>,
    layout: CodeBoxLayout = CodeBoxLayout(length: 6), format: FieldFormat<String>? = nil
  ) {
    self.layout = layout
    field = MaskedTextField(
      titleKey, value: value, format: format ?? .oneTimeCode(length: layout.length)
    ).with { $0.codeLayout = layout }
  }

  /// Creates a field for a code, with a title that isn't localized.
  ///
  /// - Parameters:
  ///   - title: The title, which VoiceOver reads.
  ///   - value: The code, without the separator.
  ///   - layout: The boxes.
  ///   - format: The format of the code, without literals; the default is digits.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, value: Binding<String>, layout: CodeBoxLayout = CodeBoxLayout(length: 6),
    format: FieldFormat<String>? = nil
  ) {
    self.layout = layout
    field = MaskedTextField(
      title, value: value, format: format ?? .oneTimeCode(length: layout.length)
    ).with { $0.codeLayout = layout }
  }

  /// The boxes, with the field above them.
  public var body: some View {
    ZStack {
      row.accessibilityHidden(true).allowsHitTesting(false)
      field.with {
        $0.prompt = .verbatim("")
        $0.reports.append { status = $0 }
        $0.focusChanges.append { isFocused = $0 }
      }
    }
  }

  private var row: some View {
    let boxes = layout.boxes(
      for: status.text, caret: isFocused ? status.text.count : nil,
      isSecure: field.description.looks.isSecure, isInvalid: isInvalid)
    return HStack(spacing: 8) {
      ForEach(boxes) { box in
        style.view(box)
        if box.endsGroup, !layout.separator.isEmpty { Text(verbatim: layout.separator) }
      }
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  private func with(_ change: (MaskedTextField) -> MaskedTextField) -> CodeTextField {
    var copy = self
    copy.field = change(field)
    return copy
  }
}

/// The modifiers of the field. Write them directly after it.
extension CodeTextField {
  /// Adds an action that runs when a user edit completes the code.
  public func onInputComplete(_ action: @escaping @MainActor () -> Void) -> CodeTextField {
    with { $0.onInputComplete(action) }
  }

  /// Adds an action that runs once per user edit.
  public func onInputChange(_ action: @escaping @MainActor (InputChange) -> Void) -> CodeTextField {
    with { $0.onInputChange(action) }
  }

  /// Binds the focus to a state: setting it moves the focus, and moving the focus sets it.
  public func focused(_ isFocused: Binding<Bool>) -> CodeTextField {
    with { $0.focused(isFocused) }
  }

  /// Binds the focus of several fields to one state.
  public func focused<Value: Hashable>(
    _ focus: Binding<Value?>, equals value: Value
  ) -> CodeTextField {
    with { $0.focused(focus, equals: value) }
  }

  /// Adds the field to a group, under a name.
  public func formField<ID>(_ id: ID, in group: Binding<FieldGroup<ID>>) -> CodeTextField {
    with { $0.formField(id, in: group) }
  }

  /// Shows dots instead of characters.
  public func secure(_ isSecure: Bool = true) -> CodeTextField { with { $0.secure(isSecure) } }

  /// Shows that something is wrong with the code, such as one that the server rejected.
  public func invalid(_ isInvalid: Bool = true) -> CodeTextField {
    var copy = self
    copy.isInvalid = isInvalid
    return copy
  }
}
#endif
