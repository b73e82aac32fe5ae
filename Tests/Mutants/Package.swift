// swift-tools-version: 6.1
import PackageDescription

// A tool of its own, so that nobody who uses or tests Formwork builds swift-syntax.
let package = Package(
  name: "mutants",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.1")
  ],
  targets: [
    .executableTarget(
      name: "Mutants",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
