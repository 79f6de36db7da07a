// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The checker's model of one controller, built from events alone.
struct ControllerRecord {
  enum Parenthood {
    case orphan
    /// Added; `didMove(toParent:)` was not sent yet.
    case joining
    case child
    /// `willMove(toParent: nil)` was sent.
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

  /// How often `viewIsAppearing` was sent since `viewWillAppear`; nil when `viewWillAppear` was not
  /// observed.
  var appearingCount: Int?

  /// An unbalanced begin was reported: its end is part of the same mistake.
  var ignoresNextEnd = false

  /// `viewDidDisappear` was sent, and no appearance since.
  var hasDisappeared = false

  /// Reported once, until the view is in the right place again.
  var isMisplacementTold = false
  var isSilenceTold = false

  /// For a controller that is first seen later in its life: the checker assumes no mistakes so far.
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
