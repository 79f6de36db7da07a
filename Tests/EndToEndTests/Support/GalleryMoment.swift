// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

@testable import DrawerApp

/// A moment in one of the samples' screens, reached as a person would reach it.
enum GalleryMoment: String, Sendable {
  case colors, shades, pushing, shade
  case length, mass, mistake
  case words, word, divider
  case firstPage, turning, lastPage
  case presentations, pageSheet, draft, alert, actionSheet, fullScreen
  case beside, popover, menu, toolTip
  case start, stop, stepping, sheet, returning
  case tab, tabSliding, table, tablePushing, detail

  @MainActor
  func makeRoot() -> RootController {
    let sample: Sample = isTutorial ? .tutorial : .containers
    return sample.makeRoot(Observation())
  }

  private var isTutorial: Bool {
    switch self {
    case .tab, .tabSliding, .table, .tablePushing, .detail: true
    default: false
    }
  }

  /// Seconds into a movement.
  private static let underWay = 0.15
  /// Seconds that the tutorial's swap does not last.
  private static let swapped = 1.1
  /// Seconds that no movement lasts.
  private static let settled = 1.0

  @MainActor
  func reach(_ root: RootController, in host: OffscreenHost) throws {
    guard let menu = root.menu else { throw HarnessError("\(self) has no menu") }
    let guest = GalleryGuest(Visitor(host: host, menu: menu))
    if isTutorial { try walkTutorial(guest) } else { try walkGallery(guest) }
  }

  @MainActor
  private func walkGallery(_ guest: GalleryGuest) throws {
    switch self {
    case .colors: try guest.choose("Navigation")
    case .shades, .pushing, .shade:
      try guest.choose("Navigation")
      try guest.click("Teal, 8 shades", wait: self == .pushing ? Self.underWay : Self.settled)
      if self == .shade { try guest.click("Teal 50, #29D6C5") }
    case .length: try guest.choose("Tabs")
    case .mass:
      try guest.choose("Tabs")
      try guest.click("Mass")
    case .mistake:
      try guest.choose("Tabs")
      try guest.click("Temperature")
      try guest.click("Value")
      guest.type(" degrees")
    case .words: try guest.choose("Split")
    case .word:
      try guest.choose("Split")
      try guest.click("Trait")
    case .divider:
      try guest.choose("Split")
      guest.press(.function(8))
    case .firstPage: try guest.choose("Pages")
    case .turning:
      try guest.choose("Pages")
      guest.press(.right, wait: Self.underWay)
    case .lastPage:
      try guest.choose("Pages")
      guest.press(.end)
    case .presentations, .pageSheet, .draft, .alert, .actionSheet, .fullScreen:
      try walkPresentations(guest)
    case .beside, .popover, .menu, .toolTip: try walkBeside(guest)
    case .start, .stop, .stepping, .sheet, .returning: try walkRoute(guest)
    case .tab, .tabSliding, .table, .tablePushing, .detail: break
    }
  }

  @MainActor
  private func walkPresentations(_ guest: GalleryGuest) throws {
    try guest.choose("Presentations")
    switch self {
    case .pageSheet: try guest.click("Page sheet, Two heights; drag it")
    case .draft:
      try guest.click("Sheet with a draft, Asks before it goes")
      try guest.click("What to send")
      guest.type("A draft of a few words")
    case .alert: try guest.click("Alert, Has to be answered")
    case .actionSheet: try guest.click("Action sheet, A choice of what to do")
    case .fullScreen: try guest.click("Full screen, Takes the screen below away")
    default: break
    }
  }

  @MainActor
  private func walkBeside(_ guest: GalleryGuest) throws {
    try guest.choose("Beside")
    switch self {
    case .popover: try guest.click("Popover")
    case .menu:
      try guest.click("Menu")
      for key in [Key.down, .down, .return] { guest.press(key) }
    case .toolTip: try guest.rest(on: "Menu")
    default: break
    }
  }

  @MainActor
  private func walkRoute(_ guest: GalleryGuest) throws {
    try guest.choose("Segues")
    guard self != .start else { return }
    try guest.click("Push", wait: self == .stepping ? Self.underWay : Self.settled)
    guard self == .sheet || self == .returning else { return }
    try guest.click("Present")
    guard self == .returning else { return }
    try guest.click("Push")
    try guest.click("Return to the start", wait: Self.underWay)
  }

  @MainActor
  private func walkTutorial(_ guest: GalleryGuest) throws {
    switch self {
    case .tab: try guest.choose("Tab")
    case .tabSliding:
      try guest.choose("Tab")
      try guest.click("Menu button", wait: 2 * Self.underWay)
    default:
      try guest.choose("Nav", wait: Self.swapped)
      guard self != .table else { return }
      try guest.click(
        "Show the detail", wait: self == .tablePushing ? Self.underWay : Self.settled)
    }
  }
}
