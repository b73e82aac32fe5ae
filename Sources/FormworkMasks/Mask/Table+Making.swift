extension Table {
  /// Lays out a mask in one piece of memory.
  init(
    _ members: [Program.Element], _ classes: [Program.SlotClass],
    _ options: Mask.Options, completes: Bool, guide: Glyph?, lists: Places?, firstCluster: Glyph
  ) {
    // One allocation contains everything. The fields come first.
    self.fields = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Fields>.stride
        + Fixed<SlotClass>.size(classes.count) + Fixed<Program.Element>.size(members.count),
      alignment: 8
    ).bindMemory(to: Fields.self, capacity: 1)
    var memory = UnsafeMutableRawPointer(self.fields) + MemoryLayout<Fields>.stride
    let slotClasses = Fixed(count: classes.count, end: SlotClass(), to: &memory) {
      SlotClass(ascii: classes[$0].accepts.ascii, letterCase: classes[$0].letterCase)
    }
    let end = Program.Element(
      glyph: 0, nextSlot: UInt32(truncatingIfNeeded: members.count), kind: .free)
    var elements = Fixed(count: members.count, end: end, to: &memory) { members[$0] }
    Self.markSignificantLiterals(of: &elements)
    var fields = Fields(
      elements: elements, classes: slotClasses,
      lists: lists.map { Unmanaged.passUnretained($0) },
      takesPlain: options.letterCase == nil && classes.allSatisfy { $0.letterCase == nil },
      completes: completes, guide: guide, firstCluster: firstCluster,
      policies: Policies(
        isRightToLeft: options.rightToLeft, autoskip: options.autoskip, deletion: options.deletion,
        overflow: options.overflow, insertion: options.insertion, digits: options.digits,
        letterCase: options.letterCase))
    // From the end, so that each element gets what it needs to know about those after it.
    var next = end
    var accepts: UInt16?
    var index = elements.count
    while index > 0 {
      index &-= 1
      var element = elements[index]
      let place = UInt32(truncatingIfNeeded: index)
      element.nextSlot = next.nextSlot
      element.nextMark = next.nextMark
      element.nextBarrier = next.nextBarrier
      element.nextRequired = next.nextRequired
      element.isCompleteFrom = next.isCompleteFrom
      switch element.kind {
      case .free, .fixed:
        element.nextRequired = place
        if element.kind == .fixed {
          fields.hasFixedLiterals = true
          element.isCompleteFrom = false
        }
        if element.glyph < 0x80 {
          fields.literalCharacters.insert(UInt8(truncatingIfNeeded: element.glyph))
        }
        if element.glyph >= 0x80 || UInt8(truncatingIfNeeded: element.glyph).isASCIIAlphanumeric {
          fields.hasWords = true
          if element.isCompleteFrom { fields.hasOptionalWords = true }
        }
        if element.isSignificant {
          fields.hasMarks = true
          element.nextMark = place
        }
      case .mandatory, .optional, .endless:
        element.nextSlot = place
        if element.kind != .optional {
          element.nextBarrier = place
          element.nextRequired = place
          element.isCompleteFrom = element.kind == .endless
        }
        if element.kind != .mandatory { fields.hasOptionalSlots = true }
        if element.kind == .endless { fields.room = Int.max }
        if fields.room < Int.max { fields.room &+= 1 }
        if element.accepts != accepts {
          if accepts != nil { fields.isMixed = true }
          accepts = element.accepts
          fields.taken.formUnion(slotClasses[Int(element.accepts)].ascii)
        }
        if fields.lastSlot == nil { fields.lastSlot = index }
      }
      elements[index] = element
      next = element
    }
    fields.isUniform =
      fields.takesPlain && !fields.isMixed && !fields.hasOptionalSlots && guide == nil
      && !options.rightToLeft && options.overflow == .reject && options.insertion == .insert
    self.fields.initialize(to: fields)
  }

  /// Marks the literals after a run that can have empty slots.
  private static func markSignificantLiterals(of elements: inout Fixed<Program.Element>) {
    var (canBeShorter, isInSlots) = (false, false)
    for index in 0..<elements.count {
      let kind = elements[index].kind
      let isSlot = kind != .free && kind != .fixed
      if isSlot {
        canBeShorter = isInSlots && canBeShorter || kind != .mandatory
      } else if canBeShorter {
        elements[index].isSignificant = true
      }
      isInSlots = isSlot
    }
  }
}
