@testable import FormworkUnderTest
import Testing
import UIKit

/// The keyboard and the capitals of a field suit what users type into it.
@MainActor @Suite struct PresetTraitsTests {
  private static let pads: [UIKeyboardType] = [.numberPad, .decimalPad, .phonePad]

  /// Compares the field with the preset's example and its purpose in HTML.
  private func expect(_ field: UITextField, toSuit preset: Preset) {
    let letters = preset.example.unicodeScalars.filter { $0.properties.isAlphabetic }
    let isUppercase = !letters.isEmpty && letters.allSatisfy { $0.properties.isUppercase }
    let (keyboard, capitals) = (field.keyboardType, field.autocapitalizationType)
    let purpose = FieldFormat.preset(preset).makeFormat().purpose?.name
    let name = Comment(rawValue: preset.identifier)
    switch purpose {
    case "email": #expect(keyboard == .emailAddress && capitals == .none, name)
    case "url": #expect(keyboard == .URL && capitals == .none, name)
    case "name": #expect(keyboard == .default && capitals == .words, name)
    case "one-time-code":
      #expect(keyboard == .numberPad && field.textContentType == .oneTimeCode, name)
    default:
      if Self.pads.contains(keyboard) { break }
      if isUppercase { #expect(capitals == .allCharacters, name) }
      if !letters.isEmpty { #expect([.asciiCapable, .default].contains(keyboard), name) }
      if !letters.isEmpty, !isUppercase { #expect(capitals == .none, name) }
    }
    // Only names are words that a dictionary can correct.
    #expect((field.autocorrectionType == .no) == (purpose != "name"), name)
  }

  @Test(arguments: Profile.all) func suitPresets(profile: Profile) {
    Simulation.run(profile) {
      for preset in Preset.all {
        let field = UITextField(frame: .zero)
        field.formwork.format = .preset(preset)
        expect(field, toSuit: preset)
        field.formwork.format = nil
        #expect(field.keyboardType == .default && field.autocapitalizationType == .sentences)
        #expect(field.autocorrectionType == .default)
      }
    }
  }

  @Test(arguments: Profile.all) func suitFormats(profile: Profile) {
    Simulation.run(profile) {
      for (format, keyboard, capitals) in [
        (.emailAddress, .emailAddress, .none), (.personName, .default, .words),
        (.webAddress, .URL, .none), (.slug, .asciiCapable, .none),
        (.iban, .asciiCapable, .allCharacters), (.oneTimeCode(), .numberPad, .sentences),
        (.preset("postal.GB"), .asciiCapable, .allCharacters),
        (.preset("ip.v6"), .asciiCapable, .none),
        (.text(), .default, .sentences), (.mask("[AAA]"), .default, .sentences),
        (FieldFormat.mask("[AAA]").changingCase(.upper), .default, .allCharacters),
      ] as [(FieldFormat<String>, UIKeyboardType, UITextAutocapitalizationType)] {
        let field = UITextField(frame: .zero)
        field.formwork.format = format
        #expect(field.keyboardType == keyboard && field.autocapitalizationType == capitals)
        let view = UITextView(frame: .zero)
        view.formwork.format = format
        #expect(view.keyboardType == keyboard && view.autocapitalizationType == capitals)
      }
    }
  }

  /// The app's own settings stay.
  @Test func theAppsChoiceStays() {
    Simulation.run(.iOS26) {
      let field = UITextField(frame: .zero)
      field.keyboardType = .default
      field.autocapitalizationType = .words
      field.autocorrectionType = .yes
      field.formwork.format = .iban
      #expect(field.autocapitalizationType == .words && field.autocorrectionType == .yes)
      field.formwork.format = .emailAddress
      #expect(field.autocapitalizationType == .words && field.keyboardType == .emailAddress)
      field.autocapitalizationType = .none
      field.formwork.format = nil
      #expect(field.autocapitalizationType == .none && field.keyboardType == .default)
    }
  }
}
