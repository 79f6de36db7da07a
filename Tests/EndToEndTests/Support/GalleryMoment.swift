// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

@testable import DrawerApp

/// A moment in a sample's screens, reached by the user's input.
enum GalleryMoment: String, Sendable {
  case recipes, recipe, pushing, cooking
  case length, mass, mistake
  case messages, message, divider, nothingFound
  case firstPage, turning, lastPage
  case form, draft, alert, actionSheet, fullScreen, overlay
  case card, popover, menu, toolTip
  case start, stop, stepping, sheet, returning
  case tab, tabSliding, table, tablePushing, detail

  @MainActor
  func makeRoot() -> RootController {
    let sample: Sample = isTutorial ? .tutorial : .containers
    return sample.makeRoot(DiagnosticsObserver())
  }

  private var isTutorial: Bool {
    switch self {
    case .tab, .tabSliding, .table, .tablePushing, .detail: true
    default: false
    }
  }

  /// Seconds into a movement.
  private static let midTransitionDelay = 0.15
  /// Seconds until the tutorial's swap has ended.
  private static let swapDuration = 1.1
  /// Seconds until all is at rest.
  private static let settleDuration = 1.0

  @MainActor
  func reach(_ root: RootController, in host: OffscreenHost) throws {
    guard let menu = root.menu else { throw HarnessError("the sample of \(self) has no menu") }
    let driver = GalleryDriver(TourDriver(host: host, menu: menu))
    if isTutorial { try walkTutorial(driver) } else { try walkGallery(driver) }
  }

  @MainActor
  private func walkGallery(_ driver: GalleryDriver) throws {
    switch self {
    case .recipes: try driver.choose("Navigation")
    case .recipe, .pushing, .cooking:
      try driver.choose("Navigation")
      try driver.click(
        "Lentil soup, 40 minutes · vegan",
        wait: self == .pushing ? Self.midTransitionDelay : Self.settleDuration)
      if self == .cooking { try driver.click("Cook step by step") }
    case .length: try driver.choose("Tabs")
    case .mass:
      try driver.choose("Tabs")
      try driver.click("Mass")
    case .mistake:
      try driver.choose("Tabs")
      try driver.click("Temperature")
      try driver.click("Value")
      driver.type(" degrees")
    case .messages: try driver.choose("Split")
    case .message:
      try driver.choose("Split")
      try driver.click("Choir, New rehearsal room")
    case .nothingFound:
      try driver.choose("Split")
      try driver.click("Search mail")
      driver.type("islands")
    case .divider:
      try driver.choose("Split")
      driver.press(.function(8))
    case .firstPage: try driver.choose("Pages")
    case .turning:
      try driver.choose("Pages")
      driver.press(.right, wait: Self.midTransitionDelay)
    case .lastPage:
      try driver.choose("Pages")
      driver.press(.end)
    case .form, .draft, .alert, .actionSheet, .fullScreen, .overlay:
      try walkPresentations(driver)
    case .card, .popover, .menu, .toolTip: try walkCard(driver)
    case .start, .stop, .stepping, .sheet, .returning: try walkRoute(driver)
    case .tab, .tabSliding, .table, .tablePushing, .detail: break
    }
  }

  @MainActor
  private func walkPresentations(_ driver: GalleryDriver) throws {
    try driver.choose("Presentations")
    switch self {
    case .form: try driver.click("Form sheet, Edit a profile")
    case .draft:
      try driver.click("Draft, Asks before discarding your text")
      try driver.click("Message")
      driver.type("A draft of a few words")
    case .alert: try driver.click("Alert, Requires an answer")
    case .actionSheet: try driver.click("Action sheet, Choose how to share a photo")
    case .fullScreen: try driver.click("Full screen, Covers the whole window")
    case .overlay: try driver.click("Over full screen, Translucent background")
    default: break
    }
  }

  @MainActor
  private func walkCard(_ driver: GalleryDriver) throws {
    try driver.choose("Popovers and menus")
    switch self {
    case .popover: try driver.click("Appearance")
    case .menu:
      try driver.click("Actions")
      for key in [Key.down, .down, .down, .return] { driver.press(key) }
    case .toolTip: try driver.hover(over: "Actions")
    default: break
    }
  }

  @MainActor
  private func walkRoute(_ driver: GalleryDriver) throws {
    try driver.choose("Segues")
    guard self != .start else { return }
    try driver.click(
      "Push", wait: self == .stepping ? Self.midTransitionDelay : Self.settleDuration)
    guard self == .sheet || self == .returning else { return }
    try driver.click("Present")
    guard self == .returning else { return }
    try driver.click("Push")
    try driver.click("Return to the start", wait: Self.midTransitionDelay)
  }

  @MainActor
  private func walkTutorial(_ driver: GalleryDriver) throws {
    switch self {
    case .tab: try driver.choose("Tab")
    case .tabSliding:
      try driver.choose("Tab")
      try driver.click("Menu button", wait: 2 * Self.midTransitionDelay)
    default:
      try driver.choose("Nav", wait: Self.swapDuration)
      guard self != .table else { return }
      try driver.click(
        "Show detail", wait: self == .tablePushing ? Self.midTransitionDelay : Self.settleDuration)
    }
  }
}
