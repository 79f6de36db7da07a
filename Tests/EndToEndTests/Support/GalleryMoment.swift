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
    let guest = GalleryDriver(TourDriver(host: host, menu: menu))
    if isTutorial { try walkTutorial(guest) } else { try walkGallery(guest) }
  }

  @MainActor
  private func walkGallery(_ guest: GalleryDriver) throws {
    switch self {
    case .recipes: try guest.choose("Navigation")
    case .recipe, .pushing, .cooking:
      try guest.choose("Navigation")
      try guest.click(
        "Lentil soup, 40 minutes · vegan",
        wait: self == .pushing ? Self.midTransitionDelay : Self.settleDuration)
      if self == .cooking { try guest.click("Cook step by step") }
    case .length: try guest.choose("Tabs")
    case .mass:
      try guest.choose("Tabs")
      try guest.click("Mass")
    case .mistake:
      try guest.choose("Tabs")
      try guest.click("Temperature")
      try guest.click("Value")
      guest.type(" degrees")
    case .messages: try guest.choose("Split")
    case .message:
      try guest.choose("Split")
      try guest.click("Choir, New rehearsal room")
    case .nothingFound:
      try guest.choose("Split")
      try guest.click("Search mail")
      guest.type("islands")
    case .divider:
      try guest.choose("Split")
      guest.press(.function(8))
    case .firstPage: try guest.choose("Pages")
    case .turning:
      try guest.choose("Pages")
      guest.press(.right, wait: Self.midTransitionDelay)
    case .lastPage:
      try guest.choose("Pages")
      guest.press(.end)
    case .form, .draft, .alert, .actionSheet, .fullScreen, .overlay:
      try walkPresentations(guest)
    case .card, .popover, .menu, .toolTip: try walkCard(guest)
    case .start, .stop, .stepping, .sheet, .returning: try walkRoute(guest)
    case .tab, .tabSliding, .table, .tablePushing, .detail: break
    }
  }

  @MainActor
  private func walkPresentations(_ guest: GalleryDriver) throws {
    try guest.choose("Presentations")
    switch self {
    case .form: try guest.click("Form sheet, Edit a profile")
    case .draft:
      try guest.click("Draft, Asks before discarding your text")
      try guest.click("Message")
      guest.type("A draft of a few words")
    case .alert: try guest.click("Alert, Requires an answer")
    case .actionSheet: try guest.click("Action sheet, Choose how to share a photo")
    case .fullScreen: try guest.click("Full screen, Covers the whole window")
    case .overlay: try guest.click("Over full screen, Translucent background")
    default: break
    }
  }

  @MainActor
  private func walkCard(_ guest: GalleryDriver) throws {
    try guest.choose("Popovers and menus")
    switch self {
    case .popover: try guest.click("Appearance")
    case .menu:
      try guest.click("Actions")
      for key in [Key.down, .down, .down, .return] { guest.press(key) }
    case .toolTip: try guest.hover(over: "Actions")
    default: break
    }
  }

  @MainActor
  private func walkRoute(_ guest: GalleryDriver) throws {
    try guest.choose("Segues")
    guard self != .start else { return }
    try guest.click("Push", wait: self == .stepping ? Self.midTransitionDelay : Self.settleDuration)
    guard self == .sheet || self == .returning else { return }
    try guest.click("Present")
    guard self == .returning else { return }
    try guest.click("Push")
    try guest.click("Return to the start", wait: Self.midTransitionDelay)
  }

  @MainActor
  private func walkTutorial(_ guest: GalleryDriver) throws {
    switch self {
    case .tab: try guest.choose("Tab")
    case .tabSliding:
      try guest.choose("Tab")
      try guest.click("Menu button", wait: 2 * Self.midTransitionDelay)
    default:
      try guest.choose("Nav", wait: Self.swapDuration)
      guard self != .table else { return }
      try guest.click(
        "Show detail", wait: self == .tablePushing ? Self.midTransitionDelay : Self.settleDuration)
    }
  }
}
