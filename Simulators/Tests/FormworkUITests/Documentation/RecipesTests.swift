import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

/// The examples of the articles on fields in cells and lists, and of other places for fields, compiled and run.
@MainActor @Suite struct RecipesTests {
  final class Contact {
    var phone = ""
  }

  // example: reusedCell
  final class PhoneCell: UITableViewCell {
    let field = UITextField()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      field.formwork.format = .mask("[000]-[0000]")
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ contact: Contact) {
      field.formwork.value = contact.phone
      field.formwork.onChange = { change in contact.phone = change.status.value }
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      field.resignFirstResponder()
      field.formwork.onChange = nil
    }
  }
  // end

  @Test(arguments: Profile.all)
  func aReusedCellWritesToNobodyElse(profile: Profile) {
    Simulation.run(profile) {
      let (first, second) = (Contact(), Contact())
      second.phone = "7654321"
      let cell = PhoneCell(style: .default, reuseIdentifier: nil)
      cell.show(first)
      let person = Person(at: cell.field)
      person.tap()
      person.type("1234567")
      // The cell scrolls out while its field is edited, and comes back as another row.
      cell.prepareForReuse()
      cell.show(second)
      person.endTurn()
      #expect(!cell.field.isFirstResponder)
      #expect(cell.field.text == "765-4321")
      #expect(first.phone == "1234567")
      person.tap()
      person.undo()
      #expect(cell.field.text == "765-4321", "the steps of the other row are gone")
      person.backspace()
      #expect(second.phone == "765432")
      #expect(first.phone == "1234567")
    }
  }

  @Test(arguments: Profile.all)
  func anEyeShowsWhatIsHidden(profile: Profile) {
    Simulation.run(profile) {
      let pin = UITextField()
      // example: eyeButton
      pin.formwork.format = .mask("[0000]")
      pin.isSecureTextEntry = true
      let eye = UIButton(type: .system)
      eye.setTitle("Show", for: .normal)
      eye.addAction(
        UIAction { [unowned pin, unowned eye] _ in
          pin.isSecureTextEntry.toggle()
          eye.setTitle(pin.isSecureTextEntry ? "Show" : "Hide", for: .normal)
        }, for: .primaryActionTriggered)
      pin.rightView = eye
      pin.rightViewMode = .always
      // end
      let person = Person(at: pin)
      person.tap()
      person.type("12")
      eye.press()
      #expect(!pin.isSecureTextEntry)
      #expect(eye.title(for: .normal) == "Hide")
      person.type("34")
      #expect(pin.formwork.value == "1234")
      eye.press()
      #expect(pin.isSecureTextEntry)
      #expect(pin.formwork.value == "1234")
      // UIKit empties a secure field at the first key, but only one that has just begun to be edited.
      person.backspace()
      #expect(pin.formwork.value == "123")
    }
  }

  struct Row: Identifiable {
    let id: Int
    var phone: String
  }

  // example: fieldInList
  struct PhoneList: View {
    @State var rows: [Row]

    var body: some View {
      List {
        ForEach(rows) { row in
          MaskedTextField("Phone", value: phone(of: row.id), format: .mask("[000]-[0000]"))
        }
      }
    }

    private func phone(of id: Int) -> Binding<String> {
      Binding(
        get: { rows.first { $0.id == id }?.phone ?? "" },
        set: { phone in
          if let index = rows.firstIndex(where: { $0.id == id }) { rows[index].phone = phone }
        })
    }
  }
  // end

  struct Reordering: View {
    @State private var isTurned = false
    let rows = [Row(id: 1, phone: "1111111"), Row(id: 2, phone: "2222222")]
    var body: some View {
      Button("Turn") { isTurned.toggle() }
      ForEach(isTurned ? rows.reversed() : rows) { row in
        MaskedTextField("Phone", value: .constant(row.phone), format: .mask("[000]-[0000]"))
      }
    }
  }

  @Test(arguments: Profile.all)
  func fieldsInAListKeepTheirRows(profile: Profile) {
    Simulation.run(profile) {
      let list = Hosted(
        PhoneList(rows: [Row(id: 1, phone: "1234567"), Row(id: 2, phone: "")]))
      Simulation.current.endTurn()
      let fields = list.views(of: UITextField.self)
      #expect(fields.map(\.text) == ["123-4567", ""])
      Person(at: fields[1]).tap()
      Person(at: fields[1]).type("7654321")
      #expect(fields.map(\.text) == ["123-4567", "765-4321"])
      #expect(list.failures.isEmpty)
      let turning = Hosted(Reordering())
      Simulation.current.endTurn()
      let before = turning.views(of: UITextField.self)
      turning.buttons.first?.press()
      #expect(turning.views(of: UITextField.self).map(\.text) == ["111-1111", "222-2222"])
      #expect(
        before.map(ObjectIdentifier.init)
          == turning.views(of: UITextField.self).map(ObjectIdentifier.init),
        "a row that moves keeps its field")
    }
  }

  struct PhoneSheet: View {
    @State private var isShown = false
    @State private var phone = ""
    @State private var isFocused = true

    var body: some View {
      Button("Edit") { isShown = true }
        .sheet(isPresented: $isShown) {
          MaskedTextField("Phone", value: $phone, format: .mask("[000]-[0000]"))
            .focused($isFocused)
            .onSubmit { isShown = false }
        }
    }
  }

  @Test(arguments: Profile.all)
  func aFieldInASheetGetsTheFocus(profile: Profile) throws {
    try Simulation.run(profile) {
      let hosted = Hosted(PhoneSheet())
      #expect(hosted.views(of: UITextField.self).isEmpty)
      hosted.buttons.first?.press()
      Simulation.current.endTurn()
      let field = try #require(hosted.views(of: UITextField.self).first)
      #expect(field.isFirstResponder)
      Person(at: field).type("1234567")
      Person(at: field).pressReturn()
      Simulation.current.endTurn()
      #expect(hosted.views(of: UITextField.self).isEmpty)
      hosted.buttons.first?.press()
      Simulation.current.endTurn()
      #expect(hosted.views(of: UITextField.self).first?.text == "123-4567")
      #expect(hosted.failures.isEmpty)
    }
  }

  struct PhoneView: View {
    @State private var phone = ""
    let save: @MainActor (String) -> Void
    var body: some View {
      MaskedTextField("Phone", value: $phone, format: .mask("[000]-[0000]"))
        .onInputComplete { save(phone) }
    }
  }

  @Test(arguments: Profile.all)
  func aFieldInAHostingController(profile: Profile) throws {
    try Simulation.run(profile) {
      var saved = ""
      let parent = UIViewController()
      let host = UIHostingController(rootView: PhoneView { saved = $0 })
      parent.addChild(host)
      parent.view.addSubview(host.view)
      host.didMove(toParent: parent)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.addSubview(parent.view)
      let field = try #require(host.view.subviews.compactMap { $0 as? UITextField }.first)
      let person = Person(at: field)
      person.tap()
      person.type("1234567")
      #expect(field.text == "123-4567")
      #expect(saved == "1234567")
    }
  }
}
