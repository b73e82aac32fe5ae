import Formwork
import UIKit

@MainActor func limit(_ field: UITextField) {
  field.formwork.format = .text(allowed: .digits).limited(to: 8, of: .text)
  field.formwork.allowedCharacters = .decimal(separator: ",")
  field.formwork.allowedCharacters = .emoji
  field.formwork.format = nil
}
