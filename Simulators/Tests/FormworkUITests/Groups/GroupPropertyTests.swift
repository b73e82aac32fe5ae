import FormworkTestSupport
import FormworkUnderTest
import Testing
import UIKit

/// Fields that come to a group and go, among everything else, against a list of them.
@MainActor @Suite("A group in any order") struct GroupPropertyTests {
  /// Four fields, and a list of the members of the group.
  @MainActor private final class Model {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let fields: [UITextField]
    let own: [UIView?]
    let form = TextFieldGroup([])

    /// The indices of the members, in the order in which they came.
    var members: [Int] = []
    var showsBar = false

    /// Whether nothing has changed since without an event.
    var isUpToDate = true

    init(_ random: inout SeededGenerator) {
      fields = (0..<4).map { UITextField(frame: CGRect(x: 0, y: 50 * $0, width: 300, height: 40)) }
      own = fields.map { _ in random.number(in: 0...3) == 0 ? UIView(frame: .zero) : nil }
      for (field, own) in zip(fields, own) {
        field.inputAccessoryView = own
        controller.view.addSubview(field)
        if random.number(in: 0...1) == 0 { field.formwork.format = .mask("[000]") }
      }
      window.addSubview(controller.view)
    }

    var focus: Int? { fields.firstIndex(where: \.isFirstResponder) }

    /// The members before or after one that the focus can go to, the nearest first.
    func neighbors(of index: Int?, isForward: Bool) -> [Int] {
      let order = isForward ? members : members.reversed()
      let start = index.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      return order[start...].filter { fields[$0].isEnabled && !fields[$0].isHidden }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func agreesWithAList(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    Simulation.run(random.element(of: Profile.all)) {
      let model = Model(&random)
      var deeds: [String] = []
      for _ in 0..<20 {
        deeds.append(deed(in: model, &random))
        Simulation.current.endTurn()
        expectAgreement(model, deeds)
      }
      for field in model.fields { model.form.remove(field) }
      model.members = []
      expectAgreement(model, deeds)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  private func deed(in model: Model, _ random: inout SeededGenerator) -> String {
    let index = random.number(in: 0...3)
    let field = model.fields[index]
    switch random.number(in: 0...9) {
    case 0...2:
      if !model.members.contains(index) { model.members.append(index) }
      model.form.add(field)
      return "add \(index)"
    case 3:
      model.members.removeAll { $0 == index }
      model.form.remove(field)
      return "remove \(index)"
    case 4:
      model.showsBar.toggle()
      model.form.showsKeyboardBar = model.showsBar
      return "bar"
    case 5:
      Person(at: field).tap()
      model.isUpToDate = true
      return "tap \(index)"
    case 6:
      // A field that has the focus keeps it.
      if !field.isFirstResponder { field.isEnabled.toggle() }
      model.isUpToDate = false
      return "enable \(index)"
    default:
      let isForward = random.number(in: 0...1) == 0
      let from = model.focus.flatMap { model.members.contains($0) ? $0 : nil }
      let next = model.neighbors(of: from, isForward: isForward).first
      let before = model.focus
      let moved = isForward ? model.form.focusNext() : model.form.focusPrevious()
      #expect(moved == (next != nil))
      #expect(model.focus == next ?? before)
      return "move \(isForward)"
    }
  }

  private func expectAgreement(_ model: Model, _ deeds: [String]) {
    let members = model.form.fields.map { field in model.fields.firstIndex { $0 === field } }
    #expect(members == model.members, "\(deeds)")
    for (index, field) in model.fields.enumerated() {
      let bar = field.inputAccessoryView
      if let own = model.own[index] {
        #expect(bar === own, "\(deeds)")
      } else {
        let isMember = model.members.contains(index)
        #expect((bar is UIToolbar) == (isMember && model.showsBar), "\(index) \(deeds)")
      }
    }
    let focus = model.focus.flatMap { model.members.contains($0) ? $0 : nil }
    #expect(model.form.focusedField === focus.map { model.fields[$0] }, "\(deeds)")
    // Tab is offered while a member has the focus, to where there is another.
    if !model.isUpToDate { return }
    let keys = model.controller.keyCommands?.count ?? 0
    let ways = focus.map { index in
      [true, false].count { !model.neighbors(of: index, isForward: $0).isEmpty }
    }
    #expect(keys == ways ?? 0, "\(deeds)")
  }
}
