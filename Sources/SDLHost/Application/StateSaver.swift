// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Logging

/// Restores a window's state before its first frame, and has it kept while the program runs: a second after a frame, so that
/// frames that follow one another cost nothing.
final class StateSaver {
  /// Seconds from one look at what is to be kept to the next.
  private static let pause = 1.0

  /// Looks at a window that always moves until it counts as one that came to rest.
  private static let patience = 10

  private let window: Window
  private let desktop: DesktopWindow
  private let restoration: any StateStore
  private let logger: Logger
  /// Seconds without a change after which the size and the state of a window belong together.
  private static let settlingTime = 0.03

  /// When to look at the window next: a loop that rests wakes then, and makes no frame for it.
  var due: Instant? { [saveDue, placementDue].compactMap(\.self).min() }
  private var saveDue: Instant?
  private var placementDue: Instant?
  /// What was kept last.
  private var kept: RestorableState?
  private var looks = 0
  private var tracker: PlacementTracker
  private var isAtRest = false
  /// Whether a controller was restored that arrived after the window had come to rest.
  private var isLate = false

  init(
    window: Window, desktop: DesktopWindow, tracker: PlacementTracker,
    restoration: any StateStore, logger: Logger
  ) {
    self.window = window
    self.desktop = desktop
    self.tracker = tracker
    self.restoration = restoration
    self.logger = logger
    file?.watchForCrash()
    // Before that, the window may not have its state yet.
    desktop.wayland?.observeDevices { [weak self] in
      if let self, isAtRest { saveNow() }
    }
    window.onLateRestoration = { [weak self] in
      guard let self, isAtRest else { return }
      (isAtRest, isLate) = (false, true)
      file?.restorationBegins(isLate: true)
    }
  }

  private var file: StateFile? { (restoration as? any RestorationCounting)?.countingFile }

  /// Call when the window has its root, before it shows.
  func restore(_ state: RestorableState) {
    file?.restorationBegins()
    state.restore(to: window) { [logger] in logger.warning("\($0)") }
  }

  /// Call after each frame that shows something new.
  func frameShown(at now: Instant) {
    if saveDue == nil { saveDue = now.advanced(by: Self.pause) }
    timePassed(to: now)
  }

  /// Call when the window was moved, resized, maximized, or left one of its states. Window managers tell the state and the size
  /// one after the other, so both are read when they have not changed for a while.
  func placementChanged(at now: Instant) {
    // A Wayland compositor gives a window sizes that do not last, and SDL tells the states late.
    if desktop.video.isX11 { placementDue = now.advanced(by: Self.settlingTime) }
    saveDue = now.advanced(by: Self.pause)
  }

  /// Call when the loop has rested.
  func timePassed(to now: Instant) {
    if let placementDue, now >= placementDue {
      self.placementDue = nil
      if !desktop.isDestroyed { tracker.observe(desktop.appearance) }
    }
    guard let saveDue, now >= saveDue else { return }
    self.saveDue = nil
    looks += 1
    if kept != nil || !window.isAnimating || looks >= Self.patience {
      save(isFinal: false)
    } else {
      self.saveDue = now.advanced(by: Self.pause)
    }
  }

  /// Call when the program ends, or before something by which SDL may crash. Returns when the state is on the disk.
  func saveNow() { save(isFinal: true) }

  private func save(isFinal: Bool) {
    if !isAtRest {
      isAtRest = true
      file?.cameToRest(isLate: isLate)
    }
    if !desktop.isDestroyed { tracker.observe(desktop.appearance) }
    var state = RestorableState(of: window)
    state.windowSize = tracker.size
    state.placement = tracker.placement
    guard isFinal || state != kept else { return }
    kept = state
    restoration.save(state, isFinal: isFinal)
  }
}
