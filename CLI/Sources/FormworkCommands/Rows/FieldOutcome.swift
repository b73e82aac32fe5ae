import FormworkMasks
import FormworkPhoneNumbers

/// The result of a field.
struct FieldOutcome {
  /// The bytes that it becomes; `nil` if it couldn't be completed, or is empty.
  var result: [UInt8]?

  /// Whether it was rejected.
  var isRejected = false

  /// The content of the new columns, in order. One is `nil` if there is nothing to say, and the result among them if the
  /// field was rejected.
  var additions: [[UInt8]?] = []
}

/// Converts the fields of one column.
struct FieldConverter {
  var task: RowTask
  let index: Int

  init(_ task: RowTask, index: Int, isCurious: Bool) {
    self.task = task
    self.index = index
    if isCurious || task.additions.detail != nil { self.task.converter.memo = nil }
  }

  /// Converts a field, and takes note of it.
  mutating func convert(
    _ content: UnsafeRawBufferPointer, at place: Place, _ log: inout RejectLog
  ) -> FieldOutcome {
    if content.isEmpty {
      log.noteEmpty(column: index)
      return FieldOutcome(
        additions: task.additions.isEmpty ? [] : task.additions.names.map { _ in nil })
    }
    if let outcome = repeated(content, &log) { return outcome }
    var conversion = task.converter.convert(content)
    let formatted = conversion.formatted
    let text = task.showsValue ? formatted.value : formatted.text
    var result: [UInt8]?
    if conversion.reason == nil {
      result = task.converter.encoding.bytes(text)
      if result == nil { conversion = Conversion(.notEncodable) }
    }
    if conversion.isKeptInMind(by: task.converter) {
      task.converter.memo?.remember(text, conversion.reason, conversion.extract)
    }
    let encoding = task.converter.encoding
    if conversion.reason != nil {
      log.note(conversion, at: place, of: task.converter, column: index) { Array(content) }
    } else if conversion.extract != nil || log.isCurious {
      log.note(conversion.extract, at: place)
      log.note(
        text, of: { encoding.lossyText(Array(content)) },
        kind: { task.converter.kind(of: conversion, in: content) }, as: conversion.change,
        column: index)
    }
    let words = task.additions.detail == nil ? nil : log.words(for: conversion, by: task.converter)
    return outcome(result, conversion, content, words)
  }

  /// Takes note of a field that isn't there.
  mutating func noteMissing(_ reason: Reason, at place: Place, _ log: inout RejectLog) {
    log.note(Conversion(reason), at: place, of: task.converter, column: index) { [] }
  }

  /// Repeats the result of another field like this one; `nil` if there is nothing to repeat, or more to report.
  private mutating func repeated(
    _ content: UnsafeRawBufferPointer, _ log: inout RejectLog
  ) -> FieldOutcome? {
    switch task.converter.memo?.recall(content) {
    case .result:
      let result = task.converter.memo?.result ?? []
      return FieldOutcome(result: result, additions: additions(result, nil))
    case .extract where !log.isCurious:
      let result = task.converter.memo?.result ?? []
      log.noteExtract()
      return FieldOutcome(result: result, additions: additions(result, nil))
    case .reject(let reason) where log.isQuiet:
      log.note(reason)
      return FieldOutcome(isRejected: true, additions: additions(nil, reason))
    default: return nil
    }
  }

  private func outcome(
    _ result: [UInt8]?, _ conversion: Conversion, _ content: UnsafeRawBufferPointer,
    _ words: String?
  ) -> FieldOutcome {
    var outcome = FieldOutcome(result: result, isRejected: conversion.reason != nil)
    if task.additions.isEmpty { return outcome }
    var number: PhoneNumber?
    if task.additions.wantsNumber, conversion.reason == nil {
      number = task.converter.number(of: conversion, in: content)
    }
    outcome.additions = additions(result, conversion.reason, number, words)
    return outcome
  }

  private func additions(
    _ result: [UInt8]?, _ reason: Reason?, _ number: PhoneNumber? = nil,
    _ words: String? = nil
  ) -> [[UInt8]?] {
    let wanted = task.additions
    if wanted.isEmpty { return [] }
    var additions: [[UInt8]?] = []
    if wanted.result != nil { additions.append(result) }
    if wanted.phoneExtension != nil {
      additions.append(number?.extensionNumber.map { Array($0.utf8) })
    }
    if wanted.kind != nil { additions.append(number?.kind.map { Array("\($0)".utf8) }) }
    if wanted.region != nil { additions.append(number?.region.map { Array($0.utf8) }) }
    if wanted.reason != nil { additions.append(reason.map { Array($0.name.utf8) }) }
    if wanted.detail != nil {
      additions.append(words.flatMap { task.converter.encoding.bytes($0) })
    }
    return additions
  }
}
