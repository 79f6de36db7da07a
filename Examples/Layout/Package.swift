// swift-tools-version: 6.2
// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import PackageDescription

let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Layout",
  dependencies: [.package(name: "DrawerContainer", path: "../..")],
  targets: [
    .target(
      name: "LayoutScreens",
      dependencies: [.product(name: "DrawerContainer", package: "DrawerContainer")],
      swiftSettings: mainActor),
    .executableTarget(name: "Layout", dependencies: ["LayoutScreens"], swiftSettings: mainActor),
    .testTarget(
      name: "LayoutTests",
      dependencies: ["LayoutScreens", .product(name: "DrawerTesting", package: "DrawerContainer")],
      swiftSettings: mainActor),
  ],
  swiftLanguageModes: [.v6]
)
