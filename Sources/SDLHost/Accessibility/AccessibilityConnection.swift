// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore
internal import Drawing
internal import Glibc

/// Connects a program to the desktop's accessibility bus, and serves it. It is used by one thread and never waits for
/// an answer, so that a bus that hangs delays nothing.
nonisolated final class AccessibilityConnection {
  private enum Question {
    case address
    case isEnabled
  }

  private static let bus = "org.a11y.Bus"
  private static let busPath = "/org/a11y/bus"
  private static let status = "org.a11y.Status"
  private static let properties = "org.freedesktop.DBus.Properties"
  static let registry = "org.a11y.atspi.Registry"

  /// The time in seconds until a lost session bus is contacted again. It is doubled after each attempt, up to a minute.
  private static let minimumRetryInterval = 1.0
  private static let maximumRetryInterval = 60.0
  /// The time in milliseconds until the address of a lost accessibility bus is requested again.
  private static let retryMilliseconds: Int32 = 1000
  /// The time limit in seconds for the accessibility bus to answer.
  private static let greetTimeout = 2.0

  private let address: String
  private let mode: AccessibilityMode
  private let program: AccessibleResponder.Program
  private let mailbox: AccessibilityMailbox
  /// Called when the tree becomes needed or is no longer needed.
  private let report: (Bool) -> Void

  private var pendingSerials: [Question: UInt32] = [:]
  /// The calls to repeat after their answer, since the value has changed. Many signals cause one call.
  private var outdatedQuestions: Set<Question> = []
  private var service: AccessibilityService?
  /// The latest tree, for a bus that is connected later.
  private var latest: AccessibilityMailbox.Update?
  private var isEnabled = false
  private var hasListeners = false
  private var isActive = false
  /// Whether the accessibility bus was lost or could not be reached, so that its address must be requested again.
  private var hasLostService = false

  init(
    address: String, mode: AccessibilityMode, program: AccessibleResponder.Program,
    mailbox: AccessibilityMailbox, report: @escaping (Bool) -> Void
  ) {
    self.address = address
    self.mode = mode
    self.program = program
    self.mailbox = mailbox
    self.report = report
  }

  /// Serves until `stop` becomes readable. It reconnects after a bus was lost.
  func run(until stop: Int32) {
    var pause = Self.minimumRetryInterval
    while !HelperThread.isStopping(stop) {
      let address = BusAddress(address, from: .environment)
      if let session = BusConnection(address, peer: Self.bus), session.greet(until: stop) {
        pause = Self.minimumRetryInterval
        runSession(session, until: stop)
        closeService()
      }
      var source = pollfd(fd: stop, events: Int16(POLLIN), revents: 0)
      _ = poll(&source, 1, Int32(pause * 1000))
      pause = min(pause * 2, Self.maximumRetryInterval)
    }
  }

  /// - Parameter session: The session bus, which provides the address of the accessibility bus.
  private func runSession(_ session: BusConnection, until stop: Int32) {
    session.listen(to: Self.properties, ",path='\(Self.busPath)',arg0='\(Self.status)'")
    pendingSerials = [:]
    requestStatus(session)
    while true {
      let descriptors = [
        stop, mailbox.descriptor, session.descriptor, service?.bus.descriptor ?? -1,
      ]
      var sources = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      if session.hasMoreToSend { sources[2].events |= Int16(POLLOUT) }
      if service?.bus.hasMoreToSend == true { sources[3].events |= Int16(POLLOUT) }
      let isWaited = !session.hasMoreToReceive && service?.bus.hasMoreToReceive != true
      var ready: Int32 = -1
      repeat {
        ready = poll(&sources, nfds_t(sources.count), isWaited ? pollTimeout : 0)
      } while ready < 0 && errno == EINTR
      guard ready >= 0 else { return }
      if ready == 0, hasLostService, isWaited {
        hasLostService = false
        requestStatus(session)
      }
      service?.performDueWork(at: SteadyClock.now())
      if sources[0].revents != 0 {
        service?.sendDestroyEvent()
        return
      }
      // Calls are handled before a new tree, since they are based on the tree that clients know.
      if let service, !service.serve() {
        closeService()
        hasLostService = true
      }
      if sources[1].revents != 0 { processMail() }
      let isThere = session.pump { message in
        handle(message, from: session, until: stop)
      }
      if !isThere { return }
    }
  }

  /// The time in milliseconds until work is due without a new message; -1 for never.
  private var pollTimeout: Int32 {
    if hasLostService { return Self.retryMilliseconds }
    guard let due = service?.nextDueInstant else { return -1 }
    return max(
      0, Int32(clamping: Int((due.timeIntervalSince(SteadyClock.now()) * 1000).rounded(.up))))
  }

  private func processMail() {
    let contents = mailbox.removeAll()
    for key in contents.keys { service?.notify(of: key) }
    guard let update = contents.update else { return }
    latest = update
    service?.update(update)
  }

  // MARK: The session bus

  private func requestStatus(_ session: BusConnection) {
    // A desktop without assistive technology should not start a bus for it.
    let starts = mode == .on
    ask(.address, session, startsService: starts)
    ask(.isEnabled, session, startsService: starts)
  }

  private func ask(_ question: Question, _ session: BusConnection, startsService: Bool) {
    guard pendingSerials[question] == nil else {
      outdatedQuestions.insert(question)
      return
    }
    outdatedQuestions.remove(question)
    let (interface, method) =
      question == .address ? (Self.bus, "GetAddress") : (Self.properties, "Get")
    pendingSerials[question] = session.call(
      Self.busPath, interface, method,
      question == .isEnabled ? [.text(Self.status), .text("IsEnabled")] : [],
      startsPeer: startsService)
  }

  private func handle(_ message: OpaquePointer, from session: BusConnection, until stop: Int32) {
    if session.isPeerChange(message) {
      closeService()
      isEnabled = false
      hasLostService = false
      // The former owner does not answer any more.
      pendingSerials = [:]
      if mode == .on || session.hasPeer { requestStatus(session) }
      return
    }
    if dbus_message_is_signal(message, Self.properties, "PropertiesChanged") != 0 {
      return ask(.isEnabled, session, startsService: false)
    }
    guard let serial = MessageReader.replySerial(of: message),
      let question = pendingSerials.first(where: { $0.value == serial })?.key
    else { return }
    pendingSerials[question] = nil
    if outdatedQuestions.contains(question) { ask(question, session, startsService: false) }
    guard dbus_message_get_type(message) != DRAWER_DBUS_MESSAGE_ERROR else { return }
    switch question {
    case .address:
      if let address = MessageReader.text(in: message) { connect(to: address, until: stop) }
    case .isEnabled:
      var answer = MessageReader(message, signature: "v")
      var value = answer?.readContainer()
      isEnabled = value?.readFlag() ?? false
      updateIsActive()
    }
  }

  // MARK: The accessibility bus

  private func connect(to address: String, until stop: Int32) {
    guard service == nil else { return }
    // The address is untrusted, since any program on the session bus can own the name of the accessibility bus.
    guard let bus = BusConnection(BusAddress(address, from: .program), peer: Self.registry),
      bus.greet(until: stop, timeout: Self.greetTimeout)
    else {
      hasLostService = true
      return
    }
    service = AccessibilityService(bus, program: program) { [unowned self] in
      hasListeners = $0
      updateIsActive()
    }
    if let latest { service?.update(latest) }
    updateIsActive()
  }

  private func closeService() {
    service = nil
    hasListeners = false
    updateIsActive()
  }

  private func updateIsActive() {
    let wanted = service != nil && (mode == .on || isEnabled || hasListeners)
    guard wanted != isActive else { return }
    isActive = wanted
    // The tree is no longer updated.
    if !wanted, service != nil { latest = nil }
    report(wanted)
  }
}
