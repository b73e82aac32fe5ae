import FormworkUI
import UIKit

@MainActor func limit(_ field: UITextField) {
  field.setInputFormat(CharacterFilter.digits.limited(to: 8, of: .text))
  field.restriction = .decimal(separator: ",")
  field.restriction = .custom(.emoji)
  field.inputFormat = nil
}
