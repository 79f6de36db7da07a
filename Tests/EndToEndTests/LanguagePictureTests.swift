// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

@testable import DrawerApp

/// Screens in German, in Arabic and in the pseudo-language, whose texts are longer or written from right to left, and
/// screens with larger text.
@MainActor
struct LanguagePictureTests {
  /// A screen, by the title of its row in the menu, or a presentation over the overview.
  private nonisolated enum Screen: String, Sendable {
    case overview = "Overview"
    case navigation = "Navigation"
    case split = "Split"
    case tabs = "Tabs"
    case playground = "Drawer playground"
    case preferences
    case shortcuts
    case alert
    case menu
  }

  private nonisolated static let all: [(Screen, String, Size)] = [
    (.overview, "qps", Size(1000, 700)), (.navigation, "ar", Size(700, 560)),
    (.split, "ar", Size(900, 600)), (.preferences, "de", Size(640, 560)),
    (.shortcuts, "qps", Size(900, 640)), (.alert, "ar", Size(480, 420)),
    (.menu, "de", Size(640, 520)),
  ]

  /// Square points: a word that has moved is made of small letters.
  private nonisolated static let allowedRegionArea = 24

  @Test(arguments: all)
  private func `a screen in another language looks like its reference image`(
    screen: Screen, locale: String, size: Size
  ) throws {
    let language = Language.of(locale: locale)
    try Language.$current.withValue(language) {
      var setting = PictureSetting(size: size)
      setting.localization = language
      try expect(screen, setting, toLookLike: "language-\(screen)-\(locale)")
    }
  }

  private nonisolated static let large: [(Screen, Size)] = [
    (.overview, Size(1000, 700)), (.split, Size(1000, 700)), (.preferences, Size(800, 700)),
    (.tabs, Size(640, 560)), (.playground, Size(1000, 700)), (.alert, Size(640, 560)),
    (.menu, Size(640, 560)),
  ]

  @Test(arguments: large)
  private func `a screen with double text size looks like its reference image`(
    screen: Screen, size: Size
  ) throws {
    var setting = PictureSetting(size: size)
    setting.textScale = 2
    try expect(screen, setting, toLookLike: "large-\(screen)")
  }

  private func expect(
    _ screen: Screen, _ setting: PictureSetting, toLookLike name: String
  ) throws {
    let root = Sample.containers.makeRoot(DiagnosticsObserver())
    try setting.expect(root, toLookLike: name, allowedBlob: Self.allowedRegionArea) { host in
      guard let menu = root.menu else { return }
      let visitor = TourDriver(host: host, menu: menu)
      switch screen {
      case .overview: break
      case .preferences: visitor.press(.character(","), .control)
      case .shortcuts: visitor.press(.function(1))
      case .alert: root.present(Questions.saveChanges { _ in }, animated: true)
      case .menu: visitor.openMenu()
      case .navigation, .split, .tabs, .playground:
        if let row = menu.items.firstIndex(where: { $0.identifier == screen.rawValue }) {
          menu.select(row)
        }
      }
      // Waits until presentations have appeared, and removes tool tips.
      visitor.wait(1)
      host.send(.pointer(PointerEvent(.exited, at: .zero)))
      visitor.wait(0.5)
    }
  }
}
