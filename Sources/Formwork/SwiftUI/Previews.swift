#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

struct MaskedTextFieldPreviews: PreviewProvider {
  static var previews: some View { Preview() }

  private struct Preview: View {
    @State private var phone = "212555"
    @State private var card = ""
    @State private var code = ""
    @State private var date = "24/12"

    var body: some View {
      Form {
        MaskedTextField("Phone", value: $phone, format: .phone).showsRemainder()
        MaskedTextField("Card", value: $card, format: .card)
          .textFieldStyle(.plain)
        MaskedTextField("Code", value: $code, format: .oneTimeCode(length: 6))
          .prompt(Text("Six digits"))
          .secure()
        MaskedTextField("Date", text: $date, format: .mask("[00]{/}[00]")).foregroundStyle(.red)
        stock
      }
    }

    @ViewBuilder private var stock: some View {
      #if !os(tvOS)
      if #available(iOS 18.0, macCatalyst 18.0, macOS 15.0, visionOS 2.0, *) {
        MaskedTextField("Phone", value: $phone, format: .phone).stockTextField()
      }
      #endif
    }
  }
}

#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// The stock field of AppKit itself, with its formatter.
struct MaskedNSTextFieldPreviews: PreviewProvider {
  static var previews: some View { Field() }

  private struct Field: NSViewRepresentable {
    func makeCoordinator() {}

    func makeNSView(context: Context) -> NSTextField {
      let field = NSTextField(frame: .zero)
      field.formwork.format = .mask("+1 ([000]) [000]-[0000]")
      field.formwork.value = "212555"
      return field
    }

    func updateNSView(_ field: NSTextField, context: Context) {}
  }
}
#endif
#endif
