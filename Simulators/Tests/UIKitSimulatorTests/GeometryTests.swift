import Testing
import UIKit

@Suite @MainActor struct GeometryTests {
  static func window(_ frame: CGRect) -> UIWindow { UIWindow(frame: frame) }

  @Test func pointsPassScrollingTransformsAndWindows() {
    Simulation.run(.iOS18) {
      let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 300, height: 600))
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
      let field = UITextField(frame: CGRect(x: 10, y: 500, width: 100, height: 40))
      window.addSubview(scroll)
      scroll.addSubview(field)
      scroll.contentOffset = CGPoint(x: 0, y: 300)
      #expect(field.convert(field.bounds, to: nil).origin == CGPoint(x: 10, y: 300))
      #expect(scroll.convert(CGPoint(x: 10, y: 500), to: field) == .zero)
      #expect(field.convert(CGPoint(x: 10, y: 300), from: nil) == .zero)
      let screen = window.screen.coordinateSpace
      #expect(field.convert(field.bounds, to: screen).origin == CGPoint(x: 110, y: 350))
      #expect(
        window.convert(CGRect(x: 100, y: 50, width: 1, height: 1), from: screen).origin == .zero)
      scroll.transform = CGAffineTransform(translationX: 0, y: -20)
      #expect(scroll.frame.minY == 80)
      #expect(scroll.center.y == 300)
      #expect(field.convert(field.bounds, to: window).minY == 280)
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      #expect(field.convert(CGPoint.zero, to: other) == CGPoint(x: 110, y: 330))
    }
  }

  @Test func theFrameFollowsTheTransform() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: 0, y: 20, width: 40, height: 20))
    #expect(view.bounds.size == CGSize(width: 20, height: 40))
    #expect(view.transform.concatenating(view.transform.inverted()).isIdentity)
  }

  @Test func theSafeAreaReachesIntoViews() {
    Simulation.run(.iOS18) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 434))
      window.addSubview(scroll)
      window.deviceSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      #expect(scroll.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0))
      scroll.contentInset.bottom = 6
      #expect(scroll.adjustedContentInset.bottom == 30)
      scroll.contentInsetAdjustmentBehavior = .never
      #expect(scroll.adjustedContentInset.bottom == 6)
    }
  }

  @Test(
    arguments: [
      (CGFloat(0), CGFloat(50), CGFloat(0)), (0, 450, 100), (300, 100, 100), (0, 990, 610),
      (0, 200, 0),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func scrollingGoesNoFartherThanNeeded(start: CGFloat, target: CGFloat, end: CGFloat) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentInset.bottom = 110
    scroll.contentOffset.y = start
    let rect = CGRect(x: 0, y: target, width: 10, height: 40)
    scroll.scrollRectToVisible(rect, animated: true)
    #expect(scroll.contentOffset.y == end)
  }

  @Test func scrollingIsTold() {
    Simulation.run(.iOS18) {
      let witness = ViewWitness()
      let scroll = UIScrollView()
      scroll.delegate = witness
      scroll.contentOffset.y = 1
      scroll.contentOffset.y = 1
      let view = UITextView()
      view.delegate = witness
      view.contentOffset.y = 1
      #expect(witness.calls == ["scroll", "scroll"])
    }
  }

  /// A view that counts its layouts.
  final class Counting: UIView, @unchecked Sendable {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test func layoutComesAtTheEndOfTheTurn() {
    Simulation.run(.iOS18) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let view = Counting()
      window.addSubview(view)
      Simulation.current.endTurn()
      #expect(view.layouts == 1)
      view.setNeedsLayout()
      view.setNeedsLayout()
      #expect(view.layouts == 1)
      Simulation.current.endTurn()
      #expect(view.layouts == 2)
      view.frame.size.width = 5
      window.layoutIfNeeded()
      #expect(view.layouts == 3)
      Simulation.current.endTurn()
      #expect(view.layouts == 3)
    }
  }

  @Test func animationsRunAtOnceAndAreRecorded() {
    Simulation.run(.iOS18) {
      let view = UIView()
      let counter = ObservationTests.Counter()
      UIView.animate(
        withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)
      ) {
        view.alpha = 0
      } completion: { _ in
        counter.count += 1
      }
      #expect(view.alpha == 0)
      #expect(Simulation.current.animations.map(\.curve) == [7])
      #expect(Simulation.current.animations.first?.duration == 0.25)
      #expect(counter.count == 0)
      Simulation.current.advance(by: 1)
      #expect(counter.count == 1)
    }
  }

  @Test func controllersAreInTheChain() {
    Simulation.run(.iOS18) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let controller = UITableViewController()
      let stack = UINavigationController(rootViewController: controller)
      window.rootViewController = stack
      window.layoutIfNeeded()
      let field = UITextField()
      controller.tableView.addSubview(field)
      let chain = Array(sequence(first: field as UIResponder, next: \.next))
      #expect(chain.contains { $0 === controller })
      #expect(chain.contains { $0 === stack })
      #expect(chain.last === window)
      #expect(controller.navigationController === stack)
      #expect(field.window === window)
      #expect(controller.view.frame.size == window.bounds.size)
    }
  }

  @Test func archivesWakeObjects() {
    final class Listener: NSObject {
      var isAwake = false
      override func awakeFromNib() { isAwake = true }
    }
    let listener = Listener()
    listener.awakeFromNib()
    #expect(listener.isAwake)
  }
}
