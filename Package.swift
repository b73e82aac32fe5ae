// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "formwork",
  platforms: [
    .iOS(.v15), .macOS(.v12), .macCatalyst(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1),
  ],
  products: [
    // All of it: for apps, servers, and scripts.
    .library(name: "Formwork", targets: ["Formwork"]),
    // All formats, without Foundation.
    .library(name: "FormworkCore", targets: ["FormworkCore", "FormworkFormats"]),
    // Not in `Formwork`: an app without it would carry 47 KB of views.
    .library(name: "FormworkCountryPicker", targets: ["FormworkCountryPicker"]),
    .library(name: "FormworkInputMask", targets: ["FormworkInputMask"]),
    .library(name: "FormworkInterfaceBuilder", targets: ["FormworkInterfaceBuilder"]),
    // Masks alone: a program that imports `FormworkCore` carries all formats, which no linker takes out again.
    .library(name: "FormworkMasks", targets: ["FormworkMasks", "FormworkTables"]),
    .library(name: "FormworkPhoneNumbers", targets: ["FormworkPhoneNumbers"]),
    .library(name: "FormworkReplay", targets: ["FormworkReplay"]),
    .library(name: "FormworkTerminal", targets: ["FormworkTerminal"]),
    // For the nested packages of this repository, not for clients: it changes without notice.
    .library(name: "_FormworkTestSupport", targets: ["FormworkTestSupport"]),
  ],
  targets: [
    // Each module exports those that it depends on, but for the tables, which have no public declarations.
    .target(name: "FormworkTables"),
    .target(name: "FormworkMasks", dependencies: ["FormworkTables"]),
    .target(name: "FormworkPhoneNumbers"),
    .target(
      name: "FormworkFormats",
      dependencies: ["FormworkMasks", "FormworkPhoneNumbers", "FormworkTables"]),
    .target(name: "FormworkCore", dependencies: ["FormworkFormats"]),
    .target(name: "Formwork", dependencies: ["FormworkCore"]),
    .target(name: "FormworkCountryPicker", dependencies: ["Formwork"]),
    .target(name: "FormworkInputMask", dependencies: ["Formwork"]),
    .target(name: "FormworkInterfaceBuilder", dependencies: ["Formwork"]),
    .target(name: "FormworkReplay", dependencies: ["FormworkCore"]),
    .target(name: "FormworkTerminal", dependencies: ["FormworkCore"]),
    .target(
      name: "FormworkTestSupport", dependencies: ["FormworkFormats"],
      path: "Tests/TestSupport",
      exclude: ["README.md"]),
    // The articles, compiled as in an app: without the declarations that only this package sees.
    .testTarget(
      name: "FormworkClientTests",
      dependencies: ["Formwork", "FormworkReplay", "FormworkTerminal"],
      packageAccess: false),
    .testTarget(
      name: "FormworkTests",
      dependencies: ["FormworkCore", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkMasksTests",
      dependencies: ["FormworkFormats", "FormworkTables", "FormworkTestSupport"]),
    .testTarget(name: "FormworkCompatibilityTests", dependencies: ["FormworkInputMask"]),
    .testTarget(
      name: "FormworkRulesTests",
      dependencies: ["FormworkCore", "FormworkTestSupport"]),
    .testTarget(name: "FormworkDisplayTests", dependencies: ["FormworkCore"]),
    .testTarget(
      name: "FormworkFieldTests",
      dependencies: ["FormworkCore", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkFiltersTests",
      dependencies: ["FormworkFormats", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkFoundationTests",
      dependencies: ["Formwork", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkEntryTests",
      dependencies: ["FormworkReplay", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkDefinitionTests", dependencies: ["FormworkCore", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkInputMaskTests",
      dependencies: ["FormworkInputMask", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkNumbersTests",
      dependencies: ["FormworkFormats", "FormworkTables", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkPhoneNumbersTests",
      dependencies: ["FormworkPhoneNumbers", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkPresetsTests",
      dependencies: ["FormworkReplay", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkRegexTests",
      dependencies: ["FormworkFormats", "FormworkTables", "FormworkTestSupport"]),
    .testTarget(name: "FormworkReplayTests", dependencies: ["FormworkReplay"]),
    .testTarget(
      name: "FormworkTerminalTests",
      dependencies: ["FormworkTerminal", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkTextTests",
      dependencies: ["FormworkFormats", "FormworkTestSupport"]),
    .testTarget(
      name: "FormworkUnicodeTests", dependencies: ["FormworkTables", "FormworkTestSupport"]),
    .testTarget(name: "FormworkUITests", dependencies: ["Formwork"]),
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
