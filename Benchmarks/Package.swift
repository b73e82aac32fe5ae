// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "formwork-benchmarks",
  platforms: [.macOS(.v12)],
  dependencies: [
    .package(name: "formwork", path: ".."),
    .package(url: "https://github.com/google/swift-benchmark", exact: "0.1.2"),
  ],
  targets: [
    .target(name: "MallocCounter", packageAccess: false),
    .target(
      name: "Cases",
      dependencies: [
        .product(name: "FormworkCore", package: "formwork"),
        .product(name: "FormworkPhoneNumbers", package: "formwork"),
      ], packageAccess: false),
    .executableTarget(
      name: "Measure",
      dependencies: [
        "Cases", "MallocCounter", .product(name: "Benchmark", package: "swift-benchmark"),
      ], packageAccess: false),
    .executableTarget(name: "Probe", dependencies: ["Cases"], packageAccess: false),
    .executableTarget(
      name: "Footprint", dependencies: [.product(name: "FormworkMasks", package: "formwork")],
      packageAccess: false),
    .executableTarget(name: "Empty", packageAccess: false),
  ],
  swiftLanguageModes: [.v6]
)

// Declarations with `package` access in the root's targets are also visible here, because the package name is
// that of the root's folder, in the package manager's spelling.
let folders = Context.packageDirectory.split(separator: "/").dropLast(1)
let root = String(
  (folders.last ?? "").lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-package-name", root])]
}
