// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Logging

/// Restores a window's state before its first frame, and saves it a second after a frame at the earliest.
final class StateSaver {
  private static let saveInterval = 1.0

  /// The number of checks after which a window that is always animating counts as idle.
  private static let maximumBusyChecks = 10

  private let window: Window
  private let desktop: DesktopWindow
  private let stateStore: any StateStore
  private let logger: Logger
  /// The time in seconds without a change after which the size and the states of a window are consistent.
  private static let placementDelay = 0.03

  /// The instant of the next check. An idle loop wakes then, but renders no frame.
  var nextDueInstant: Instant? { [saveDue, placementDue].compactMap(\.self).min() }
  private var saveDue: Instant?
  private var placementDue: Instant?
  private var lastSavedState: RestorableState?
  private var busyCheckCount = 0
  private var tracker: PlacementTracker
  private var isRestorationFinished = false
  /// Whether a controller was restored that arrived after the window was idle.
  private var isRestorationLate = false

  init(
    window: Window, desktop: DesktopWindow, tracker: PlacementTracker,
    stateStore: any StateStore, logger: Logger
  ) {
    self.window = window
    self.desktop = desktop
    self.tracker = tracker
    self.stateStore = stateStore
    self.logger = logger
    file?.watchForCrash()
    desktop.wayland?.onDeviceChange = { [weak self] in
      if let self, isRestorationFinished { save() }
    }
    window.onLateRestoration = { [weak self] in
      guard let self, isRestorationFinished else { return }
      (isRestorationFinished, isRestorationLate) = (false, true)
      file?.recordRestorationStart(isLate: true)
    }
  }

  private var file: StateFile? { (stateStore as? any FileBackedStateStore)?.stateFile }

  /// Restores a state. Call it when the window has its root, before it is shown.
  func restore(_ state: RestorableState) {
    file?.recordRestorationStart()
    state.restore(to: window) { [logger] in logger.warning("\($0)") }
  }

  /// Schedules a save. Call it after each frame with changes.
  func handleFrame(at now: Instant) {
    if saveDue == nil { saveDue = now.advanced(by: Self.saveInterval) }
    performDueWork(at: now)
  }

  /// Schedules a save after a change of the window's size, position or states. Window managers report states and size
  /// separately, so both are read when they have not changed for a while.
  func placementDidChange(at now: Instant) {
    // Sizes on Wayland may be temporary, and SDL reports the states late, so they are read when saving.
    if desktop.video.isX11 { placementDue = now.advanced(by: Self.placementDelay) }
    saveDue = now.advanced(by: Self.saveInterval)
  }

  /// Performs due work. Call it after the loop has waited.
  func performDueWork(at now: Instant) {
    if let placementDue, now >= placementDue {
      self.placementDue = nil
      if !desktop.isDestroyed { tracker.observe(desktop.geometry) }
    }
    guard let saveDue, now >= saveDue else { return }
    self.saveDue = nil
    busyCheckCount += 1
    if lastSavedState != nil || !window.isAnimating || busyCheckCount >= Self.maximumBusyChecks {
      save(isFinal: false)
    } else {
      self.saveDue = now.advanced(by: Self.saveInterval)
    }
  }

  /// Saves the state. A final state reaches the disk at the return; it is saved when the program ends, and before an
  /// action that may crash SDL.
  func save(isFinal: Bool = true) {
    if !isRestorationFinished {
      isRestorationFinished = true
      file?.markLaunchSucceeded(isLate: isRestorationLate)
    }
    if !desktop.isDestroyed { tracker.observe(desktop.geometry) }
    var state = RestorableState(of: window)
    state.windowSize = tracker.size
    state.placement = tracker.placement
    guard isFinal || state != lastSavedState else { return }
    lastSavedState = state
    stateStore.save(state, isFinal: isFinal)
  }
}
