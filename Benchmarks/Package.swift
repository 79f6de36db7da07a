// swift-tools-version: 6.2
// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// The benchmarks use only the public library, like a user's program.
let library: [Target.Dependency] = [
  .product(name: "DrawerContainer", package: "DrawerContainer")
]

let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "DrawerContainer", path: ".."),
    // Without traits, which need two more packages: CAllocationCounter counts allocations instead.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(name: "PeerScene", dependencies: library, swiftSettings: mainActor),
    .target(name: "Workloads", dependencies: library, swiftSettings: mainActor),
    .executableTarget(
      name: "WorkloadRunner", dependencies: ["Workloads"], swiftSettings: mainActor),
    .target(name: "CAllocationCounter"),
    // The plugin requires this folder.
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
