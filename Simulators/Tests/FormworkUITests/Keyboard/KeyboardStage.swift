import FormworkUnderTest
import Foundation
import UIKit

/// A window of 390 by 844 points, a field in it, perhaps inside a scroll view.
@MainActor struct KeyboardStage {
  static let docked = CGRect(x: 0, y: 544, width: 390, height: 300)

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let controller: UIViewController
  let field: UITextField
  var scrollView: UIScrollView?

  init(fieldAt y: CGFloat, scrolls: Bool = false, in controller: UIViewController? = nil) {
    self.controller = controller ?? UIViewController()
    field = UITextField(frame: CGRect(x: 20, y: y, width: 350, height: 40))
    field.formwork.avoidsKeyboard = true
    window.rootViewController = self.controller
    if scrolls {
      let scrollView = UIScrollView(frame: self.controller.view.bounds)
      scrollView.contentSize = CGSize(width: 390, height: 1200)
      scrollView.addSubview(field)
      self.controller.view.addSubview(scrollView)
      self.scrollView = scrollView
    } else {
      self.controller.view.addSubview(field)
    }
  }

  /// How far the view stands above its place.
  var rise: CGFloat { -controller.view.transform.ty }

  /// Where the field ends in the window.
  var bottom: CGFloat { field.convert(field.bounds, to: window).maxY }

  var keyboard: Simulation.Keyboard { Simulation.current.keyboard }

  static func run(_ body: () -> Void) {
    for profile in Profile.all { Simulation.run(profile, body) }
  }
}
