#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
import AppKit
import SwiftUI

struct MaskedTextFieldPreviews: PreviewProvider {
  static var previews: some View { Preview() }

  private struct Preview: View {
    @State private var phone = "212555"
    @State private var card = ""

    var body: some View {
      Form {
        MaskedTextField("Phone", value: $phone, mask: "+1 ([000]) [000]-[0000]")
        MaskedTextField("Card", value: $card, mask: "#### #### #### ####", syntax: .hash)
      }
    }
  }
}

/// The stock field of AppKit itself, with its formatter.
struct MaskedNSTextFieldPreviews: PreviewProvider {
  static var previews: some View { Field() }

  private struct Field: NSViewRepresentable {
    func makeCoordinator() {}

    func makeNSView(context: Context) -> NSTextField {
      let field = NSTextField(frame: .zero)
      field.setMask("+1 ([000]) [000]-[0000]")
      field.unmaskedValue = "212555"
      return field
    }

    func updateNSView(_ field: NSTextField, context: Context) {}
  }
}
#endif
