// expect: sending 'text' risks causing data races
import UIKit

final class Draft { var text = "" }

@MainActor func keep(_ text: Draft) { text.text += "." }

func share() async {
  let text = Draft()
  await keep(text)
  text.text = "1"
}
