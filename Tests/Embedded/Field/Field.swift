import FormworkMasks
import FormworkCore

/// A field that is driven by the machine, made for one format: what a page would link of it.
struct PageField {
  private var machine: FieldMachine<Mask>
  private(set) var text = ""

  init(pattern: String) throws(MaskError) {
    machine = FieldMachine(format: try Mask(pattern), WidgetState(text: ""))
  }

  mutating func insert(_ string: String) -> Bool {
    let end = UTF16Offset(text.utf16.count)
    let question = FieldQuestion([end..<end], replacement: string)
    let state = WidgetState(text: text, selection: end..<end)
    let deliberation = machine.deliberate(question, state)
    let isLet = machine.decide(deliberation, isAllowed: true)
    while let command = machine.next(WidgetState(text: text, selection: end..<end)) {
      if case .assign(let other) = command { text = other }
    }
    return isLet
  }
}

@_cdecl("formwork_field")
func field() -> Int {
  guard var field = try? PageField(pattern: "[00]/[00]") else { return 0 }
  return field.insert("1") ? field.text.utf8.count : 0
}
