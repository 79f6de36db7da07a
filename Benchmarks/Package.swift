// swift-tools-version: 6.2
// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// Each benchmark is written on the public library alone, as a user's program is.
let library: [Target.Dependency] = [
  .product(name: "DrawerContainer", package: "DrawerContainer")
]

let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "DrawerContainer", path: "..")],
  targets: [
    .executableTarget(name: "PeerScene", dependencies: library, swiftSettings: mainActor)
  ],
  swiftLanguageModes: [.v6]
)
