// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "formwork",
  platforms: [
    .iOS(.v15), .macOS(.v12), .macCatalyst(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1),
  ],
  products: [
    .library(name: "Formwork", targets: ["Formwork"]),
    .library(name: "FormworkCountryPicker", targets: ["FormworkCountryPicker"]),
    .library(name: "FormworkDefinition", targets: ["FormworkDefinition"]),
    .library(name: "FormworkFoundation", targets: ["FormworkFoundation"]),
    .library(name: "FormworkInputMask", targets: ["FormworkInputMask"]),
    .library(name: "FormworkInterfaceBuilder", targets: ["FormworkInterfaceBuilder"]),
    // Masks alone: a program that imports `Formwork` carries all formats, which no linker takes out again.
    .library(name: "FormworkMasks", targets: ["FormworkMasks"]),
    .library(name: "FormworkPhoneNumbers", targets: ["FormworkPhoneNumbers"]),
    .library(name: "FormworkReplay", targets: ["FormworkReplay"]),
    .library(name: "FormworkTerminal", targets: ["FormworkTerminal"]),
    .library(name: "FormworkUI", targets: ["FormworkUI"]),
    // For the nested packages of this repository, not for clients: they change without notice.
    .library(
      name: "_FormworkEngine", targets: ["FormworkFilters", "FormworkMasks", "FormworkRegex"]),
    .library(
      name: "_FormworkModules",
      targets: [
        "Formwork", "FormworkCompatibility", "FormworkDisplay", "FormworkEntry", "FormworkField",
        "FormworkFilters",
        "FormworkFoundation", "FormworkLocales", "FormworkMasks", "FormworkNumbers",
        "FormworkPresets", "FormworkRegex", "FormworkRules", "FormworkText",
      ]),
    .library(name: "_FormworkTestSupport", targets: ["FormworkTestSupport"]),
  ],
  targets: [
    .target(
      name: "Formwork",
      dependencies: [
        "FormworkEntry", "FormworkField", "FormworkFilters", "FormworkLocales", "FormworkMasks",
        "FormworkNumbers", "FormworkPhoneNumbers", "FormworkPresets", "FormworkRegex",
        "FormworkText",
      ]),
    .target(name: "FormworkMasks", dependencies: ["FormworkText", "FormworkUnicode"]),
    .target(name: "FormworkCompatibility", dependencies: ["FormworkMasks"]),
    .target(
      name: "FormworkRules", dependencies: ["FormworkFilters", "FormworkMasks", "FormworkDisplay"]),
    .target(name: "FormworkDisplay"),
    .target(name: "FormworkEntry", dependencies: ["FormworkText", "FormworkUnicode"]),
    .target(name: "FormworkField", dependencies: ["FormworkFilters", "FormworkText"]),
    .target(name: "FormworkFilters", dependencies: ["FormworkText", "FormworkUnicode"]),
    .target(
      name: "FormworkFormatter",
      dependencies: ["FormworkMasks", "FormworkRules", "FormworkField"]),
    .target(
      name: "FormworkDefinition",
      dependencies: [
        "FormworkMasks", "FormworkRules", "FormworkLocales", "FormworkNumbers", "FormworkPresets",
        "FormworkRegex",
      ]),
    .target(
      name: "FormworkFoundation",
      dependencies: [
        "Formwork", "FormworkMasks", "FormworkRules", "FormworkDisplay", "FormworkField",
        "FormworkDefinition",
        "FormworkLocales", "FormworkNumbers", "FormworkPhoneNumbers", "FormworkRegex",
      ]),
    .target(name: "FormworkLocales", dependencies: ["FormworkNumbers"]),
    .target(
      name: "FormworkInputMask",
      dependencies: [
        "FormworkMasks", "FormworkCompatibility", "FormworkNumbers", "FormworkPhoneNumbers",
        "FormworkPresets", "FormworkUI",
      ]),
    .target(
      name: "FormworkNumbers",
      dependencies: ["FormworkEntry", "FormworkText", "FormworkUnicode"]),
    .target(name: "FormworkPhoneNumbers"),
    .target(
      name: "FormworkPresets",
      dependencies: [
        "FormworkEntry", "FormworkFilters", "FormworkMasks", "FormworkNumbers",
        "FormworkPhoneNumbers", "FormworkText", "FormworkUnicode",
      ]),
    .target(
      name: "FormworkReplay",
      dependencies: [
        "FormworkEntry", "FormworkMasks", "FormworkRules", "FormworkDisplay", "FormworkDefinition",
      ]),
    .target(
      name: "FormworkRegex", dependencies: ["FormworkFilters", "FormworkText", "FormworkUnicode"]),
    .target(
      name: "FormworkTerminal", dependencies: ["Formwork", "FormworkDisplay", "FormworkText"]),
    .target(name: "FormworkText", dependencies: ["FormworkUnicode"]),
    .target(name: "FormworkUnicode"),
    .target(name: "FormworkCountryPicker", dependencies: ["FormworkUI"]),
    .target(name: "FormworkInterfaceBuilder", dependencies: ["FormworkUI"]),
    .target(
      name: "FormworkUI",
      dependencies: [
        "Formwork", "FormworkFoundation", "FormworkMasks", "FormworkField", "FormworkRegex",
        // For AppKit. A dependency that isn't one on Linux keeps `swift build` from building it there.
        .target(name: "FormworkFormatter", condition: .when(platforms: [.macOS, .linux])),
      ]),
    .target(
      name: "FormworkTestSupport", dependencies: ["FormworkFilters", "FormworkMasks"],
      path: "Tests/TestSupport",
      exclude: ["README.md"]),
    // The articles, compiled as in an app: without the declarations that only this package sees.
    .testTarget(
      name: "FormworkClientTests",
      dependencies: [
        "Formwork", "FormworkDefinition", "FormworkFormatter", "FormworkFoundation",
        "FormworkPhoneNumbers", "FormworkReplay", "FormworkTerminal",
      ],
      packageAccess: false),
    .testTarget(
      name: "FormworkTests",
      dependencies: ["Formwork", "FormworkDefinition", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkMasksTests",
      dependencies: [
        "FormworkFilters", "FormworkMasks", "FormworkRegex", "FormworkText", "FormworkUnicode",
        "FormworkTestSupport",
      ]),
    .testTarget(name: "FormworkCompatibilityTests", dependencies: ["FormworkCompatibility"]),
    .testTarget(
      name: "FormworkRulesTests",
      dependencies: [
        "FormworkRules", "FormworkDisplay", "FormworkDefinition", "FormworkTestSupport",
      ]),
    .testTarget(name: "FormworkDisplayTests", dependencies: ["FormworkDisplay"]),
    .testTarget(
      name: "FormworkFieldTests",
      dependencies: ["FormworkMasks", "FormworkField", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkFiltersTests",
      dependencies: ["FormworkFilters", "FormworkMasks", "FormworkText", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkFoundationTests",
      dependencies: [
        "FormworkField", "FormworkFoundation", "FormworkNumbers", "FormworkTestSupport",
      ]),
    .testTarget(
      name: "FormworkEntryTests",
      dependencies: [
        "FormworkEntry", "FormworkReplay", "FormworkText", "FormworkTestSupport",
      ]),
    .testTarget(
      name: "FormworkFormatterTests",
      dependencies: ["FormworkFormatter", "FormworkDefinition", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkDefinitionTests", dependencies: ["FormworkDefinition", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkInputMaskTests",
      dependencies: [
        "FormworkInputMask", "FormworkPhoneNumbers", "FormworkPresets", "FormworkTestSupport",
      ]),
    .testTarget(
      name: "FormworkNumbersTests",
      dependencies: [
        "FormworkLocales", "FormworkNumbers", "FormworkText", "FormworkUnicode",
        "FormworkTestSupport",
      ]),
    .testTarget(
      name: "FormworkPhoneNumbersTests",
      dependencies: ["FormworkPhoneNumbers", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkPresetsTests",
      dependencies: [
        "FormworkEntry", "FormworkMasks", "FormworkNumbers", "FormworkPhoneNumbers",
        "FormworkPresets", "FormworkReplay", "FormworkText", "FormworkTestSupport",
      ]),
    .testTarget(
      name: "FormworkRegexTests",
      dependencies: [
        "FormworkFilters", "FormworkMasks", "FormworkRegex", "FormworkText", "FormworkUnicode",
        "FormworkTestSupport",
      ]),
    .testTarget(name: "FormworkReplayTests", dependencies: ["FormworkMasks", "FormworkReplay"]),
    .testTarget(
      name: "FormworkTerminalTests",
      dependencies: [
        "Formwork", "FormworkMasks", "FormworkNumbers", "FormworkRegex", "FormworkTerminal",
        "FormworkTestSupport",
      ]),
    .testTarget(
      name: "FormworkTextTests",
      dependencies: [
        "FormworkMasks", "FormworkNumbers", "FormworkRegex", "FormworkText", "FormworkTestSupport",
      ]),
    .testTarget(
      name: "FormworkUnicodeTests", dependencies: ["FormworkUnicode", "FormworkTestSupport"]),
    .testTarget(name: "FormworkUITests", dependencies: ["FormworkUI"]),
    .testTarget(name: "FormworkCountryPickerTests", dependencies: ["FormworkCountryPicker"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  // Optimizing tests takes longer than running them, so our scripts only optimize what is tested.
  if target.isTest && Context.environment["FORMWORK_PLAIN_TESTS"] != nil {
    target.swiftSettings?.append(.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"]))
  }
}
