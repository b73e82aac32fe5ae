// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "formwork-cli",
  platforms: [.macOS(.v12)],
  products: [
    .executable(name: "formwork", targets: ["FormworkCommands"])
  ],
  dependencies: [
    .package(name: "formwork", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "FormworkCommands",
      dependencies: [
        .product(name: "FormworkCore", package: "formwork"),
        .product(name: "FormworkPhoneNumbers", package: "formwork"),
        .product(name: "FormworkReplay", package: "formwork"),
        .product(name: "FormworkTerminal", package: "formwork"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], packageAccess: false),
    // For Tests/Terminal alone: no product, and `make cli` doesn't build it.
    .executableTarget(
      name: "PromptFixture",
      dependencies: [
        .product(name: "FormworkCore", package: "formwork"),
        .product(name: "FormworkReplay", package: "formwork"),
        .product(name: "FormworkTerminal", package: "formwork"),
      ],
      path: "Fixtures/PromptFixture", packageAccess: false),
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
let folders = Context.packageDirectory.split(separator: "/").dropLast(1)
let root = String(
  (folders.last ?? "").lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-package-name", root])]
  // On Linux, the command contains Swift's libraries. `--static-swift-stdlib` would change the flags of the compiler,
  // too, and Benchmarks couldn't use the same modules.
  let libraries = ["_FoundationCShims", "_FoundationCollections", "swiftSynchronization"].map {
    "-l\($0)"
  }
  target.linkerSettings = [.unsafeFlags(["-static-stdlib"] + libraries, .when(platforms: [.linux]))]
}
