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
    .library(name: "FormworkFoundation", targets: ["FormworkFoundation"]),
    .library(name: "FormworkReplay", targets: ["FormworkReplay"]),
    .library(name: "FormworkTerminal", targets: ["FormworkTerminal"]),
    .library(name: "FormworkInterfaceBuilder", targets: ["FormworkInterfaceBuilder"]),
    .library(name: "FormworkUI", targets: ["FormworkUI"]),
    // For the tests of the nested packages, not for clients: it changes without notice.
    .library(name: "FormworkTestSupport", targets: ["FormworkTestSupport"]),
  ],
  targets: [
    .target(name: "Formwork"),
    .target(name: "FormworkCompatibility", dependencies: ["Formwork"]),
    .target(name: "FormworkDefinition", dependencies: ["Formwork", "FormworkDisplay"]),
    .target(name: "FormworkDisplay"),
    .target(
      name: "FormworkFoundation",
      dependencies: ["Formwork", "FormworkDefinition", "FormworkDisplay"]),
    .target(
      name: "FormworkReplay",
      dependencies: ["Formwork", "FormworkDefinition", "FormworkDisplay"]),
    .target(name: "FormworkTerminal", dependencies: ["Formwork", "FormworkDisplay"]),
    .target(name: "FormworkInterfaceBuilder", dependencies: ["FormworkUI"]),
    .target(name: "FormworkUI", dependencies: ["Formwork", "FormworkCompatibility"]),
    .target(
      name: "FormworkTestSupport", dependencies: ["Formwork"], path: "Tests/TestSupport",
      exclude: ["README.md"]),
    .testTarget(name: "FormworkTests", dependencies: ["Formwork", "FormworkTestSupport"]),
    .testTarget(name: "FormworkCompatibilityTests", dependencies: ["FormworkCompatibility"]),
    .testTarget(
      name: "FormworkDefinitionTests",
      dependencies: ["FormworkDefinition", "FormworkDisplay", "FormworkTestSupport"]),
    .testTarget(name: "FormworkDisplayTests", dependencies: ["FormworkDisplay"]),
    .testTarget(
      name: "FormworkFoundationTests", dependencies: ["FormworkFoundation", "FormworkTestSupport"]),
    .testTarget(name: "FormworkReplayTests", dependencies: ["Formwork", "FormworkReplay"]),
    .testTarget(
      name: "FormworkTerminalTests", dependencies: ["FormworkTerminal", "FormworkTestSupport"]),
    .testTarget(name: "FormworkUITests", dependencies: ["FormworkUI", "FormworkTestSupport"]),
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
