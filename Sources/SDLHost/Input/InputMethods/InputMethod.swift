// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore
internal import Dispatch
internal import Drawing

/// Writes with the desktop's input method, ibus or fcitx. Asks it for each key before the window gets the key.
///
/// SDL 2.26.5 has clients for both, and this one takes their place: they forget the release of a modifier that the daemon took
/// (SDL's modifiers then stay held), drop the keys that a daemon gives back, send the daemon's texts after later keys
/// (SDL#11894), and never find a daemon that was started again. The daemons' own libraries would need GLib's loop in addition
/// to SDL's.
@MainActor
final class InputMethod {
  /// Seconds that the daemon has to answer. A key waits for it, and fcitx reads its words at the first key. Daemons that take longer
  /// are not asked again before they have answered.
  private static let patience = 1.0
  /// Seconds until a bus that did not greet is asked again.
  private static let pause = 30.0

  private let daemon: any InputMethodDaemon
  /// Called with an event that answers no key, as after a click on a candidate.
  private let take: (InputMethodEvent) -> Void

  private var bus: BusConnection?
  /// The path of the daemon's object for the window; nil while there is none.
  private var context: String?
  private var source: (any DispatchSourceRead)?
  private var nextAttempt: Instant?
  /// The call that the daemon has not answered in time. Until it does, its events are about keys that the window has.
  private var unanswered: UInt32?

  private var hasKeyboard = false
  /// Where text is written, in the units of the screen; nil if no text is wanted.
  private var place: PixelRect?
  private var sentPlace: PixelRect?

  /// The text that is being composed, as the window shows it.
  private(set) var composition = ""
  /// A composition that became text here. Daemons write it as well after a reset.
  private var echo: String?

  /// - Parameter take: Called with an event that answers no key.
  init(_ daemon: any InputMethodDaemon, take: @escaping (InputMethodEvent) -> Void) {
    self.daemon = daemon
    self.take = take
  }

  isolated deinit { source?.cancel() }

  /// The daemon that the environment names, by the variables that SDL reads too.
  static var daemon: any InputMethodDaemon {
    let name =
      Environment.variable("SDL_IM_MODULE") ?? Environment.variable("XMODIFIERS") ?? ""
    return name == "fcitx" || name.contains("@im=fcitx") ? Fcitx() : IBus()
  }

  // MARK: What the window wants

  /// Whether keys are for the daemon first.
  var isActive: Bool { hasKeyboard && place != nil }

  /// - Parameter place: Where text is written, in the units of the screen; nil if no text is wanted.
  func setPlace(_ place: PixelRect?) {
    let wasActive = isActive
    self.place = place
    activityChanged(from: wasActive)
  }

  /// The window has got the keyboard, or has lost it: what was composed becomes text.
  func setKeyboard(_ hasKeyboard: Bool) {
    let wasActive = isActive
    if !hasKeyboard, !composition.isEmpty {
      take(.text(.committed(composition)))
      forget()
    }
    self.hasKeyboard = hasKeyboard
    activityChanged(from: wasActive)
  }

  private func activityChanged(from wasActive: Bool) {
    if isActive, !wasActive {
      if context != nil { tell("FocusIn") } else { _ = connect() }
    } else if wasActive, !isActive {
      forget()
      tell("FocusOut")
    }
    tellPlace()
  }

  /// The window has made the composition a part of its text, or has dropped it.
  func reset() {
    forget()
    tell("Reset")
  }

  private func forget() {
    if !composition.isEmpty { echo = composition }
    composition = ""
  }

  // MARK: Keys

  /// Asks whether the daemon takes a key.
  ///
  /// - Returns: What it said before the answer, and whether it has taken the key.
  func process(_ key: InputMethodKey) -> (events: [InputMethodEvent], isTaken: Bool) {
    guard isActive, connect() else { return (drain(), false) }
    var events = drain()
    guard unanswered == nil,
      let serial = call("ProcessKeyEvent", { [daemon] in daemon.write(key, to: &$0) })
    else { return (events, false) }
    let answer = answer(to: serial) { events += heard($0) }
    echo = nil
    guard let answer else { return (events + giveUp(), false) }
    return (events, answer)
  }

  /// - Returns: Nil if the daemon did not answer.
  private func answer(to serial: UInt32, _ other: (OpaquePointer) -> Void) -> Bool? {
    var answer: Bool?
    let limit = SteadyClock.now().advanced(by: Self.patience)
    let isThere = bus?.receive(until: -1, limit: limit) { message in
      guard MessageReader.answeredSerial(of: message) == serial else {
        other(message)
        return true
      }
      var reader = MessageReader(message, signature: "b")
      answer = reader?.flag ?? false
      return false
    }
    if isThere != true { unanswered = serial }
    return answer
  }

