// swift-tools-version: 6.1
import PackageDescription

// A nested package, so that only the engine is built with counters, not all that uses it.
let package = Package(
  name: "formwork-growth",
  dependencies: [.package(name: "formwork", path: "../..")],
  targets: [
    .target(name: "StepCounter"),
    .testTarget(
      name: "GrowthTests",
      dependencies: [
        "StepCounter",
        .product(name: "_FormworkModules", package: "formwork"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type == .test {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
