// swift-tools-version: 6.1
import PackageDescription

// A nested package, so that only the engine is built with counters, not all that uses it.
let package = Package(
  name: "formwork-growth",
  dependencies: [.package(name: "formwork", path: "../..")],
  targets: [
    .target(name: "StepCounter", packageAccess: false),
    .testTarget(
      name: "GrowthTests",
      dependencies: [
        "StepCounter",
        .product(name: "FormworkCore", package: "formwork"),
      ], packageAccess: false),
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

// What the root's targets share with `package` is shared with this package, too: the name is that of the root's
// folder, as the package manager writes it.
let folders = Context.packageDirectory.split(separator: "/").dropLast(2)
let root = String(
  (folders.last ?? "").lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-package-name", root])]
}
