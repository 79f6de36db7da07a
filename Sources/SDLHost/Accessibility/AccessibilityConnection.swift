// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore
internal import Drawing
internal import Glibc

/// Connects a program with the desktop's accessibility bus, and serves it. Used by one thread; nothing of it waits for an
/// answer, so that a bus that hangs delays nothing.
nonisolated final class AccessibilityConnection {
  /// What was asked, until the answer comes.
  private enum Question {
    case address
    case isEnabled
  }

  private static let bus = "org.a11y.Bus"
  private static let busPath = "/org/a11y/bus"
  private static let status = "org.a11y.Status"
  private static let properties = "org.freedesktop.DBus.Properties"
  static let registry = "org.a11y.atspi.Registry"

  /// Seconds until a lost bus is looked for again, doubled up to a minute.
  private static let firstPause = 1.0
  private static let longestPause = 60.0
  /// Milliseconds after which a lost accessibility bus is asked for again.
  private static let retry: Int32 = 1000
  /// Seconds that the accessibility bus has to greet.
  private static let patience = 2.0

  private let address: String
  private let mode: AccessibilityMode
  private let identity: AccessibleResponder.Identity
  private let mailbox: AccessibilityMailbox
  /// Called when the tree begins to be wanted, or is not any more.
  private let report: (Bool) -> Void
  private let perform: AccessibleResponder.Perform

  /// The questions without an answer, with the serial number of the call.
  private var questions: [Question: UInt32] = [:]
  /// The questions to ask again after the answer, since the value has changed. Many signals cause one call.
  private var outdated: Set<Question> = []
  private var service: AccessibilityService?
  /// What the window was last, for a bus that comes later.
  private var latest: (tree: AccessibilityTree, place: AccessibilityMailbox.Place)?
  private var isEnabled = false
  private var hasListeners = false
  private var isWanted = false
  /// Whether the accessibility bus went away, or could not be reached, and is to be asked for again.
  private var isLost = false

  /// - Parameter address: Of the session bus.
  init(
    address: String, mode: AccessibilityMode, identity: AccessibleResponder.Identity,
    mailbox: AccessibilityMailbox, report: @escaping (Bool) -> Void,
    perform: @escaping AccessibleResponder.Perform
  ) {
    self.address = address
    self.mode = mode
    self.identity = identity
    self.mailbox = mailbox
    self.report = report
    self.perform = perform
  }

  /// Serves until `stop` is readable, also after a bus went away and came back.
  func run(until stop: Int32) {
    var pause = Self.firstPause
    while !HelperThread.isStopping(stop) {
      let address = BusAddress(address, from: .environment)
      if let session = BusConnection(address, peer: Self.bus), session.greet(until: stop) {
        pause = Self.firstPause
        follow(session, until: stop)
        lose()
      }
      var source = pollfd(fd: stop, events: Int16(POLLIN), revents: 0)
      _ = poll(&source, 1, Int32(pause * 1000))
      pause = min(pause * 2, Self.longestPause)
    }
  }

  /// - Parameter session: The session bus, which knows where the accessibility bus is.
  private func follow(_ session: BusConnection, until stop: Int32) {
    session.listen(
      for: "type='signal',sender='\(Self.bus)',interface='\(Self.properties)',"
        + "path='\(Self.busPath)',arg0='\(Self.status)'")
    questions = [:]
    askStatus(session)
    while true {
      let descriptors = [stop, mailbox.descriptor, session.descriptor, service?.descriptor ?? -1]
      var sources = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      if session.hasMoreToSend { sources[2].events |= Int16(POLLOUT) }
      if service?.hasMoreToSend == true { sources[3].events |= Int16(POLLOUT) }
      let isWaited = !session.hasMoreToTake && service?.hasMoreToTake != true
      var ready: Int32 = -1
      repeat {
        ready = poll(&sources, nfds_t(sources.count), isWaited ? patience : 0)
      } while ready < 0 && errno == EINTR
      guard ready >= 0 else { return }
      if ready == 0, isLost, isWaited {
        isLost = false
        askStatus(session)
      }
      service?.catchUp(at: SteadyClock.now())
      if sources[0].revents != 0 {
        service?.leave()
        return
      }
      // Calls before what was left: they were made about the tree that clients know.
      if let service, !service.serve() {
        lose()
        isLost = true
      }
      if sources[1].revents != 0 { takeMail() }
      let isThere = session.pump { message in
        take(message, from: session, until: stop)
      }
      if !isThere { return }
    }
  }

  /// Milliseconds until something is to be done though nothing has arrived; -1 for never.
  private var patience: Int32 {
    if isLost { return Self.retry }
    guard let due = service?.due else { return -1 }
    return max(0, Int32(clamping: Int((due.since(SteadyClock.now()) * 1000).rounded(.up))))
  }

  private func takeMail() {
    let contents = mailbox.take()
    for key in contents.keys { service?.notify(of: key) }
    guard let tree = contents.tree else { return }
    latest = (tree, contents.place)
    service?.update(
      tree, place: contents.place, isSettled: contents.isSettled, laterKeys: contents.laterKeys)
  }

  // MARK: The session bus

  private func askStatus(_ session: BusConnection) {
    // A desktop without assistive technology need not start a bus for it.
    let starts = mode == .on
    ask(.address, session, startsService: starts)
    ask(.isEnabled, session, startsService: starts)
  }

  private func ask(_ question: Question, _ session: BusConnection, startsService: Bool) {
    guard questions[question] == nil else {
      outdated.insert(question)
      return
    }
    outdated.remove(question)
    let (interface, method) =
      question == .address ? (Self.bus, "GetAddress") : (Self.properties, "Get")
    guard
      let call = dbus_message_new_method_call(Self.bus, Self.busPath, interface, method)
    else { return }
    defer { dbus_message_unref(call) }
    dbus_message_set_auto_start(call, startsService ? 1 : 0)
    if question == .isEnabled {
      var arguments = MessageWriter(call)
      arguments.append(Self.status)
      arguments.append("IsEnabled")
    }
    questions[question] = session.send(call)
  }

  private func take(_ message: OpaquePointer, from session: BusConnection, until stop: Int32) {
    if session.isPeerChange(message) {
      lose()
      isEnabled = false
      isLost = false
      // The former owner does not answer any more.
      questions = [:]
      if mode == .on || session.hasPeer { askStatus(session) }
      return
    }
    if dbus_message_is_signal(message, Self.properties, "PropertiesChanged") != 0 {
      return ask(.isEnabled, session, startsService: false)
    }
    guard let serial = MessageReader.answeredSerial(of: message),
      let question = questions.first(where: { $0.value == serial })?.key
    else { return }
    questions[question] = nil
    if outdated.contains(question) { ask(question, session, startsService: false) }
    guard dbus_message_get_type(message) != DRAWER_DBUS_MESSAGE_ERROR else { return }
    switch question {
    case .address:
      var answer = MessageReader(message, signature: "s")
      if let address = answer?.text { connect(to: address, until: stop) }
    case .isEnabled:
      var answer = MessageReader(message, signature: "v")
      var value = answer?.inside
      isEnabled = value?.flag ?? false
      decide()
    }
  }

  // MARK: The accessibility bus

  private func connect(to address: String, until stop: Int32) {
    guard service == nil else { return }
    // Any program on the session bus can own the name of the accessibility bus.
    guard let bus = BusConnection(BusAddress(address, from: .program), peer: Self.registry),
      bus.greet(until: stop, patience: Self.patience)
    else {
      isLost = true
      return
    }
    service = AccessibilityService(bus, identity: identity, perform: perform) { [unowned self] in
      hasListeners = $0
      decide()
    }
    if let latest { service?.update(latest.tree, place: latest.place, isSettled: true) }
    decide()
  }

  private func lose() {
    service = nil
    hasListeners = false
    decide()
  }

  /// Finds whether a tree is wanted.
  private func decide() {
    let wanted = service != nil && (mode == .on || isEnabled || hasListeners)
    guard wanted != isWanted else { return }
    isWanted = wanted
    // What nobody listens to any more gets old.
    if !wanted, service != nil { latest = nil }
    report(wanted)
  }
}
