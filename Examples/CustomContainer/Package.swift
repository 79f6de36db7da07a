// swift-tools-version: 6.2
// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import PackageDescription

let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "CustomContainer",
  dependencies: [.package(name: "DrawerContainer", path: "../..")],
  targets: [
    .target(
      name: "CustomContainers",
      dependencies: [.product(name: "DrawerContainer", package: "DrawerContainer")],
      swiftSettings: mainActor),
    .executableTarget(
      name: "CustomContainerDemo", dependencies: ["CustomContainers"], swiftSettings: mainActor),
    .testTarget(
      name: "CustomContainersTests",
      dependencies: [
        "CustomContainers", .product(name: "DrawerTesting", package: "DrawerContainer"),
      ],
      swiftSettings: mainActor),
  ],
  swiftLanguageModes: [.v6]
)
