// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The presentations that a controller takes part in.
struct PresentationLinks {
  /// The presentation that the controller is the presenter of.
  private(set) var presentation: PresentationSession?
  /// The presentation that shows the controller. Its presenter owns it.
  private(set) weak var presentedBy: PresentationSession?

  /// How the controller is to be presented.
  private(set) var modal = ModalSettings()

  mutating func setModal(_ settings: ModalSettings) { modal = settings }

  mutating func setPresentation(_ session: PresentationSession?) { presentation = session }

  mutating func setPresentedBy(_ session: PresentationSession?) { presentedBy = session }
}
