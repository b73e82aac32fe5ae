// swift-tools-version: 6.1
import PackageDescription

// A package apart from the headless UIKit: where both can be imported, it is Mac Catalyst.
let package = Package(
  name: "formwork-appkit-simulator",
  dependencies: [.package(name: "formwork", path: "../..")],
  targets: [
    .target(name: "AppKit", packageAccess: false),
    // As a module of C is: without regard to actors.
    .target(
      name: "Carbon", dependencies: ["AppKit"], packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // A symbolic link to the one beside the headless UIKit.
    .target(name: "SwiftUI", dependencies: ["AppKit"], packageAccess: false),
    // Swift Testing looks for this overlay in every file that imports Testing and AppKit.
    .target(name: "_Testing_AppKit", packageAccess: false),
    // A symbolic link to Sources/Formwork: a module name may occur once in a package graph.
    .target(
      name: "FormworkUnderTest",
      dependencies: [
        "AppKit", "Carbon", "SwiftUI", .product(name: "FormworkCore", package: "formwork"),
      ], packageAccess: false),
    .testTarget(
      name: "FormatterTests",
      dependencies: [
        "AppKit", "_Testing_AppKit", "FormworkUnderTest",
        .product(name: "_FormworkTestSupport", package: "formwork"),
      ], packageAccess: false),
    .testTarget(
      name: "AppKitSimulatorTests", dependencies: ["AppKit", "_Testing_AppKit"],
      packageAccess: false),
    .testTarget(
      name: "FormworkUITests",
      dependencies: [
        "AppKit",
        "SwiftUI",
        "_Testing_AppKit",
        "FormworkUnderTest",
        .product(name: "FormworkCore", package: "formwork"),
        .product(name: "FormworkReplay", package: "formwork"),
        .product(name: "_FormworkTestSupport", package: "formwork"),
      ], packageAccess: false),
    // A symbolic link to the tests beside the headless UIKit.
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "AppKit", "SwiftUI", "_Testing_AppKit", "FormworkUnderTest",
        .product(name: "_FormworkTestSupport", package: "formwork"),
      ], packageAccess: false),
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

// What the root's targets share with `package` is shared with this package, too: the name is that of the root's
// folder, as the package manager writes it.
let folders = Context.packageDirectory.split(separator: "/").dropLast(2)
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
