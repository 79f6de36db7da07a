// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore

/// Shows the desktop's file chooser through the portal on the session bus.
@MainActor
final class FileChooserPortal {
  /// The threads that wait for the user's choice, one for each open chooser. Ending a thread closes its chooser.
  private var threads: [Int: HelperThread] = [:]
  private var questionCount = 0
  private let address: () -> String?

  /// - Parameter address: Returns the session bus's address, or nil if there is none; called for each chooser.
  init(address: @escaping () -> String? = { SessionBus.address }) {
    self.address = address
  }

  /// Shows a chooser and returns the chosen paths. The result is nil if no portal offers a chooser, and empty if the
  /// user chose nothing or the task was canceled.
  ///
  /// - Parameter parent: The window that the chooser belongs to, in the portal's format; empty for none.
  func choose(
    _ chooser: FileChooser, parent: String
  ) async throws(FileChooserError) -> [String]? {
    guard let address = address() else { return nil }
    let (answers, continuation) = AsyncStream.makeStream(of: FileChooserRequest.Answer.self)
    questionCount += 1
    let question = questionCount
    threads[question] = HelperThread { stop in
      continuation.yield(
        FileChooserRequest.ask(chooser, at: address, parent: parent, until: stop))
      continuation.finish()
    }
    guard threads[question] != nil else { return nil }
    defer { threads[question] = nil }
    var iterator = answers.makeAsyncIterator()
    // A canceled task receives no answer.
    return try (await iterator.next() ?? .success([])).get()
  }

  /// Cancels all choosers; the desktop closes them.
  func cancelAll() {
    threads.removeAll()
  }
}

