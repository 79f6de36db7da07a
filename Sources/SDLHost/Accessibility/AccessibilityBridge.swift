// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Dispatch
internal import Drawing
internal import Views

/// Makes a window available to assistive technology over AT-SPI 2, with at most one accessibility tree per frame. A
/// thread communicates with the bus.
final class AccessibilityBridge {
  /// The minimum time in seconds between two trees during animations without input.
  private static let minimumUpdateInterval = 0.1
  /// The maximum number of clients' actions that wait for the main actor. Further ones are refused.
  private static let maximumPendingActionCount = 64
  /// The version of the toolkit as reported to clients.
  private static let version = "1.0"

  private let mailbox: AccessibilityMailbox
  private var thread: HelperThread?
  private weak var window: Window?
  private var lastUpdate: Instant?
  private var hasInput = true
  private var keyRedactor = KeyRedactor()

  /// - Parameters:
  ///   - address: The address of the session bus; nil if there is none.
  ///   - onActiveChange: Called on the main actor when trees become needed or are no longer needed.
  init?(
    mode: AccessibilityMode, name: String, window: Window, address: String?,
    onActiveChange: @escaping @MainActor (Bool) -> Void
  ) {
    guard mode != .off, let address, let mailbox = AccessibilityMailbox() else { return nil }
    self.mailbox = mailbox
    self.window = window
    let wanted = LatestValues<Bool, Bool> { [weak self] values in
      guard let isWanted = values.last else { return }
      self?.lastUpdate = nil
      // Key events that occurred meanwhile were not recorded.
      self?.keyRedactor = KeyRedactor()
      onActiveChange(isWanted)
    }
    let pendingActions = DispatchSemaphore(value: Self.maximumPendingActionCount)
    let program = AccessibleResponder.Program(
      name: name, version: Self.version,
      locale: ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(Environment.variable).first ?? ""
    ) { [weak self] action, id in
      guard pendingActions.wait(timeout: .now()) == .success else { return false }
      Task { @MainActor in
        pendingActions.signal()
        _ = self?.window?.performAccessibilityAction(action, on: id)
      }
      return true
    }
    thread = HelperThread { stop in
      AccessibilityConnection(
        address: address, mode: mode, program: program, mailbox: mailbox,
        report: { wanted.post($0, as: true) }
      ).run(until: stop)
    }
  }

  /// Reports an event that the window is about to receive, with SDL's scancode for a key event.
  func handle(_ event: InputEvent, scancode: Int) {
    hasInput = true
    if case .window(.focusLost) = event.kind { keyRedactor = KeyRedactor() }
    guard case .key(let key) = event.kind else { return }
    let time = Int(Int32(truncatingIfNeeded: event.instant.nanoseconds / 1_000_000))
    let isSecret = PasswordRedactor.isSecret(window?.focus.firstResponder)
    if keyRedactor.updateRedaction(for: key, scancode: scancode, isSecret: isSecret) {
      mailbox.post(AccessibleKey(redacted: key, time: time))
    } else if let key = AccessibleKey(key, scancode: scancode, time: time) {
      mailbox.post(key)
    }
  }

  /// Posts the current tree, at limited intervals during animations. Call it after each frame, and before waiting.
  func update(geometry: AccessibilityMailbox.WindowGeometry, now: Instant) {
    guard let window else { return }
    if window.isAnimating, !hasInput, let lastUpdate,
      now.timeIntervalSince(lastUpdate) < Self.minimumUpdateInterval
    {
      return
    }
    postTree(geometry: geometry, now: now)
  }

  func postTree(geometry: AccessibilityMailbox.WindowGeometry, now: Instant) {
    guard let window else { return }
    lastUpdate = now
    hasInput = false
    mailbox.post(
      window.accessibilityTree(), geometry: geometry, isIdle: !window.isAnimating)
  }
}

/// The conditions under which a window is available to assistive technology.
public nonisolated enum AccessibilityMode: String, Sendable, CaseIterable {
  /// While assistive technology is enabled on the desktop, or a program listens. It costs nothing otherwise.
  case automatic = "auto"
  /// Always. If there is no accessibility bus, it is started.
  case on
  /// Never.
  case off
}
