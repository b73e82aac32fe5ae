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
    .target(name: "MallocCounter"),
    .target(
      name: "Cases",
      dependencies: [
        .product(name: "_FormworkModules", package: "formwork"),
        .product(name: "FormworkPhoneNumbers", package: "formwork"),
      ]),
    .executableTarget(
      name: "Measure",
      dependencies: [
        "Cases", "MallocCounter", .product(name: "Benchmark", package: "swift-benchmark"),
      ]),
    .executableTarget(name: "Probe", dependencies: ["Cases"]),
  ],
  swiftLanguageModes: [.v6]
)