/// A call of the portal org.freedesktop.portal.FileChooser over a separate connection. It is used by one thread.
///
/// The portal closes its dialog when the connection is closed.
nonisolated final class FileChooserRequest {
  /// The chosen paths; empty if the user chose nothing, and nil if no chooser is available.
  typealias Answer = Result<[String]?, FileChooserError>

  private static let interface = "org.freedesktop.portal.FileChooser"
  private static let requestInterface = "org.freedesktop.portal.Request"

  /// The seconds that the bus and the portal have to accept the call. A portal that must start takes one or two.
  static let replyTimeout = 5.0

  private static let maximumReasonLength = 1000

  /// The errors if no chooser is available: the frontend has the interface only if a backend offers it.
  private static let unavailableErrors = [
    "ServiceUnknown", "NameHasNoOwner", "UnknownMethod", "UnknownInterface", "UnknownObject",
    "NoReply", "Disconnected", "TimedOut", "Timeout", "NotSupported",
  ].map { "org.freedesktop.DBus.Error.\($0)" }

  private let bus: BusConnection
  private let chooser: FileChooser
  private let parent: String

  /// The path of the request object that sends the answer. Portals before 0.9 choose it themselves.
  private var handle = ""
  private var serial: UInt32?
  private var isAccepted = false
  private var answer: Answer?

  private init(_ bus: BusConnection, _ chooser: FileChooser, parent: String) {
    self.bus = bus
    self.chooser = chooser
    self.parent = parent
  }

  /// Shows the chooser and waits for the choice. If `stop` becomes readable, the answer is an empty choice.
  static func ask(
    _ chooser: FileChooser, at address: String, parent: String, until stop: Int32
  ) -> Answer {
    guard
      let bus = BusConnection(BusAddress(address, from: .environment), peer: SessionBus.portal),
      bus.greet(until: stop, timeout: replyTimeout)
    else { return HelperThread.isStopping(stop) ? .success([]) : .success(nil) }
    return FileChooserRequest(bus, chooser, parent: parent).run(until: stop)
  }

  private func run(until stop: Int32) -> Answer {
    // Subscribe before the call, since the answer may arrive immediately.
    bus.listen(to: Self.requestInterface, ",member='Response'")
    guard send() else { return .success(nil) }
    bus.receive(until: stop, limit: SteadyClock.now().advanced(by: Self.replyTimeout)) { message in
      handleMessage(message)
      return answer == nil && !isAccepted
    }
    if answer == nil, isAccepted {
      bus.receive(until: stop) { message in
        handleMessage(message)
        return answer == nil
      }
    }
    if let answer { return answer }
    if HelperThread.isStopping(stop) {
      close()
      return .success([])
    }
    return isAccepted ? Self.chooserEndedAnswer : .success(nil)
  }

  private static let chooserEndedAnswer = Answer.failure(
    FileChooserError("The desktop’s file chooser closed unexpectedly. Try again."))

  // MARK: Requests

  private func send() -> Bool {
    let method = chooser.kind == .save ? "SaveFile" : "OpenFile"
    // A random token, so that other programs cannot fake the portal's answer.
    let token = "drawer\(UInt64.random(in: .min ... .max))"
    let sender = bus.name.dropFirst().map { $0 == "." ? "_" : String($0) }.joined()
    handle = "\(SessionBus.portalPath)/request/\(sender)/\(token)"
    serial = bus.call(
      SessionBus.portalPath, Self.interface, method,
      [.text(parent), .text(chooser.title), chooser.portalOptions(token: token)])
    return serial != nil
  }

  private func close() {
    bus.call(handle, Self.requestInterface, "Close", expectsReply: false)
    bus.flush()
  }

  // MARK: Answers

  private func handleMessage(_ message: OpaquePointer) {
    if let serial, MessageReader.replySerial(of: message) == serial {
      handleReply(message)
    } else if dbus_message_is_signal(message, Self.requestInterface, "Response") != 0 {
      let path = dbus_message_get_path(message).map { String(cString: $0) }
      if path == handle { answer = Self.answer(in: message) }
    } else if isAccepted, bus.isPeerChange(message) {
      answer = Self.chooserEndedAnswer
    }
  }

  private func handleReply(_ message: OpaquePointer) {
    guard dbus_message_get_type(message) == DRAWER_DBUS_MESSAGE_ERROR else {
      // libdbus has validated the object path. With an invalid one it would abort the program later.
      if var reader = MessageReader(message, signature: "o"), let handle = reader.readText() {
        isAccepted = true
        self.handle = handle
      } else {
        answer = Self.failure(reason: "the portal's answer is no request")
      }
      return
    }
    let name = dbus_message_get_error_name(message).map { String(cString: $0) } ?? ""
    if Self.unavailableErrors.contains(name) || name.hasPrefix("org.freedesktop.DBus.Error.Spawn.")
    {
      answer = .success(nil)
      return
    }
    var reader = MessageReader(message)
    let reason = [name, reader?.readText() ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    answer = Self.failure(reason: reason)
  }

  private static func failure(reason: String) -> Answer {
    .failure(
      FileChooserError(
        "The desktop couldn’t open its file chooser. Try again.",
        reason: sanitizedForLog(reason)))
  }

  private static func sanitizedForLog(_ words: String) -> String {
    let scalars = words.unicodeScalars.prefix(maximumReasonLength)
      .map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The answer in the signal `Response(response, results)`: 0 is chosen, 1 canceled, 2 ended otherwise. GTK's portal
  /// sends 2 when the user closes the dialog's window (xdg-desktop-portal-gtk 1.15, filechooser.c), so 2 is not a
  /// failure.
  private static func answer(in message: OpaquePointer) -> Answer {
    guard var reader = MessageReader(message, signature: "ua{sv}"), reader.readUInt32() == 0 else {
      return .success([])
    }
    var addresses: [String] = []
    var entries = reader.readContainer()
    while var entry = entries?.readContainer() {
      guard entry.readText() == "uris", var value = entry.readContainer() else { continue }
      var texts = value.readContainer()
      while let text = texts?.readText() { addresses.append(text) }
    }
    let paths = addresses.compactMap { FileAddress.path(of: $0) }
    guard paths.count == addresses.count else {
      return .failure(
        FileChooserError(
          "A selected file is not on this computer, or its name is not valid text. Copy it to a local folder, or rename it.",
          reason: sanitizedForLog(addresses.joined(separator: " "))))
    }
    return .success(paths)
  }
}

nonisolated extension FileChooser {
  /// The options for the portal's methods OpenFile and SaveFile.
  fileprivate func portalOptions(token: String) -> BusValue {
    // An underscore marks the access key of a button; a double underscore is a plain one.
    let label = acceptLabel.map { $0 == "_" ? "__" : String($0) }.joined()
    var options: [(key: String, value: BusValue)] = [
      ("handle_token", .text(token)), ("accept_label", .text(label)), ("modal", .flag(true)),
    ]
    switch kind {
    case .open, .folder:
      options.append(("multiple", .flag(allowsMultipleSelection)))
      options.append(("directory", .flag(kind == .folder)))
    case .save:
      if !name.isEmpty { options.append(("current_name", .text(name))) }
    }
    if let startFolder {
      // Bytes with a zero at the end, since a path need not be text.
      let bytes = Array(startFolder.utf8) + [0]
      options.append(("current_folder", .array("y", bytes.map { .byte($0) })))
    }
    if kind != .folder, let first = filters.first {
      options.append(("filters", .array("(sa(us))", filters.map(\.portalValue))))
      options.append(("current_filter", first.portalValue))
    }
    return .options(options)
  }
}

nonisolated extension FileFilter {
  fileprivate var portalValue: BusValue {
    // The kinds of rules: 0 is a pattern, 1 a media type.
    let rules = patterns.map { (UInt32(0), $0) } + mediaTypes.map { (UInt32(1), $0) }
    return .structure([
      .text(name), .array("(us)", rules.map { .structure([.uint32($0), .text($1)]) }),
    ])
  }
}
