// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// What the checker knows of one controller, from what it heard alone.
struct ControllerRecord {
  enum Parenthood {
    case orphan
    /// Added; `didMove(toParent:)` has not come.
    case joining
    case child
    /// `willMove(toParent: nil)` has come.
    case leaving
  }

  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  weak var controller: ViewController?
  var parenthood: Parenthood
  var appearance: Appearance

  /// How often `viewIsAppearing` came since `viewWillAppear`; nil when that was not heard.
  var appearingCount: Int?

  /// An unbalanced begin was reported: its end is part of the same mistake.
  var ignoresNextEnd = false

  /// `viewDidDisappear` came, and no appearance since.
  var hasDisappeared = false

  /// Told once, until the view is put right.
  var isMisplacementTold = false
  var isSilenceTold = false

  /// A controller that is met in mid-life is taken to have done well so far.
  init(_ controller: ViewController) {
    self.controller = controller
    parenthood = controller.parent == nil ? .orphan : .child
    appearance =
      if controller.isInAppearanceTransition {
        controller.isAppearing ? .appearing : .disappearing
      } else {
        controller.isAppeared ? .appeared : .disappeared
      }
  }

  var isInTransition: Bool { appearance == .appearing || appearance == .disappearing }
}
