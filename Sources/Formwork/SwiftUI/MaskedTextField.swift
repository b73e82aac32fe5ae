#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// A text field that formats the user's input.
///
///     struct SignUp: View {
///       @State private var phone = ""
///
///       var body: some View {
///         MaskedTextField("Phone", value: $phone, format: .phone)
///       }
///     }
///
/// The initializers are like those of `TextField`, with a ``FieldFormat``. With `value:` you bind
/// the value: a number, a date, or the user's input without the literals of a mask. With `text:`
/// you bind the text including the literals. The locale comes from the environment.
///
/// The binding is the source of truth. If you set it, the field shows the formatted value and
/// doesn't write it back. If a value doesn't fit the format, the field shows what fits, and the
/// binding keeps the value until the user edits the field. If the binding keeps a value other than
/// the one that the field writes, the field shows that value at the end of the turn.
///
/// Some modifiers only affect SwiftUI's own views. The field has methods with the same names: write
/// them directly after the field, before any other modifier. On systems that support it,
/// `stockTextField(axis:)` uses SwiftUI's own `TextField`, to which all modifiers apply.
///
/// The field is a stock `UITextField`, or an `NSTextField` on macOS. It hasn't been tested on a
/// device yet.
public struct MaskedTextField: View {
  var description: FieldDescription

  init(_ description: FieldDescription) { self.description = description }

  /// The content of the view: the field.
  public var body: some View {
    let field = FieldRepresentable(description: description)
    Group {
      if let claim = description.claim { claim(field) } else { field }
    }
    .id(field.kind)
  }

  /// Returns the field with a changed description.
  func with(_ change: (inout FieldDescription) -> Void) -> MaskedTextField {
    var copy = self
    change(&copy.description)
    return copy
  }

  /// Returns the field with a changed appearance; `modifier` makes the same change to SwiftUI's own
  /// field.
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
