// swift-tools-version: 6.2
// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import PackageDescription

let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "CardStack",
  dependencies: [.package(name: "DrawerContainer", path: "../..")],
  targets: [
    .target(
      name: "CardStack",
      dependencies: [.product(name: "DrawerContainer", package: "DrawerContainer")],
      swiftSettings: mainActor),
    .executableTarget(
      name: "CardStackDemo", dependencies: ["CardStack"], swiftSettings: mainActor),
    .testTarget(
      name: "CardStackTests",
      dependencies: ["CardStack", .product(name: "DrawerTesting", package: "DrawerContainer")],
      swiftSettings: mainActor),
  ],
  swiftLanguageModes: [.v6]
)
