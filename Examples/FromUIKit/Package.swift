// swift-tools-version: 6.2
// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import PackageDescription

let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

// UIKit/ is what an iOS project has; Scripts/port-from-uikit.pl wrote Sources/Reveal from it.
let package = Package(
  name: "FromUIKit",
  dependencies: [.package(name: "DrawerContainer", path: "../..")],
  targets: [
    .target(
      name: "Reveal",
      dependencies: [
        .product(name: "DrawerContainer", package: "DrawerContainer"),
        .product(name: "UIKitSpellings", package: "DrawerContainer"),
      ],
      swiftSettings: mainActor),
    .executableTarget(
      name: "RevealDemo", dependencies: ["Reveal"], swiftSettings: mainActor),
    .testTarget(
      name: "RevealTests",
      dependencies: ["Reveal", .product(name: "DrawerTesting", package: "DrawerContainer")],
      exclude: ["PortRules"],
      swiftSettings: mainActor),
  ],
  swiftLanguageModes: [.v6]
)
