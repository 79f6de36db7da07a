// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore
internal import Dispatch
internal import Drawing

/// A client of the desktop's input method, ibus or fcitx. It passes each key to the input method before the window
/// receives it.
///
/// It replaces SDL 2.26.5's clients for both. They ignore the release of a modifier that the daemon handled (SDL's
/// modifiers then stay held), drop the keys that a daemon forwards, send the daemon's texts after later keys
/// (SDL#11894), and never find a restarted daemon. The daemons' own libraries would need GLib's loop in addition to
/// SDL's.
@MainActor
final class InputMethod {
  /// The seconds that the daemon has to answer. A key waits for it, and fcitx loads its dictionaries at the first key.
  /// A daemon that takes longer receives no keys before it has answered.
  private static let replyTimeout = 1.0
  /// The time in seconds until a bus that did not answer is contacted again.
  private static let retryInterval = 30.0

  private let daemon: any InputMethodDaemon
  /// Called with an event that is not part of the answer to a key, such as after a click on a candidate.
  private let handler: (InputMethodEvent) -> Void

  private var bus: BusConnection?
  /// The path of the daemon's object for the window; nil if there is none.
  private var context: String?
  private var source: (any DispatchSourceRead)?
  private var nextAttempt: Instant?
  /// The call that the daemon has not answered in time; until then its events are about keys that the window has.
  private var unansweredSerial: UInt32?

  private var hasKeyboardFocus = false
  /// The caret's rectangle in screen units; nil if no text input is active.
  private var caretRect: PixelRect?
  private var sentCaretRect: PixelRect?

  /// The current composition, as shown by the window.
  private(set) var composition = ""
  /// A composition that was committed here. Daemons commit it again after a reset.
  private var echo: String?

  init(_ daemon: any InputMethodDaemon, handler: @escaping (InputMethodEvent) -> Void) {
    self.daemon = daemon
    self.handler = handler
  }

  isolated deinit { source?.cancel() }

  /// The daemon selected by the environment variables that SDL also reads.
  static var daemon: any InputMethodDaemon {
    let name =
      Environment.variable("SDL_IM_MODULE") ?? Environment.variable("XMODIFIERS") ?? ""
    return name == "fcitx" || name.contains("@im=fcitx") ? Fcitx() : IBus()
  }

  // MARK: State of the window

  var isActive: Bool { hasKeyboardFocus && caretRect != nil }

  func setCaretRect(_ rect: PixelRect?) {
    let wasActive = isActive
    caretRect = rect
    updateActivity(from: wasActive)
  }

  /// Losing the keyboard focus commits the composition.
  func setKeyboardFocus(_ hasKeyboard: Bool) {
    let wasActive = isActive
    if !hasKeyboard, !composition.isEmpty {
      handler(.text(.committed(composition)))
      clearComposition()
    }
    hasKeyboardFocus = hasKeyboard
    updateActivity(from: wasActive)
  }

  private func updateActivity(from wasActive: Bool) {
    if isActive, !wasActive {
      if context != nil { sendWithoutReply("FocusIn") } else { _ = connect() }
    } else if wasActive, !isActive {
      clearComposition()
      sendWithoutReply("FocusOut")
    }
    sendCaretRect()
  }

  /// Ends the composition after the window has committed or dropped it.
  func reset() {
    clearComposition()
    sendWithoutReply("Reset")
  }

  private func clearComposition() {
    if !composition.isEmpty { echo = composition }
    composition = ""
  }

  // MARK: Keys

  func process(_ key: InputMethodKey) -> (events: [InputMethodEvent], isTaken: Bool) {
    guard isActive, connect() else { return (drain(), false) }
    var events = drain()
    guard unansweredSerial == nil,
      let serial = call("ProcessKeyEvent", daemon.arguments(for: key))
    else { return (events, false) }
    var isTaken = false
    let isAnswered = waitForAnswer(to: serial, signature: "b") { reader in
      isTaken = reader?.readFlag() ?? false
    } other: {
      events += handleMessage($0)
    }
    echo = nil
    guard isAnswered else {
      unansweredSerial = serial
      return (events + commitComposition(), false)
    }
    return (events, isTaken)
  }

  /// Waits for the answer to a call, and reads it. Returns false if there is none in time.
  ///
  /// - Parameter other: Called with each message that is received before the answer.
  private func waitForAnswer(
    to serial: UInt32, signature: String, read: (inout MessageReader?) -> Void,
    other: (OpaquePointer) -> Void
  ) -> Bool {
    let limit = SteadyClock.now().advanced(by: Self.replyTimeout)
    return bus?.receive(until: -1, limit: limit) { message in
      guard MessageReader.replySerial(of: message) == serial else {
        other(message)
        return true
      }
      var reader = MessageReader(message, signature: signature)
      read(&reader)
      return false
    } ?? false
  }

  /// Returns the received events that are not part of an answer to a key.
  private func drain() -> [InputMethodEvent] {
    guard let bus else { return [] }
    var events: [InputMethodEvent] = []
    repeat {
      guard bus.pump({ events += handleMessage($0) }) else { return events + disconnect() }
    } while bus.hasMoreToReceive
    if context != nil, !bus.hasPeer { events += closeContext() }
    return events
  }

