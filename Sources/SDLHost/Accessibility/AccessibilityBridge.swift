// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Synchronization
internal import Views

/// Shows a window to assistive technology over AT-SPI 2. The bus is a thread's affair; here trees are made, once a frame
/// at most.
final class AccessibilityBridge {
  /// How many actions of clients wait.
  private nonisolated final class ActionCount: Sendable {
    let number = Atomic(0)
  }

  /// Seconds between two trees while something moves and nobody does anything.
  private static let restInMovement = 0.1
  /// Actions of clients that wait for the main actor. A client that asks for more is refused.
  private nonisolated static let mostActions = 64
  /// Of the toolkit, for clients that know one by another.
  private static let version = "1.0"

  private let mailbox: AccessibilityMailbox
  private var thread: HelperThread?
  private weak var window: Window?
  private var last: Instant?
  private var hasInput = true
  private var concealment = KeyConcealment()

  /// - Parameters:
  ///   - address: Of the session bus; nil where there is none.
  ///   - onWanted: Called on the main actor when trees begin to be wanted, or are not any more.
  /// - Returns: Nil where there is no bus, or none is wanted.
  init?(
    mode: AccessibilityMode, name: String, window: Window, address: String?,
    onWanted: @escaping @MainActor (Bool) -> Void
  ) {
    guard mode != .off, let address, let mailbox = AccessibilityMailbox() else { return nil }
    self.mailbox = mailbox
    self.window = window
    let identity = AccessibleResponder.Identity(
      name: name, version: Self.version,
      locale: Environment.variable("LC_ALL") ?? Environment.variable("LC_MESSAGES")
        ?? Environment.variable("LANG") ?? "")
    let wanted = LatestValues<Bool, Bool> { [weak self] values in
      guard let isWanted = values.last else { return }
      self?.last = nil
      // Keys that went up or down meanwhile were not seen.
      self?.concealment = KeyConcealment()
      onWanted(isWanted)
    }
    let waiting = ActionCount()
    thread = HelperThread { [weak self] stop in
      AccessibilityConnection(
        address: address, mode: mode, identity: identity, mailbox: mailbox,
        report: { wanted.leave($0, as: true) },
        perform: { action, id in
          guard waiting.number.add(1, ordering: .relaxed).newValue <= Self.mostActions else {
            waiting.number.subtract(1, ordering: .relaxed)
            return false
          }
          Task { @MainActor in
            waiting.number.subtract(1, ordering: .relaxed)
            _ = self?.window?.performAccessibilityAction(action, on: id)
          }
          return true
        }
      ).run(until: stop)
    }
  }

  /// Tells of an event that the window is about to get.
  ///
  /// - Parameter scancode: SDL's number for the place of the key, where the event is one.
  func note(_ event: InputEvent, scancode: Int) {
    hasInput = true
    if case .window(.focusLost) = event.kind { concealment = KeyConcealment() }
    guard case .key(let key) = event.kind else { return }
    let time = Int32(truncatingIfNeeded: event.instant.nanoseconds / 1_000_000)
    let isSecret = Secrecy.isSecret(window?.focus.firstResponder)
    if concealment.conceals(key, scancode: scancode, isSecret: isSecret) {
      mailbox.leave(AccessibleKey(concealed: key, time: time))
    } else if let key = AccessibleKey(key, scancode: scancode, time: time) {
      mailbox.leave(key)
    }
  }

  /// Shows what the window has become, unless it only moves on. Call it after each frame, and before the loop rests.
  ///
  /// - Parameter place: Where the window is.
  func update(place: AccessibilityMailbox.Place, now: Instant) {
    guard let window else { return }
    if window.isAnimating, !hasInput, let last, now.since(last) < Self.restInMovement { return }
    show(place: place, now: now)
  }

  func show(place: AccessibilityMailbox.Place, now: Instant) {
    guard let window else { return }
    last = now
    hasInput = false
    mailbox.leave(
      window.accessibilityTree(), place: place, isSettled: !window.isAnimating)
  }
}

/// Whether a program tells assistive technology what its window shows.
public nonisolated enum AccessibilityMode: String, Sendable, CaseIterable {
  /// While the desktop has assistive technology switched on, or some program listens. Costs nothing otherwise.
  case automatic = "auto"
  /// Always; starts the desktop's accessibility bus where there is none.
  case on
  /// Never.
  case off
}
