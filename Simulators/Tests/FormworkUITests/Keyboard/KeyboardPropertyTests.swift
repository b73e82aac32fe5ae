import FormworkTestSupport
import FormworkUnderTest
import Foundation
import Testing
import UIKit

@MainActor @Suite("Keyboard avoidance in any order") struct KeyboardPropertyTests {
  @Test("B81 the field is above the keyboard, and the app's insets stay the app's")
  func anyOrder() {
    var seen = 0
    for seed in 0..<120 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      Simulation.run(random.element(of: Profile.all)) {
        let y = CGFloat(random.number(in: 300...790))
        let stage = KeyboardStage(fieldAt: y, scrolls: random.number(in: 0...1) == 0)
        var (height, spacing, deeds) = (nil as CGFloat?, 5 as CGFloat, [] as [String])
        // The app's own insets, such as room for a bar, or an indicator behind it.
        var (content, indicator) = random.element(
          of: [(0, 0), (20, 6), (0, -10)] as [(CGFloat, CGFloat)])
        let isNegative = indicator < 0
        stage.scrollView?.contentInset.bottom = content
        stage.scrollView?.verticalScrollIndicatorInsets.bottom = indicator
        for _ in 0..<12 {
          switch random.number(in: 0...7) {
          case 0...2:
            let new = CGFloat(random.number(in: 200...340))
            let frame = CGRect(x: 0, y: 844 - new, width: 390, height: new)
            let duration = random.element(of: [0, 0.25])
            if height == nil {
              stage.keyboard.show(frame: frame, duration: duration)
            } else {
              stage.keyboard.move(to: frame, duration: duration)
            }
            height = new
            deeds.append("keyboard \(new)")
          case 3:
            stage.keyboard.hide()
            height = nil
            deeds.append("hide")
          case 4: stage.field.resignFirstResponder()
          case 5:
            spacing = CGFloat(random.element(of: [0, 5, 30]))
            stage.field.formwork.keyboardSpacing = spacing
          // An inset below the keyboard's height might be one that the app has assigned.
          case 6 where !isNegative:
            stage.scrollView?.contentInset.bottom += 9
            stage.scrollView?.verticalScrollIndicatorInsets.bottom += 4
            (content, indicator) = (content + 9, indicator + 4)
            deeds.append("app")
          default: stage.field.becomeFirstResponder()
          }
          deeds.append(stage.field.isFirstResponder ? "in" : "out")
          Simulation.current.advance(by: 1)
          let covers = stage.field.isFirstResponder ? height ?? 0 : 0
          if let scrollView = stage.scrollView {
            #expect(stage.rise == 0, "\(seed) \(deeds)")
            #expect(scrollView.contentInset.bottom == content + covers, "\(seed) \(deeds)")
            #expect(
              scrollView.verticalScrollIndicatorInsets.bottom == indicator + covers,
              "\(seed) \(deeds)")
          } else {
            let missing = covers > 0 ? y + 40 + spacing - (844 - covers) : 0
            // Within the spacing above the keyboard, it needn't rise.
            let isBetween = missing > 0 && missing <= spacing
            #expect(
              stage.rise == max(0, missing) || isBetween && stage.rise == 0, "\(seed) \(deeds)")
          }
          if covers > 0 {
            #expect(stage.bottom <= 844 - covers, "\(seed) \(deeds)")
            seen += 1
          }
        }
      }
    }
    #expect(seen > 200)
  }
}
