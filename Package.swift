// swift-tools-version: 6.2
// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// CI treats warnings as errors; a user's build of the package does not.
let strict: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// User-interface modules live on the main actor; see docs/ARCHITECTURE.md.
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// Whether another package uses this one, which chooses the versions of its dependencies itself then.
let isDependency = ["/checkouts/", "/registry/downloads/"].contains {
  Context.packageDirectory.contains($0)
}

/// A package that the shipped program needs: exactly the version that it was tested with. `Scripts/check-dependencies.sh`
/// reports newer ones.
func pinned(_ url: String, _ version: Version) -> Package.Dependency {
  isDependency ? .package(url: url, from: version) : .package(url: url, exact: version)
}

let package = Package(
  name: "DrawerContainer",
  products: [
    .library(name: "DrawerContainer", targets: ["DrawerContainer"]),
    .library(name: "DrawerTesting", targets: ["DrawerTesting"]),
    .library(name: "UIKitSpellings", targets: ["UIKitSpellings"]),
    .executable(name: "drawer", targets: ["DrawerApp"]),
  ],
  dependencies: [
    pinned("https://github.com/apple/swift-argument-parser", "1.8.2"),
    pinned("https://github.com/apple/swift-log", "1.16.2"),
  ],
  targets: [
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CSDL2TTF", providers: [.apt(["libsdl2-ttf-dev"])]),
    .systemLibrary(name: "CSDL2Image", providers: [.apt(["libsdl2-image-dev"])]),
    .systemLibrary(name: "CFontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CFriBidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CHarfBuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    .target(name: "CBundledAssets"),
    .target(name: "CGallerySources"),
    .target(name: "CDrawerLocales"),
    .target(name: "CPixels"),

    .target(name: "Drawing", swiftSettings: strict),
    .target(name: "Languages", dependencies: ["Drawing"], swiftSettings: strict),
    .target(name: "Constraints", dependencies: ["Drawing"], swiftSettings: strict),
    .target(
      name: "Views", dependencies: ["Drawing", "Languages", "Constraints"],
      swiftSettings: mainActor),
    .target(
      name: "ContainerCore", dependencies: ["Drawing", "Views"], swiftSettings: mainActor),
    .target(name: "Controls", dependencies: ["Drawing", "Views"], swiftSettings: mainActor),
    .target(
      name: "Presenting", dependencies: ["ContainerCore", "Controls"], swiftSettings: mainActor),
    .target(
      name: "Containers", dependencies: ["ContainerCore", "Controls", "Presenting"],
      packageAccess: false,
      swiftSettings: mainActor),
    .target(
      name: "Inspector", dependencies: ["Drawing", "ContainerCore", "Controls"],
      swiftSettings: mainActor),
    .target(
      name: "SDLHost",
      dependencies: [
        "ContainerCore", "CSDL2", "CSDL2TTF", "CSDL2Image", "CFontconfig", "CFreeType",
        "CFriBidi", "CHarfBuzz", "CDBus", "CBundledAssets", "CPixels",
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: mainActor),
    .target(
      name: "DrawerContainer",
      dependencies: [
        "Drawing", "Languages", "Views", "ContainerCore", "Controls", "Presenting", "Containers",
        "Inspector", "SDLHost",
      ],
      swiftSettings: strict),
    .target(
      name: "UIKitSpellings", dependencies: ["Drawing", "Views", "ContainerCore"],
      packageAccess: false,
      swiftSettings: mainActor),
    .target(
      name: "DrawerTesting",
      dependencies: ["Drawing", "ContainerCore", "Controls", "Inspector", "SDLHost"],
      swiftSettings: mainActor),
    .executableTarget(
      name: "DrawerApp",
      dependencies: [
        "DrawerContainer", "CDrawerLocales", "CGallerySources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: mainActor),

    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    .target(
      name: "TestSupport",
      dependencies: [
        "CAllocationCounter", "ContainerCore", "Controls", "DrawerTesting", "Inspector", "SDLHost",
      ],
      path: "Tests/TestSupport",
      swiftSettings: mainActor),
    .executableTarget(
      name: "SlideCost", dependencies: ["Containers", "Controls", "SDLHost", "TestSupport"],
      path: "Tests/SlideCost", swiftSettings: mainActor),
    .executableTarget(
      name: "Hostile", dependencies: ["DrawerContainer"], path: "Tests/Hostile",
      swiftSettings: mainActor),
    .executableTarget(
      name: "Scenes", dependencies: ["DrawerContainer"], path: "Tests/Scenes",
      swiftSettings: mainActor),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "LanguagesTests", dependencies: ["Languages", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "ConstraintsTests", dependencies: ["Constraints"], swiftSettings: strict),
    .testTarget(
      name: "ViewsTests", dependencies: ["Views", "ContainerCore", "TestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "ContainerCoreTests",
      dependencies: ["ContainerCore", "Controls", "Presenting", "TestSupport", "UIKitSpellings"],
      swiftSettings: mainActor),
    .testTarget(
      name: "ControlsTests", dependencies: ["Controls", "Presenting", "TestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "PresentingTests", dependencies: ["Presenting", "TestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "ContainersTests", dependencies: ["Containers", "TestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "InspectorTests", dependencies: ["Inspector", "Containers", "TestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "SDLHostTests", dependencies: ["SDLHost", "CPixels", "Containers", "TestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "UIKitSpellingsTests", dependencies: ["Drawing", "UIKitSpellings", "Views"],
      swiftSettings: mainActor),
    .testTarget(
      name: "DrawerContainerTests",
      dependencies: ["DrawerContainer", "DrawerTesting", "TestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "DrawerTestingTests", dependencies: ["DrawerTesting", "DrawerContainer"],
      swiftSettings: mainActor),
    .testTarget(
      name: "DrawerAppTests", dependencies: ["DrawerApp", "DrawerContainer", "TestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "DrawerApp", "DrawerContainer", "DrawerTesting", "Scenes", "SDLHost", "TestSupport",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
