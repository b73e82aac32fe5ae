import FormworkUI
import UIKit

@MainActor func limit(_ field: UITextField) {
  field.setInputFormat(AllowedCharacters.digits.limited(to: 8, of: .text))
  field.allowedCharacters = .decimal(separator: ",")
  field.allowedCharacters = .emoji
  field.inputFormat = nil
}
