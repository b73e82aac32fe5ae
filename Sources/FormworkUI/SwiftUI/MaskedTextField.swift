#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// A text field that formats what the user types.
///
///     struct SignUp: View {
///       @State private var phone = ""
///
///       var body: some View {
///         MaskedTextField("Phone", value: $phone, format: .phone)
///       }
///     }
///
/// Its initializers are those of `TextField`, with a ``FieldFormat``. `value:` binds the value: a number, a date, or
/// what was typed without the literals that a mask supplies; `text:` binds the text with them. The format is made in
/// the locale of the environment, `\.locale`. The binding is
/// the source of truth. Setting it shows it formatted, and is never answered by a write: what
/// doesn't fit the format isn't shown, and stays in the binding until the person edits the field.
/// The binding has to take what it is given at once; one that keeps something else gets its way
/// at the end of the turn.
///
/// SwiftUI shows some of its settings to no view but its own. The field has them under the same
/// names, as methods of its own type: put them directly behind it, before any other modifier.
/// Where the system has it, `stockTextField(axis:)` is a `TextField` of SwiftUI's own in its place, to which
/// all of them apply.
///
/// The field is a stock `UITextField`, or `NSTextField` on macOS. None of this has run on a device
/// yet.
public struct MaskedTextField: View {
  var description: FieldDescription

  init(_ description: FieldDescription) { self.description = description }

  /// The field.
  public var body: some View {
    let field = FieldRepresentable(description: description)
    Group {
      if let claim = description.claim { claim(field) } else { field }
    }
    .id(field.kind)
  }

  /// Returns the field with a change of its description.
  func with(_ change: (inout FieldDescription) -> Void) -> MaskedTextField {
    var copy = self
    change(&copy.description)
    return copy
  }

  /// Returns the field with a change of its looks, which `modifier` makes at a field of SwiftUI's own.
  func with<Modified: View>(
    standard modifier: @escaping @MainActor (AnyView) -> Modified,
    _ change: (inout FieldLooks) -> Void
  ) -> MaskedTextField {
    with {
      change(&$0.looks)
      $0.standard.append { AnyView(modifier($0)) }
    }
  }
}
#endif