  /// The events that have arrived, and answer no key.
  private func drain() -> [InputMethodEvent] {
    guard let bus else { return [] }
    var events: [InputMethodEvent] = []
    repeat {
      guard bus.pump({ events += heard($0) }) else { return events + disconnect() }
    } while bus.hasMoreToTake
    if context != nil, !bus.hasPeer { events += lose() }
    return events
  }

  private func heard(_ message: OpaquePointer) -> [InputMethodEvent] {
    if let unanswered {
      if MessageReader.answeredSerial(of: message) == unanswered {
        self.unanswered = nil
        tell("Reset")
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

  /// Whether there is a context, after it was made where that is possible.
  private func connect() -> Bool {
    if context != nil { return true }
    if let bus, !bus.pump({ _ in }) { _ = disconnect() }
    if bus == nil { open() }
    guard let bus, unanswered == nil else { return false }
    guard
      let serial = call(
        "CreateInputContext", at: daemon.factory, { [daemon] in daemon.writeContext(to: &$0) })
    else { return false }
    let limit = SteadyClock.now().advanced(by: Self.patience)
    let isAnswered = bus.receive(until: -1, limit: limit) { message in
      guard MessageReader.answeredSerial(of: message) == serial else { return true }
      var reader = MessageReader(message, signature: daemon.contextSignature)
      context = reader?.text
      return false
    }
    guard isAnswered, let context else {
      if !isAnswered {
        _ = disconnect()
        nextAttempt = SteadyClock.now().advanced(by: Self.pause)
      }
      return false
    }
    bus.listen(for: "type='signal',interface='\(daemon.interface)',path='\(context)'")
    let capabilities = daemon.capabilities()
    tell(capabilities.method, capabilities.write)
    sentPlace = nil
    tell("FocusIn")
    tellPlace()
    return true
  }

  private func open() {
    let now = SteadyClock.now()
    guard nextAttempt.map({ $0 < now }) ?? true, let address = daemon.address() else { return }
    guard let bus = BusConnection(BusAddress(address, from: .environment), peer: daemon.service)
    else { return }
    guard bus.greet(until: -1, patience: Self.patience) else {
      nextAttempt = now.advanced(by: Self.pause)
      return
    }
    self.bus = bus
    let source = DispatchSource.makeReadSource(fileDescriptor: bus.descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.drainByItself() }
    }
    // libdispatch wants the descriptor open until then.
    nonisolated(unsafe) let kept = bus
    source.setCancelHandler { withExtendedLifetime(kept) {} }
    source.activate()
    self.source = source
  }

  private func drainByItself() {
    for event in drain() { take(event) }
  }

  private func lose() -> [InputMethodEvent] {
    context = nil
    return giveUp()
  }

  /// Makes the composition a text: the daemon will not.
  private func giveUp() -> [InputMethodEvent] {
    let text = composition
    composition = ""
    echo = nil
    return text.isEmpty ? [] : [.text(.committed(text))]
  }

  private func disconnect() -> [InputMethodEvent] {
    source?.cancel()
    source = nil
    bus = nil
    unanswered = nil
    return lose()
  }

  private func tellPlace() {
    guard let place, place != sentPlace else { return }
    sentPlace = place
    tell(daemon.placeMethod) {
      for number in [place.minX, place.minY, place.width, place.height] {
        $0.append(Int32(clamping: number))
      }
    }
  }

  private func tell(_ method: String, _ write: (inout MessageWriter) -> Void = { _ in }) {
    guard context != nil else { return }
    _ = call(method, isAnswered: false, write)
  }

  /// - Returns: The serial number of the call; nil if it could not be made.
  private func call(
    _ method: String, at object: (path: String, interface: String)? = nil, isAnswered: Bool = true,
    _ write: (inout MessageWriter) -> Void
  ) -> UInt32? {
    guard let bus, let object = object ?? context.map({ ($0, daemon.interface) }),
      let call = dbus_message_new_method_call(
        daemon.service, object.path, object.interface, method)
    else { return nil }
    defer { dbus_message_unref(call) }
    // No daemon is started that the person has ended.
    dbus_message_set_auto_start(call, 0)
    if !isAnswered { dbus_message_set_no_reply(call, 1) }
    var writer = MessageWriter(call)
    write(&writer)
    return bus.send(call)
  }
}
