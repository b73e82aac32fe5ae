// swift-tools-version: 6.1
import PackageDescription

// What serves the playground. The modules of WebAssembly, in the other folders of Sources, are compiled by `Scripts/web`.

let package = Package(
  name: "formwork-web",
  platforms: [.macOS(.v12)],
  products: [.executable(name: "formwork-playground", targets: ["FormworkPlayground"])],
  dependencies: [.package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1")],
  targets: [
    .executableTarget(
      name: "FormworkPlayground",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
