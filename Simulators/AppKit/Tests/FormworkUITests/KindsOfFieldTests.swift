import AppKit
import FormworkUnderTest
import Testing

/// The fields that AppKit has besides the plain one: each works, or is rejected with an error.
@MainActor @Suite("AppKit: kinds of fields") struct KindsOfFieldTests {
  @Test("a search field is masked, and tells its action what is shown", arguments: Scene.profiles)
  func search(profile: Profile) {
    Simulation.run(profile) {
      let field = NSSearchField()
      field.formwork.setMask("[000]-[000]")
      var searched: [String] = []
      var changes: [String] = []
      field.searched = { searched.append($0) }
      field.formwork.onChange = { changes.append($0.status.value) }
      let person = Person()
      person.focus(field)
      person.type("1x2345")
      #expect(person.text?.string == "123-45")
      #expect(searched.last == "123-45" || !profile.formatterReplacementSendsChange)
      person.inOneTurn { field.pressCancelButton() }
      #expect(person.text?.string == "")
      #expect(field.formwork.value == "")
      #expect(changes.last == "")
      person.type("9")
      #expect(field.formwork.value == "9")
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test("a secure field is masked, and tells no reason", arguments: Scene.profiles)
  func secure(profile: Profile) {
    Simulation.run(profile) {
      let field = NSSecureTextField()
      field.formwork.setMask("[0000]")
      var rejections = 0
      field.formwork.onReject = { _ in rejections += 1 }
      let person = Person()
      person.focus(field)
      person.type("1a2345")
      #expect(field.formwork.value == "1234")
      #expect(field.formwork.status.isValid)
      #expect(rejections == 0)
      #expect(field.formwork.savedInput == nil)
      #expect(Simulation.current.beeps == 0)
    }
  }

  @Test("a field of tokens is rejected, and keeps its tokens")
  func tokens() {
    Simulation.run(.usual) {
      let field = NSTokenField()
      field.objectValue = ["one", "two"]
      field.formwork.setMask("[000]")
      #expect(field.formwork.status.formatError?.message.contains("NSTokenField") == true)
      #expect(field.formwork.inputFormat == nil)
      #expect(field.formatter == nil)
      #expect(field.objectValue as? [String] == ["one", "two"])
      field.formwork.setInputFormat(AllowedCharacters.digits)
      #expect(field.formwork.status.formatError?.message.contains("NSTokenField") == true)
      field.formwork.inputFormat = nil
      #expect(field.formwork.status.formatError == nil)
    }
  }

  @Test("a combo box is masked: typing, and what is chosen", arguments: Scene.profiles)
  func comboBox(profile: Profile) {
    Simulation.run(profile) {
      let box = NSComboBox()
      box.items = ["123-456", "777"]
      box.formwork.setMask("[000]-[000]")
      let person = Person()
      person.focus(box)
      person.type("1x2")
      #expect(person.text?.string == "12")
      person.inOneTurn { box.selectItem(at: 0) }
      #expect(box.formwork.value == "123456")
      person.leave()
      #expect(box.stringValue == "123-456")
      box.selectItem(at: 1)
      #expect(box.formwork.value == "777")
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(
    "a combo box that completes puts its item in, which the mask reads", arguments: Scene.profiles)
  func completing(profile: Profile) {
    Simulation.run(profile) {
      let box = NSComboBox()
      box.items = ["123-456"]
      box.completes = true
      box.formwork.setMask("[000]-[000]")
      let person = Person()
      person.focus(box)
      person.type("12")
      person.type("9")
      person.leave()
      // What was typed over the completion is there, and nothing that wasn't typed stays behind it.
      #expect(["129", "129-"].contains(box.stringValue), "\(box.stringValue)")
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test("a binding of the value gets the value, not the text", arguments: Scene.profiles)
  func binding(profile: Profile) {
    Scene.field(profile) { scene, field in
      var bound: [String] = []
      field.boundValue = { bound.append($0 as? String ?? "") }
      scene.person.type("2125")
      scene.person.leave()
      #expect(bound == ["2125"])
      field.objectValue = "3125"
      #expect(field.stringValue == "+1 (312) 5")
      #expect(field.formwork.value == "3125")
    }
  }
}

/// The cells of a table are used again for other rows, whose values must not mix.
@MainActor @Suite("AppKit: cells of a table") struct TableCellTests {
  @MainActor final class Table {
    let table = NSTableView()
    let person = Person()
    var values = (0..<20).map { "21255501\($0 < 10 ? "0" : "")\($0)" }

    init(shared: InputFormatter?) {
      person.window.addSubview(table)
      table.cell = { [unowned self] table, row in
        let cell = table.makeView() ?? NSTableCellView()
        let field = cell.textField ?? NSTextField()
        if cell.textField == nil {
          cell.textField = field
          cell.addSubview(field)
          if let shared { field.formatter = shared } else { field.formwork.setMask(Scene.phone) }
        }
        field.boundValue = { [weak self] in self?.values[row] = $0 as? String ?? "" }
        field.objectValue = values[row]
        return cell
      }
      table.show(rows: 0..<5)
    }
  }

  @Test("each row keeps its value", arguments: Scene.profiles, [true, false])
  func rows(profile: Profile, isShared: Bool) throws {
    try Simulation.run(profile) {
      let table = Table(
        shared: isShared ? try InputFormatter(mask: Scene.phone, isLenient: true) : nil)
      let before = table.values
      let field = try #require(table.table.field(in: 2))
      #expect(field.stringValue == "+1 (212) 555-0102")
      table.person.focus(field)
      table.person.select(17..<17)
      table.person.backspace(2)
      table.person.type("9x9")
      // The row is scrolled away while it is edited, and its cell shows another one.
      table.person.inOneTurn { table.table.show(rows: 10..<15) }
      var expected = before
      expected[2] = "2125550199"
      #expect(table.values == expected)
      for row in 10..<15 {
        #expect(table.table.field(in: row)?.stringValue == "+1 (212) 555-01\(row)")
      }
      table.person.inOneTurn { table.table.show(rows: 0..<5) }
      #expect(table.table.field(in: 2)?.stringValue == "+1 (212) 555-0199")
      #expect(table.values == expected)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }
}
