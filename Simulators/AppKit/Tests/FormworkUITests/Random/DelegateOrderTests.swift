import AppKit
import FormworkTestSupport
import FormworkUnderTest
import Foundation
import Testing

/// A delegate chain that can't be broken, whatever apps and libraries do, in any order.
@MainActor @Suite("Delegates in any order") struct DelegateOrderTests {
  @Test("B90 every delegate of a text view is asked once", arguments: Scene.profiles)
  func views(profile: Profile) {
    var asked = 0
    for seed in seeds {
      Simulation.run(profile) {
        let order = DelegateOrder(OrderedControl(NSTextView()), seed: seed)
        order.run(steps: 24)
        asked += order.asked
      }
    }
    #expect(asked > seeds.count)
  }

  /// A field uses its formatter, so that its delegate is the app's at any time.
  @Test("B90 the delegate of a field is never replaced", arguments: Scene.profiles)
  func fields(profile: Profile) {
    Simulation.run(profile) {
      let field = NSTextField()
      let reader = Reader()
      field.delegate = reader
      field.formwork.format = .mask("[000]")
      #expect(field.delegate === reader)
      field.delegate = nil
      field.formwork.format = nil
      #expect(field.delegate == nil)
    }
  }

  /// `DELEGATE_ORDERS=5000` runs more of them.
  private var seeds: Range<UInt64> {
    0..<(ProcessInfo.processInfo.environment["DELEGATE_ORDERS"].flatMap(UInt64.init) ?? 60)
  }
}

extension OrderedControl {
  fileprivate init(_ view: NSTextView) {
    let person = Person()
    person.focus(view)
    let (other, masked) = (NSTextView(), NSTextView())
    masked.formwork.format = .mask("[00]")
    self.init(
      delegate: { view.delegate as? AppKit.NSObject },
      setDelegate: { view.delegate = $0 as? any NSTextViewDelegate },
      wrappedDelegate: { view.formwork.wrappedDelegate },
      setFormat: { view.formwork.format = $0 ? .mask("[0…]") : nil },
      copyElsewhere: { delegate in
        for view in [other, masked] { view.delegate = delegate as? any NSTextViewDelegate }
      },
      type: {
        view.string = "1"
        view.setSelectedRange(NSRange(location: 1, length: 0))
        person.type("2")
        return view.string == "12"
      },
      stir: { view.setSelectedRange(NSRange(location: 0, length: 1)) })
  }
}
