#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

struct MaskedTextFieldPreviews: PreviewProvider {
  static var previews: some View { Preview() }

  private struct Preview: View {
    @State private var phone = "212555"
    @State private var card = ""

    var body: some View {
      Form {
        MaskedTextField("Phone", value: $phone, mask: "+1 ([000]) [000]-[0000]")
          .showsRemainder()
        MaskedTextField("Card", value: $card, mask: "#### #### #### ####", syntax: .hash)
          .textContentType(.creditCardNumber)
      }
    }
  }
}
#endif
