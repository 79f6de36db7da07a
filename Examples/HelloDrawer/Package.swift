// swift-tools-version: 6.2
// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "HelloDrawer",
  dependencies: [.package(name: "DrawerContainer", path: "../..")],
  targets: [
    .executableTarget(
      name: "HelloDrawer",
      dependencies: [.product(name: "DrawerContainer", package: "DrawerContainer")],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ],
  swiftLanguageModes: [.v6]
)
