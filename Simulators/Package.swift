// swift-tools-version: 6.1
import PackageDescription

// A nested package, so that no client of Formwork ever meets a module named UIKit on Linux.
let package = Package(
  name: "formwork-simulators",
  dependencies: [.package(name: "formwork", path: "..")],
  targets: [
    .target(name: "UIKit", packageAccess: false),
    .target(name: "SwiftUI", dependencies: ["UIKit"], packageAccess: false),
    // Swift Testing looks for this overlay in every file that imports Testing and UIKit.
    .target(name: "_Testing_UIKit", packageAccess: false),
    // A symbolic link to Sources/Formwork: a module name may occur once in a package graph.
    .target(
      name: "FormworkUnderTest",
      dependencies: [
        "UIKit",
        "SwiftUI",
        .product(name: "FormworkCore", package: "formwork"),
      ], packageAccess: false),
    .executableTarget(
      name: "FieldBenchmark", dependencies: ["UIKit", "FormworkUnderTest"], packageAccess: false),
    // A symbolic link to Examples/SwiftUI, where the module has its own name.
    .target(
      name: "SwiftUIExamples",
      dependencies: [
        "FormworkCountryPickerUnderTest", "FormworkUnderTest", "SwiftUI", "UIKit",
      ],
      packageAccess: false,
      swiftSettings: [
        .unsafeFlags([
          "-module-alias", "Formwork=FormworkUnderTest",
          "-module-alias", "FormworkCountryPicker=FormworkCountryPickerUnderTest",
        ])
      ]),
    // A symbolic link to Examples/Checkout, which has a form in both.
    .target(
      name: "CheckoutExample",
      dependencies: [
        "FormworkCountryPickerUnderTest", "FormworkUnderTest", "SwiftUI", "UIKit",
      ],
      packageAccess: false,
      swiftSettings: [
        .unsafeFlags([
          "-module-alias", "Formwork=FormworkUnderTest",
          "-module-alias", "FormworkCountryPicker=FormworkCountryPickerUnderTest",
        ])
      ]),
    // A symbolic link to Examples/UIKit; one of them has outlets, which need Objective-C.
    .target(
      name: "UIKitExamples",
      dependencies: ["FormworkCountryPickerUnderTest", "FormworkUnderTest", "UIKit"],
      exclude: ["StoryboardSignUpViewController.swift"], packageAccess: false,
      swiftSettings: [
        .unsafeFlags([
          "-module-alias", "Formwork=FormworkUnderTest",
          "-module-alias", "FormworkCountryPicker=FormworkCountryPickerUnderTest",
        ])
      ]),
    // A symbolic link to Sources/FormworkInputMask, with the same for the module that it is made for.
    .target(
      name: "FormworkListenersUnderTest",
      dependencies: [
        "FormworkUnderTest",
        "UIKit",
        .product(name: "FormworkCore", package: "formwork"),
      ],
      packageAccess: false,
      swiftSettings: [.unsafeFlags(["-module-alias", "Formwork=FormworkUnderTest"])]),
    // A symbolic link to Sources/FormworkCountryPicker, likewise.
    .target(
      name: "FormworkCountryPickerUnderTest",
      dependencies: ["FormworkUnderTest", "SwiftUI", "UIKit"], packageAccess: false,
      swiftSettings: [.unsafeFlags(["-module-alias", "Formwork=FormworkUnderTest"])]),
    .testTarget(
      name: "CountryPickerTests",
      dependencies: [
        "UIKit", "SwiftUI", "_Testing_UIKit", "FormworkUnderTest",
        "FormworkCountryPickerUnderTest",
      ], packageAccess: false),
    .testTarget(
      name: "ListenersTests",
      dependencies: ["UIKit", "_Testing_UIKit", "FormworkListenersUnderTest"],
      packageAccess: false,
      swiftSettings: [.unsafeFlags(["-module-alias", "Formwork=FormworkUnderTest"])]),
    .testTarget(
      name: "UIKitSimulatorTests", dependencies: ["UIKit", "_Testing_UIKit"], packageAccess: false),
    .testTarget(
      name: "FormworkUITests",
      dependencies: [
        "UIKit",
        "SwiftUI",
        "CheckoutExample",
        "SwiftUIExamples",
        "UIKitExamples",
        "_Testing_UIKit",
        "FormworkUnderTest",
        "FormworkCountryPickerUnderTest",
        "FormworkListenersUnderTest",
        .product(name: "FormworkCore", package: "formwork"),
        .product(name: "FormworkReplay", package: "formwork"),
        .product(name: "_FormworkTestSupport", package: "formwork"),
      ], packageAccess: false),
    // Runs in AppKit, too, by a symbolic link.
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "UIKit", "SwiftUI", "SwiftUIExamples", "_Testing_UIKit", "FormworkUnderTest",
        .product(name: "_FormworkTestSupport", package: "formwork"),
      ], packageAccess: false),
    // A symbolic link to Tests/FormworkUITests, which drives a real field on Apple's systems.
    .testTarget(
      name: "RealFieldTests", dependencies: ["UIKit", "_Testing_UIKit", "FormworkUnderTest"],
      exclude: ["AppKit"], packageAccess: false),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      // The declarations of iOS 27, for which Xcode needs a newer compiler.
      .define("FORMWORK_XCODE_27"),
    ]
}

// What the root's targets share with `package` is shared with this package, too: the name is that of the root's
// folder, as the package manager writes it.
let folders = Context.packageDirectory.split(separator: "/").dropLast(1)
let root = String(
  (folders.last ?? "").lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-package-name", root])]
}

// Scripts/simulator-tests has the modules of the root built already.
if let engine = Context.environment["FORMWORK_ENGINE"] {
  package.dependencies = []
  for target in package.targets {
    target.dependencies.removeAll { if case .productItem = $0 { true } else { false } }
    target.swiftSettings?.append(.unsafeFlags(["-I", engine]))
    if target.name == "FormworkUnderTest" {
      target.linkerSettings = [.unsafeFlags([engine + "/Formwork.o"])]
    }
  }
}
