// swift-tools-version: 6.2
// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import PackageDescription

let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
let programs = ["SlidingMenu", "TabStrip", "SegueStack", "Forwarding"]

let package = Package(
  name: "Tutorials",
  dependencies: [.package(name: "DrawerContainer", path: "../..")],
  targets: [
    .target(
      name: "TutorialScreens",
      dependencies: [.product(name: "DrawerContainer", package: "DrawerContainer")],
      swiftSettings: mainActor),
    .testTarget(
      name: "TutorialTests",
      dependencies: programs.map { .target(name: $0) } + [
        "TutorialScreens", .product(name: "DrawerTesting", package: "DrawerContainer"),
      ],
      swiftSettings: mainActor),
  ]
    + programs.map {
      .executableTarget(name: $0, dependencies: ["TutorialScreens"], swiftSettings: mainActor)
    },
  swiftLanguageModes: [.v6]
)