  private func handleMessage(_ message: OpaquePointer) -> [InputMethodEvent] {
    if let unansweredSerial {
      if MessageReader.replySerial(of: message) == unansweredSerial {
        self.unansweredSerial = nil
        sendWithoutReply("Reset")
      }
      return []
    }
    guard isActive, dbus_message_has_interface(message, daemon.interface) != 0,
      let context, dbus_message_has_path(message, context) != 0,
      let event = daemon.event(of: message)
    else { return [] }
    switch event {
    case .text(.composing(let text, _)):
      guard text != composition || !text.isEmpty else { return [] }
      composition = text
    case .text(.committed(let text)):
      composition = ""
      guard text != echo else {
        echo = nil
        return []
      }
    case .forwarded: break
    }
    return [event]
  }

  // MARK: The daemon

  /// Creates the context if necessary and possible, and returns whether it exists.
  private func connect() -> Bool {
    if context != nil { return true }
    if let bus, !bus.pump({ _ in }) { _ = disconnect() }
    if bus == nil { open() }
    guard let bus, unansweredSerial == nil else { return false }
    guard let serial = call("CreateInputContext", at: daemon.factory, [daemon.context]) else {
      return false
    }
    let isAnswered = waitForAnswer(to: serial, signature: daemon.contextSignature) { reader in
      context = reader?.readText()
    } other: { _ in
    }
    guard isAnswered, let context else {
      if !isAnswered {
        _ = disconnect()
        nextAttempt = SteadyClock.now().advanced(by: Self.retryInterval)
      }
      return false
    }
    bus.listen(for: "type='signal',interface='\(daemon.interface)',path='\(context)'")
    let capabilities = daemon.capabilities
    sendWithoutReply(capabilities.method, [capabilities.argument])
    sentCaretRect = nil
    sendWithoutReply("FocusIn")
    sendCaretRect()
    return true
  }

  private func open() {
    let now = SteadyClock.now()
    guard nextAttempt.map({ $0 < now }) ?? true, let address = daemon.address() else { return }
    guard let bus = BusConnection(BusAddress(address, from: .environment), peer: daemon.service)
    else { return }
    guard bus.greet(until: -1, timeout: Self.replyTimeout) else {
      nextAttempt = now.advanced(by: Self.retryInterval)
      return
    }
    self.bus = bus
    let source = DispatchSource.makeReadSource(fileDescriptor: bus.descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.drainAndHandle() }
    }
    // libdispatch requires that the descriptor stays open until the cancellation.
    nonisolated(unsafe) let kept = bus
    source.setCancelHandler { withExtendedLifetime(kept) {} }
    source.activate()
    self.source = source
  }

  private func drainAndHandle() { for event in drain() { handler(event) } }

  private func closeContext() -> [InputMethodEvent] {
    context = nil
    return commitComposition()
  }

  private func commitComposition() -> [InputMethodEvent] {
    let text = composition
    composition = ""
    echo = nil
    return text.isEmpty ? [] : [.text(.committed(text))]
  }

  private func disconnect() -> [InputMethodEvent] {
    source?.cancel()
    source = nil
    bus = nil
    unansweredSerial = nil
    return closeContext()
  }

  private func sendCaretRect() {
    guard let caretRect, caretRect != sentCaretRect else { return }
    sentCaretRect = caretRect
    let numbers = [caretRect.minX, caretRect.minY, caretRect.width, caretRect.height]
    sendWithoutReply(daemon.caretRectMethod, numbers.map { .int($0) })
  }

  private func sendWithoutReply(_ method: String, _ arguments: [BusValue] = []) {
    guard context != nil else { return }
    _ = call(method, expectsReply: false, arguments)
  }

  /// - Returns: The serial number of the call; nil if it could not be sent.
  private func call(
    _ method: String, at object: (path: String, interface: String)? = nil,
    expectsReply: Bool = true, _ arguments: [BusValue]
  ) -> UInt32? {
    guard let bus, let object = object ?? context.map({ ($0, daemon.interface) }) else {
      return nil
    }
    // Does not start a daemon that the user has ended.
    return bus.call(
      object.path, object.interface, method, arguments, startsPeer: false,
      expectsReply: expectsReply)
  }
}

/// The differences between the two input method daemons on D-Bus. Both have a context for each window with text input.
@MainActor
protocol InputMethodDaemon {
  var service: String { get }
  /// The path and interface of the object that creates contexts.
  var factory: (path: String, interface: String) { get }
  var interface: String { get }
  /// The signature of the answer to `CreateInputContext`, which begins with the path of the context.
  var contextSignature: String { get }
  /// The method that sets the caret's rectangle on the screen: x, y, width and height in pixels.
  var caretRectMethod: String { get }

  /// The address of the daemon's bus; nil if the daemon does not run.
  func address() -> String?
  /// The argument of `CreateInputContext`.
  var context: BusValue { get }
  /// The first call of a new context.
  var capabilities: (method: String, argument: BusValue) { get }
  /// The arguments of `ProcessKeyEvent`.
  func arguments(for key: InputMethodKey) -> [BusValue]
  /// Translates a signal of a context; nil for an unknown signal.
  func event(of signal: OpaquePointer) -> InputMethodEvent?
}

nonisolated enum InputMethodEvent: Equatable {
  case text(TextInputEvent)
  /// A key that the input method has handled and returns, after the text that precedes it.
  case forwarded(InputMethodKey)
}
