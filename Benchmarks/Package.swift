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
  dependencies: [
    .package(name: "DrawerContainer", path: ".."),
    // Without its traits, which preload two more packages: CAllocationCounter counts instead.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(name: "PeerScene", dependencies: library, swiftSettings: mainActor),
    .target(name: "Workloads", dependencies: library, swiftSettings: mainActor),
    .executableTarget(
      name: "WorkloadRunner", dependencies: ["Workloads"], swiftSettings: mainActor),
    .target(name: "CAllocationCounter"),
    // Its folder is the one that the plugin looks for.
    .executableTarget(
      name: "Microbenchmarks",
      dependencies: [
        "CAllocationCounter", "Workloads", .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Microbenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)
