// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "formwork",
  platforms: [
    .iOS(.v15), .macOS(.v12), .macCatalyst(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1),
  ],
  products: [
    .library(name: "Formwork", targets: ["Formwork"]),
    .library(name: "FormworkCompatibility", targets: ["FormworkCompatibility"]),
    .library(name: "FormworkDefinition", targets: ["FormworkDefinition"]),
    .library(name: "FormworkDisplay", targets: ["FormworkDisplay"]),
    .library(name: "FormworkField", targets: ["FormworkField"]),
    .library(name: "FormworkFormatter", targets: ["FormworkFormatter"]),
    .library(name: "FormworkFormats", targets: ["FormworkFormats"]),
    .library(name: "FormworkFoundation", targets: ["FormworkFoundation"]),
    .library(name: "FormworkLocales", targets: ["FormworkLocales"]),
    .library(name: "FormworkListeners", targets: ["FormworkListeners"]),
    .library(name: "FormworkPresets", targets: ["FormworkPresets"]),
    .library(name: "FormworkNumbers", targets: ["FormworkNumbers"]),
    .library(name: "FormworkPhoneNumbers", targets: ["FormworkPhoneNumbers"]),
    .library(name: "FormworkRegex", targets: ["FormworkRegex"]),
    .library(name: "FormworkReplay", targets: ["FormworkReplay"]),
    .library(name: "FormworkTerminal", targets: ["FormworkTerminal"]),
    .library(name: "FormworkText", targets: ["FormworkText"]),
    .library(name: "FormworkInterfaceBuilder", targets: ["FormworkInterfaceBuilder"]),
    .library(name: "FormworkUI", targets: ["FormworkUI"]),
    // For the tests of the nested packages, not for clients: it changes without notice.
    .library(name: "FormworkTestSupport", targets: ["FormworkTestSupport"]),
  ],
  targets: [
    .target(name: "Formwork", dependencies: ["FormworkText", "FormworkUnicode"]),
    .target(name: "FormworkCompatibility", dependencies: ["Formwork"]),
    .target(name: "FormworkDefinition", dependencies: ["Formwork", "FormworkDisplay"]),
    .target(name: "FormworkDisplay"),
    .target(name: "FormworkField", dependencies: ["FormworkText"]),
    .target(
      name: "FormworkFormatter",
      dependencies: ["Formwork", "FormworkDefinition", "FormworkField"]),
    .target(
      name: "FormworkFormats",
      dependencies: [
        "Formwork", "FormworkDefinition", "FormworkLocales", "FormworkNumbers", "FormworkPresets",
        "FormworkRegex",
      ]),
    .target(
      name: "FormworkFoundation",
      dependencies: [
        "Formwork", "FormworkDefinition", "FormworkDisplay", "FormworkField", "FormworkFormats",
        "FormworkLocales", "FormworkNumbers", "FormworkRegex",
      ]),
    .target(name: "FormworkLocales", dependencies: ["FormworkNumbers"]),
    .target(
      name: "FormworkListeners",
      dependencies: [
        "Formwork", "FormworkCompatibility", "FormworkNumbers", "FormworkPhoneNumbers",
        "FormworkPresets", "FormworkUI",
      ]),
    .target(name: "FormworkNumbers", dependencies: ["FormworkText", "FormworkUnicode"]),
    .target(name: "FormworkPhoneNumbers"),
    .target(
      name: "FormworkPresets",
      dependencies: [
        "Formwork", "FormworkNumbers", "FormworkPhoneNumbers", "FormworkText", "FormworkUnicode",
      ]),
    .target(
      name: "FormworkReplay",
      dependencies: ["Formwork", "FormworkDefinition", "FormworkDisplay", "FormworkFormats"]),
    .target(name: "FormworkRegex", dependencies: ["FormworkText", "FormworkUnicode"]),
    .target(name: "FormworkTerminal", dependencies: ["FormworkDisplay", "FormworkText"]),
    .target(name: "FormworkText", dependencies: ["FormworkUnicode"]),
    .target(name: "FormworkUnicode"),
    .target(name: "FormworkInterfaceBuilder", dependencies: ["FormworkUI"]),
    .target(
      name: "FormworkUI",
      dependencies: [
        "Formwork", "FormworkField", "FormworkRegex",
        // For AppKit. A dependency that isn't one on Linux keeps `swift build` from building it there.
        .target(name: "FormworkFormatter", condition: .when(platforms: [.macOS, .linux])),
      ]),
    .target(
      name: "FormworkTestSupport", dependencies: ["Formwork"], path: "Tests/TestSupport",
      exclude: ["README.md"]),
    .testTarget(
      name: "FormworkTests",
      dependencies: [
        "Formwork", "FormworkRegex", "FormworkText", "FormworkUnicode", "FormworkTestSupport",
      ]),
    .testTarget(name: "FormworkCompatibilityTests", dependencies: ["FormworkCompatibility"]),
    .testTarget(
      name: "FormworkDefinitionTests",
      dependencies: [
        "FormworkDefinition", "FormworkDisplay", "FormworkFormats", "FormworkTestSupport",
      ]),
    .testTarget(name: "FormworkDisplayTests", dependencies: ["FormworkDisplay"]),
    .testTarget(
      name: "FormworkFieldTests",
      dependencies: ["Formwork", "FormworkField", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkFoundationTests",
      dependencies: [
        "FormworkField", "FormworkFoundation", "FormworkNumbers", "FormworkTestSupport",
      ]),
    .testTarget(
      name: "FormworkFormatterTests",
      dependencies: ["FormworkFormatter", "FormworkFormats", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkFormatsTests", dependencies: ["FormworkFormats", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkListenersTests",
      dependencies: [
        "FormworkListeners", "FormworkPhoneNumbers", "FormworkPresets", "FormworkTestSupport",
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
        "Formwork", "FormworkNumbers", "FormworkPhoneNumbers", "FormworkPresets", "FormworkText",
        "FormworkTestSupport",
      ]),
    .testTarget(
      name: "FormworkRegexTests",
      dependencies: [
        "Formwork", "FormworkRegex", "FormworkText", "FormworkUnicode", "FormworkTestSupport",
      ]),
    .testTarget(name: "FormworkReplayTests", dependencies: ["Formwork", "FormworkReplay"]),
    .testTarget(
      name: "FormworkTerminalTests",
      dependencies: [
        "Formwork", "FormworkNumbers", "FormworkRegex", "FormworkTerminal", "FormworkTestSupport",
      ]),
    .testTarget(
      name: "FormworkTextTests",
      dependencies: ["Formwork", "FormworkRegex", "FormworkText", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkUnicodeTests", dependencies: ["FormworkUnicode", "FormworkTestSupport"]),
    .testTarget(name: "FormworkUITests", dependencies: ["FormworkUI"]),
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
}
