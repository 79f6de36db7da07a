// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore
internal import Drawing

/// The program on the accessibility bus: answers calls, and tells of changes. Used by one thread.
nonisolated final class AccessibilityService {
  private static let registryRoot = "/org/a11y/atspi/accessible/root"
  private static let registryPath = "/org/a11y/atspi/registry"
  private static let controllerPath = "/org/a11y/atspi/registry/deviceeventcontroller"
  private static let controller = "org.a11y.atspi.DeviceEventController"
  static let cachePath = "/org/a11y/atspi/cache"
  /// Seconds for which elements that are gone still answer. Orca compares what gets the keyboard with what had it, and says
  /// nothing of what is around it where that one does not answer any more.
  private static let memory = 1.0
  /// Seconds for which changes wait for listeners to take a key. What Orca says of a caret depends on the key that moved it, and
  /// the key goes by way of the registry.
  private static let patience = 0.5

  private let bus: BusConnection
  private let identity: AccessibleResponder.Identity
  private let perform: AccessibleResponder.Perform
  private let listenersChanged: (Bool) -> Void
  private var responder: AccessibleResponder?
  private var bounds: [AccessibilityTree.ID: Rect] = [:]
  /// Elements that are gone, and when caches are told.
  private var leaving: [(id: AccessibilityTree.ID, due: Instant)] = []
  private var embedSerial: UInt32?
  private var listenersSerial: UInt32?
  /// Whether the listeners have changed since the program asked for them.
  private var areListenersOutdated = false
  /// The last key that was told, and when changes wait for it no longer.
  private var keySerial: UInt32?
  private var keyDue: Instant?
  /// What the window has become meanwhile.
  private var waiting:
    (
      tree: AccessibilityTree, place: AccessibilityMailbox.Place, isSettled: Bool,
      laterKeys: [AccessibleKey]
    )?

  /// - Parameter listenersChanged: Called with whether a program listens to events.
  init(
    _ bus: BusConnection, identity: AccessibleResponder.Identity,
    perform: @escaping AccessibleResponder.Perform,
    listenersChanged: @escaping (Bool) -> Void
  ) {
    self.bus = bus
    self.identity = identity
    self.perform = perform
    self.listenersChanged = listenersChanged
    let registry = AccessibilityConnection.registry
    bus.listen(for: "type='signal',sender='\(registry)',interface='\(registry)'")
    askListeners()
  }

  var descriptor: Int32 { bus.descriptor }
  var hasMoreToSend: Bool { bus.hasMoreToSend }
  /// Whether `serve()` has left messages to take.
  var hasMoreToTake: Bool { bus.hasMoreToTake }

  /// Answers some of the messages that have arrived; false when the bus is gone.
  func serve() -> Bool {
    bus.pump { take($0) }
  }

  /// Takes a new tree over and tells what it changes, then of keys that came later.
  func update(
    _ tree: AccessibilityTree, place: AccessibilityMailbox.Place, isSettled: Bool,
    laterKeys: [AccessibleKey] = []
  ) {
    guard let responder else {
      responder = AccessibleResponder(
        tree: tree, place: place, identity: identity, connectionName: bus.name, perform: perform)
      bounds = tree.nodes.mapValues(\.element.frame)
      embed()
      return
    }
    if keySerial != nil {
      waiting = (tree, place, isSettled, (waiting?.laterKeys ?? []) + laterKeys)
      return
    }
    let old = responder.tree
    let changes = AccessibilityChanges(
      from: old, to: tree, bounds: &bounds, isSettled: isSettled)
    responder.take(tree, place: place)
    leaving.removeAll { tree[$0.id] != nil }
    let due = SteadyClock.now().advanced(by: Self.memory)
    for event in changes.events {
      guard case .forgotten(let id) = event else {
        tell(event, responder)
        continue
      }
      responder.remember(old[id], of: id)
      leaving.append((id, due))
    }
    for key in laterKeys { notify(of: key) }
  }

  /// When `catchUp(at:)` has something to do next; nil for never.
  var due: Instant? { [leaving.first?.due, keyDue].compactMap(\.self).min() }

  private func keyWasTaken() {
    (keySerial, keyDue) = (nil, nil)
    guard let waiting else { return }
    self.waiting = nil
    update(
      waiting.tree, place: waiting.place, isSettled: waiting.isSettled,
      laterKeys: waiting.laterKeys)
  }

  /// Waits for a key no longer than is right, and tells caches of elements that have been gone for a while.
  func catchUp(at now: Instant) {
    if let keyDue, keyDue <= now { keyWasTaken() }
    while let first = leaving.first, first.due <= now {
      leaving.removeFirst()
      guard let responder else { continue }
      responder.forget(first.id)
      tell(.forgotten(first.id), responder)
    }
  }

  /// Says that the window goes.
  func leave() {
    guard let responder else { return }
    tell(.window("Destroy"), responder)
    bus.writeWhatFits()
  }

  // MARK: The registry

  private func embed() {
    guard
      let call = dbus_message_new_method_call(
        AccessibilityConnection.registry, Self.registryRoot, "org.a11y.atspi.Socket", "Embed")
    else { return }
    defer { dbus_message_unref(call) }
    var arguments = MessageWriter(call)
    arguments.append(
      AccessibleResponder.Reference(
        name: bus.name, path: AccessibleObject.application.path))
    embedSerial = bus.send(call)
  }

  private func askListeners() {
    // Many changes cause one question at a time.
    areListenersOutdated = listenersSerial != nil
    guard !areListenersOutdated,
      let call = dbus_message_new_method_call(
        AccessibilityConnection.registry, Self.registryPath, AccessibilityConnection.registry,
        "GetRegisteredEvents")
    else { return }
    defer { dbus_message_unref(call) }
    listenersSerial = bus.send(call)
  }

  /// Tells of a key, after those that waited for a change. Orca 43 hears of none otherwise.
  func notify(of key: AccessibleKey) {
    let earlier = waiting?.laterKeys ?? []
    waiting?.laterKeys = []
    for key in earlier + [key] { send(key) }
  }

  private func send(_ key: AccessibleKey) {
    guard responder != nil,
      let call = dbus_message_new_method_call(
        AccessibilityConnection.registry, Self.controllerPath, Self.controller,
        "NotifyListenersAsync")
    else { return }
    defer { dbus_message_unref(call) }
    var arguments = MessageWriter(call)
    // The registry of 2.46 takes `(uiiiisb)`, whatever its description says.
    arguments.structure { event in
      event.append(UInt32(key.isDown ? 0 : 1))
      event.append(key.symbol)
      event.append(key.code)
      event.append(key.modifiers)
      event.append(key.time)
      event.append(key.name)
      event.append(key.name.count == 1)
    }
    guard bus.takesMessages else { return }
    keySerial = bus.send(call)
    keyDue = keyDue ?? SteadyClock.now().advanced(by: Self.patience)
  }

  // MARK: Messages

  private func take(_ message: OpaquePointer) {
    if dbus_message_get_type(message) == DRAWER_DBUS_MESSAGE_METHOD_CALL { return answer(message) }
    let registry = AccessibilityConnection.registry
    if dbus_message_is_signal(message, registry, "EventListenerRegistered") != 0
      || dbus_message_is_signal(message, registry, "EventListenerDeregistered") != 0
    {
      return askListeners()
    }
    if bus.isPeerChange(message) {
      // The former registry does not answer any more.
      listenersSerial = nil
      return bus.hasPeer ? askListeners() : listenersChanged(false)
    }
    guard let serial = MessageReader.answeredSerial(of: message) else { return }
    if serial == keySerial { return keyWasTaken() }
    if serial == embedSerial { takeDesktop(message) }
    if serial == listenersSerial { takeListeners(message) }
  }

  private func takeDesktop(_ message: OpaquePointer) {
    embedSerial = nil
    // libdbus has checked that an object path is one; with another text as a path it would end the program.
    var reader = MessageReader(message, signature: "(so)")
    guard var reference = reader?.inside, let name = reference.text, reference.next(),
      let path = reference.text, let responder
    else { return }
    responder.embedded(in: AccessibleResponder.Reference(name: name, path: path))
    tell(.window("Create"), responder)
    if responder.tree.isActive { tell(.window("Activate"), responder) }
    if let focused = responder.tree.focused { tell(.state(focused, "focused", true), responder) }
  }

  private func takeListeners(_ message: OpaquePointer) {
    listenersSerial = nil
    if areListenersOutdated { askListeners() }
    var reader = MessageReader(message, signature: "a(ss)")
    listenersChanged(reader?.inside != nil)
  }

  private func answer(_ message: OpaquePointer) {
    guard dbus_message_get_no_reply(message) == 0 else { return run(message, in: nil) }
    guard let reply = dbus_message_new_method_return(message) else { return }
    defer { dbus_message_unref(reply) }
    run(message, in: reply)
  }

  /// - Parameter reply: Nil where the caller wants none.
  private func run(_ message: OpaquePointer, in reply: OpaquePointer?) {
    guard let target = reply ?? dbus_message_new_method_return(message) else { return }
    defer { if reply == nil { dbus_message_unref(target) } }
    var writer = MessageWriter(target)
    do throws(AccessibleResponder.Failure) {
      try write(message, to: &writer)
      if let reply { bus.reply(reply) }
    } catch {
      guard reply != nil, let failure = dbus_message_new_error(message, error.name, nil) else {
        return
      }
      bus.reply(failure)
      dbus_message_unref(failure)
    }
  }

  private func write(
    _ message: OpaquePointer, to reply: inout MessageWriter
  ) throws(AccessibleResponder.Failure) {
    if dbus_message_is_method_call(message, "org.freedesktop.DBus.Peer", "Ping") != 0 { return }
    guard let responder else { throw .unknownObject }
    if dbus_message_has_path(message, Self.cachePath) != 0 {
      guard dbus_message_has_member(message, "GetItems") != 0 else { throw .unknownMethod }
      return responder.appendItems(to: &reply)
    }
    guard var call = AccessibleCall(message) else { throw .unknownObject }
    try responder.answer(&call, in: &reply)
  }

  func send(_ message: OpaquePointer) {
    guard bus.takesMessages else { return }
    _ = bus.send(message)
  }
}
