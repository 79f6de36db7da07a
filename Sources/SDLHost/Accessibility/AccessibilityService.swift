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
  private static let cachePath = "/org/a11y/atspi/cache"
  /// The seconds for which removed elements answer, since Orca compares a focused element with the previous one.
  private static let removedElementLifetime = 1.0
  /// The seconds for which changes wait until listeners have received a key, with which Orca interprets a moved caret.
  private static let keyReplyTimeout = 0.5

  let bus: BusConnection
  private let program: AccessibleResponder.Program
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
  private var pendingUpdate: AccessibilityMailbox.Update?

  /// - Parameter onListenersChange: Called with whether a program listens to events.
  init(
    _ bus: BusConnection, program: AccessibleResponder.Program,
    onListenersChange: @escaping (Bool) -> Void
  ) {
    self.bus = bus
    self.program = program
    self.onListenersChange = onListenersChange
    bus.listen(to: AccessibilityConnection.registry)
    requestListeners()
  }

  /// Handles received messages; false if the connection is lost.
  func serve() -> Bool { bus.pump { handle($0) } }

  /// Replaces the tree, sends the changes, and then the keys that occurred after them.
  func update(_ update: AccessibilityMailbox.Update) {
    let tree = update.tree
    guard let responder else {
      responder = AccessibleResponder(
        tree: tree, geometry: update.geometry, program: program, connectionName: bus.name)
      bounds = tree.nodes.mapValues(\.element.frame)
      embed()
      return
    }
    if keySerial != nil {
      let earlierKeys = pendingUpdate?.laterKeys ?? []
      pendingUpdate = update
      pendingUpdate?.laterKeys = earlierKeys + update.laterKeys
      return
    }
    let old = responder.tree
    let changes = AccessibilityChanges(
      from: old, to: tree, bounds: &bounds, isIdle: update.isIdle)
    (responder.tree, responder.geometry) = (tree, update.geometry)
    removedElements.removeAll { tree[$0.id] != nil }
    let due = SteadyClock.now().advanced(by: Self.removedElementLifetime)
    for event in changes.events {
      guard case .removedFromCache(let id) = event else {
        sendSignal(for: event, responder)
        continue
      }
      responder.removedNodes[id] = old[id]
      removedElements.append((id, due))
    }
    for key in update.laterKeys { notify(of: key) }
  }

  /// The instant of the next work for `performDueWork(at:)`; nil for never.
  var nextDueInstant: Instant? { [removedElements.first?.due, keyDue].compactMap(\.self).min() }

  private func handleKeyReply() {
    (keySerial, keyDue) = (nil, nil)
    if let pendingUpdate = pendingUpdate.take() { update(pendingUpdate) }
  }

  /// Stops waiting for a key after its timeout, and removes elements from the caches of clients after their lifetime.
  func performDueWork(at now: Instant) {
    if let keyDue, keyDue <= now { handleKeyReply() }
    while let first = removedElements.first, first.due <= now {
      removedElements.removeFirst()
      guard let responder else { continue }
      responder.removedNodes[first.id] = nil
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
    embedSerial = bus.call(
      Self.registryRoot, "org.a11y.atspi.Socket", "Embed",
      [AccessibleResponder.reference(to: AccessibleObject.application.path, on: bus.name)])
  }

  private func requestListeners() {
    // Only one request is pending at a time, regardless of the number of changes.
    areListenersOutdated = listenersSerial != nil
    guard !areListenersOutdated else { return }
    listenersSerial = bus.call(
      Self.registryPath, AccessibilityConnection.registry, "GetRegisteredEvents")
  }

  /// Sends a key to listeners, after earlier keys that waited for a change. Orca 43 receives keys in no other way.
  func notify(of key: AccessibleKey) {
    let earlier = pendingUpdate?.laterKeys ?? []
    pendingUpdate?.laterKeys = []
    for key in earlier + [key] { send(key) }
  }

  private func send(_ key: AccessibleKey) {
    guard responder != nil, bus.canSendMessages else { return }
    // The registry of 2.46 expects `(uiiiisb)`, in contrast to its description.
    let event: [BusValue] = [
      .uint32(key.key.isDown ? 0 : 1), .int(Int(key.key.symbol)), .int(Int(key.key.code)),
      .int(Int(key.key.state)), .int(key.time), .text(key.name), .flag(key.name.count == 1),
    ]
    keySerial = bus.call(
      Self.controllerPath, Self.controller, "NotifyListenersAsync", [.structure(event)])
    keyDue = keyDue ?? SteadyClock.now().advanced(by: Self.keyReplyTimeout)
  }

  // MARK: Messages

  private func handle(_ message: OpaquePointer) {
    if dbus_message_get_type(message) == DRAWER_DBUS_MESSAGE_METHOD_CALL {
      return handleCall(message)
    }
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
    guard var reference = reader?.readContainer(), let name = reference.readText(),
      let path = reference.readText(), let responder
    else { return }
    responder.desktop = AccessibleResponder.reference(to: path, on: name)
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
    onListenersChange(reader?.readContainer() != nil)
  }

  private func handleCall(_ message: OpaquePointer) {
    do throws(AccessibleResponder.Failure) {
      bus.reply(to: message, try answer(to: message))
    } catch {
      bus.reply(to: message, error: error.name)
    }
  }

  private func answer(
    to message: OpaquePointer
  ) throws(AccessibleResponder.Failure) -> [BusValue] {
    if dbus_message_is_method_call(message, "org.freedesktop.DBus.Peer", "Ping") != 0 { return [] }
    guard let responder else { throw .unknownObject }
    if dbus_message_has_path(message, Self.cachePath) != 0 {
      guard dbus_message_has_member(message, "GetItems") != 0 else { throw .unknownMethod }
      return [try responder.cacheItems()]
    }
    guard var call = AccessibleCall(message) else { throw .unknownObject }
    return try responder.answer(&call)
  }

  // MARK: Events

  private func sendSignal(for event: AccessibilityEvent, _ responder: AccessibleResponder) {
    let cache = "org.a11y.atspi.Cache"
    switch event {
    case .addedToCache(let id):
      guard responder.tree[id] != nil, let item = try? responder.cacheItem(of: .element(id)) else {
        return
      }
      bus.signal(Self.cachePath, cache, "AddAccessible", [item])
    case .removedFromCache(let id):
      bus.signal(Self.cachePath, cache, "RemoveAccessible", [responder.reference(id)])
    case .window(let member):
      let name = responder.tree[.window]?.element.label ?? ""
      sendEvent(.window, of: "Window", member, value: .text(name))
    case .state(let id, let name, let isOn):
      sendEvent(id, "StateChanged", name, isOn ? 1 : 0)
    case .childAdded(let id, let index, let child):
      sendEvent(id, "ChildrenChanged", "add", index, value: responder.reference(child))
    case .childRemoved(let id, let index, let child):
      sendEvent(id, "ChildrenChanged", "remove", index, value: responder.reference(child))
    case .name(let id, let name): sendChange(of: "name", id, .text(name))
    case .description(let id, let words): sendChange(of: "description", id, .text(words))
    case .parent(let id):
      sendChange(of: "parent", id, responder.reference(responder.tree[id]?.parent))
    case .value(let id, let number): sendChange(of: "value", id, .double(number))
    case .selection(let id): sendEvent(id, "SelectionChanged")
    case .activeDescendant(let id, let child):
      let index = responder.tree[child]?.index ?? 0
      sendEvent(id, "ActiveDescendantChanged", "", index, value: responder.reference(child))
    case .textInserted(let id, let offset, let words):
      sendEvent(
        id, "TextChanged", "insert", offset, words.unicodeScalars.count, value: .text(words))
    case .textDeleted(let id, let offset, let words):
      sendEvent(
        id, "TextChanged", "delete", offset, words.unicodeScalars.count, value: .text(words))
    case .caretMoved(let id, let offset): sendEvent(id, "TextCaretMoved", "", offset)
    case .textSelection(let id): sendEvent(id, "TextSelectionChanged")
    case .bounds(let id, let rect):
      guard let node = responder.tree[id] else { return }
      let sides = responder.pixels(rect, .screen, node: node)
      sendEvent(id, "BoundsChanged", value: .structure(sides))
    }
  }

  private func sendChange(of property: String, _ id: AccessibilityTree.ID, _ value: BusValue) {
    sendEvent(id, "PropertyChange", "accessible-\(property)", value: value)
  }

  /// Sends an event with the signature `siiva{sv}`.
  private func sendEvent(
    _ id: AccessibilityTree.ID, of kind: String = "Object", _ member: String, _ detail: String = "",
    _ first: Int = 0, _ second: Int = 0, value: BusValue = .int(0)
  ) {
    bus.signal(
      AccessibleObject.element(id).path, "org.a11y.atspi.Event." + kind, member,
      [.text(detail), .int(first), .int(second), .variant(value), .options([])])
  }
}
