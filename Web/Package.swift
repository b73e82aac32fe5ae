// swift-tools-version: 6.1
import PackageDescription

// The modules of WebAssembly are Embedded Swift, which `Scripts/web` asks for; everything else is built for the
// machine at hand, and never sees them.
let isForPages = Context.environment["FORMWORK_PAGES"] == "1"

let package = Package(
  name: "formwork-web",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "formwork", path: "..")],
  swiftLanguageModes: [.v6]
)

if isForPages {
  package.targets = [
    .target(
      name: "CPageRuntime",
      cSettings: [
        .unsafeFlags(["-ffreestanding", "-fno-builtin", "-mbulk-memory", "-Oz"])
      ]),
    .target(
      name: "FormworkPage",
      dependencies: [
        "CPageRuntime",
        .product(name: "Formwork", package: "formwork"),
        .product(name: "FormworkDefinition", package: "formwork"),
        .product(name: "FormworkField", package: "formwork"),
        .product(name: "FormworkReplay", package: "formwork"),
      ]),
    .executableTarget(
      name: "FormworkBasicPage",
      dependencies: [
        "FormworkPage", .product(name: "FormworkDefinition", package: "formwork"),
      ]),
    .executableTarget(
      name: "FormworkFullPage",
      dependencies: ["FormworkPage", .product(name: "FormworkFormats", package: "formwork")]),
  ]
} else {
  package.products = [.executable(name: "formwork-playground", targets: ["FormworkPlayground"])]
  package.dependencies += [.package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1")]
  package.targets = [
    .executableTarget(
      name: "FormworkPlayground",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ])
  ]
}

for target in package.targets where target.name != "CPageRuntime" {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
