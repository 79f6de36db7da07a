// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore
internal import Drawing

/// The program as an object on the accessibility bus. It answers calls and sends signals, on one thread.
nonisolated final class AccessibilityService {
  private static let registryRoot = "/org/a11y/atspi/accessible/root"
  private static let registryPath = "/org/a11y/atspi/registry"
  private static let controllerPath = "/org/a11y/atspi/registry/deviceeventcontroller"
  private static let controller = "org.a11y.atspi.DeviceEventController"
  static let cachePath = "/org/a11y/atspi/cache"
  /// The seconds for which removed elements answer, since Orca compares a focused element with the previous one.
  private static let removedElementLifetime = 1.0
  /// The seconds for which changes wait until listeners have received a key, with which Orca interprets a moved caret.
  private static let keyReplyTimeout = 0.5

  private let bus: BusConnection
  private let identity: AccessibleResponder.Identity
  private let perform: AccessibleResponder.Perform
  private let onListenersChange: (Bool) -> Void
  private var responder: AccessibleResponder?
  private var bounds: [AccessibilityTree.ID: Rect] = [:]
  /// The removed elements, with the instants at which they are removed from the caches of clients.
  private var removedElements: [(id: AccessibilityTree.ID, due: Instant)] = []
  private var embedSerial: UInt32?
  private var listenersSerial: UInt32?
  /// Whether the listeners have changed since the pending request.
  private var areListenersOutdated = false
  /// The serial number of the last key notification, and the instant until which changes wait for its reply.
  private var keySerial: UInt32?
  private var keyDue: Instant?
  private var pendingUpdate:
    (
      tree: AccessibilityTree, geometry: AccessibilityMailbox.WindowGeometry, isSettled: Bool,
      laterKeys: [AccessibleKey]
    )?

  /// - Parameter onListenersChange: Called with whether a program listens to events.
  init(
    _ bus: BusConnection, identity: AccessibleResponder.Identity,
    perform: @escaping AccessibleResponder.Perform,
    onListenersChange: @escaping (Bool) -> Void
  ) {
    self.bus = bus
    self.identity = identity
    self.perform = perform
    self.onListenersChange = onListenersChange
    let registry = AccessibilityConnection.registry
    bus.listen(for: "type='signal',sender='\(registry)',interface='\(registry)'")
    requestListeners()
  }

  var descriptor: Int32 { bus.descriptor }
  var hasMoreToSend: Bool { bus.hasMoreToSend }
  /// Whether `serve()` has left received messages.
  var hasMoreToReceive: Bool { bus.hasMoreToReceive }

  func serve() -> Bool {
    bus.pump { handle($0) }
  }

  /// Replaces the tree, sends the changes, and then the keys that occurred after them.
  func update(
    _ tree: AccessibilityTree, geometry: AccessibilityMailbox.WindowGeometry, isIdle: Bool,
    laterKeys: [AccessibleKey] = []
  ) {
    guard let responder else {
      responder = AccessibleResponder(
        tree: tree, geometry: geometry, identity: identity, connectionName: bus.name,
        perform: perform)
      bounds = tree.nodes.mapValues(\.element.frame)
      embed()
      return
    }
    if keySerial != nil {
      pendingUpdate = (tree, geometry, isIdle, (pendingUpdate?.laterKeys ?? []) + laterKeys)
      return
    }
    let old = responder.tree
    let changes = AccessibilityChanges(
      from: old, to: tree, bounds: &bounds, isIdle: isIdle)
    responder.setTree(tree, geometry: geometry)
    removedElements.removeAll { tree[$0.id] != nil }
    let due = SteadyClock.now().advanced(by: Self.removedElementLifetime)
    for event in changes.events {
      guard case .removedFromCache(let id) = event else {
        sendSignal(for: event, responder)
        continue
      }
      responder.keepRemovedNode(old[id], of: id)
      removedElements.append((id, due))
    }
    for key in laterKeys { notify(of: key) }
  }

  /// The instant of the next work for `performDueWork(at:)`; nil for never.
  var nextDueInstant: Instant? { [removedElements.first?.due, keyDue].compactMap(\.self).min() }

  private func handleKeyReply() {
    (keySerial, keyDue) = (nil, nil)
    guard let pendingUpdate else { return }
    self.pendingUpdate = nil
    update(
      pendingUpdate.tree, geometry: pendingUpdate.geometry, isIdle: pendingUpdate.isSettled,
      laterKeys: pendingUpdate.laterKeys)
  }

  /// Stops waiting for a key after its timeout, and removes elements from the caches of clients after their lifetime.
  func performDueWork(at now: Instant) {
    if let keyDue, keyDue <= now { handleKeyReply() }
    while let first = removedElements.first, first.due <= now {
      removedElements.removeFirst()
      guard let responder else { continue }
      responder.discardRemovedNode(first.id)
      sendSignal(for: .removedFromCache(first.id), responder)
    }
  }

  /// Sends that the window is destroyed.
  func sendDestroyEvent() {
    guard let responder else { return }
    sendSignal(for: .window("Destroy"), responder)
    bus.flush()
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

  private func requestListeners() {
    // Only one request is pending at a time, regardless of the number of changes.
    areListenersOutdated = listenersSerial != nil
    guard !areListenersOutdated,
      let call = dbus_message_new_method_call(
        AccessibilityConnection.registry, Self.registryPath, AccessibilityConnection.registry,
        "GetRegisteredEvents")
    else { return }
    defer { dbus_message_unref(call) }
    listenersSerial = bus.send(call)
  }

  /// Sends a key to listeners, after earlier keys that waited for a change. Orca 43 receives keys in no other way.
  func notify(of key: AccessibleKey) {
    let earlier = pendingUpdate?.laterKeys ?? []
    pendingUpdate?.laterKeys = []
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
    // The registry of 2.46 expects `(uiiiisb)`, in contrast to its description.
    arguments.appendStructure { event in
      event.append(UInt32(key.isDown ? 0 : 1))
      event.append(key.symbol)
      event.append(key.code)
      event.append(key.modifiers)
      event.append(key.time)
      event.append(key.name)
      event.append(key.name.count == 1)
    }
    guard bus.canSendMessages else { return }
    keySerial = bus.send(call)
    keyDue = keyDue ?? SteadyClock.now().advanced(by: Self.keyReplyTimeout)
  }

  // MARK: Messages

  private func handle(_ message: OpaquePointer) {
    if dbus_message_get_type(message) == DRAWER_DBUS_MESSAGE_METHOD_CALL { return answer(message) }
    let registry = AccessibilityConnection.registry
    if dbus_message_is_signal(message, registry, "EventListenerRegistered") != 0
      || dbus_message_is_signal(message, registry, "EventListenerDeregistered") != 0
    {
      return requestListeners()
    }
    if bus.isPeerChange(message) {
      // The former registry does not answer any more.
      listenersSerial = nil
      return bus.hasPeer ? requestListeners() : onListenersChange(false)
    }
    guard let serial = MessageReader.replySerial(of: message) else { return }
    if serial == keySerial { return handleKeyReply() }
    if serial == embedSerial { handleEmbedReply(message) }
    if serial == listenersSerial { handleListenersReply(message) }
  }

  private func handleEmbedReply(_ message: OpaquePointer) {
    embedSerial = nil
    // libdbus has validated the object path. With an invalid one it would abort the program later.
    var reader = MessageReader(message, signature: "(so)")
    guard var reference = reader?.nestedReader, let name = reference.text, reference.next(),
      let path = reference.text, let responder
    else { return }
    responder.setDesktop(AccessibleResponder.Reference(name: name, path: path))
    sendSignal(for: .window("Create"), responder)
    if responder.tree.isActive { sendSignal(for: .window("Activate"), responder) }
    if let focused = responder.tree.focused {
      sendSignal(for: .state(focused, "focused", true), responder)
    }
  }

  private func handleListenersReply(_ message: OpaquePointer) {
    listenersSerial = nil
    if areListenersOutdated { requestListeners() }
    var reader = MessageReader(message, signature: "a(ss)")
    onListenersChange(reader?.nestedReader != nil)
  }

  private func answer(_ message: OpaquePointer) {
    guard dbus_message_get_no_reply(message) == 0 else { return run(message, in: nil) }
    guard let reply = dbus_message_new_method_return(message) else { return }
    defer { dbus_message_unref(reply) }
    run(message, in: reply)
  }

  /// - Parameter reply: The reply to fill in; nil if the caller expects none.
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
    guard bus.canSendMessages else { return }
    _ = bus.send(message)
  }
}
