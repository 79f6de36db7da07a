// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore

/// One question to the portal org.freedesktop.portal.FileChooser, over a connection of its own. Used by one thread.
///
/// The portal closes its dialog when the connection that asked goes away.
nonisolated final class FileChooserRequest {
  enum Answer: Sendable, Equatable {
    /// Empty when the person chose nothing.
    case chosen([String])
    /// No portal offers a chooser.
    case unavailable
    case failed(FileChooserError)
  }

  private static let interface = "org.freedesktop.portal.FileChooser"
  private static let requestInterface = "org.freedesktop.portal.Request"

  /// Seconds that the bus and the portal have to begin with the question. A portal that is started for it takes
  /// one or two; a person who sees nothing would try again soon.
  static let patience = 5.0

  /// The most characters of the portal's reason for a failure.
  private static let longestReason = 1000

  /// Errors that mean: nobody here asks for files. The portal's frontend has the interface only where a backend offers it.
  private static let absences = [
    "ServiceUnknown", "NameHasNoOwner", "UnknownMethod", "UnknownInterface", "UnknownObject",
    "NoReply", "Disconnected", "TimedOut", "Timeout", "NotSupported",
  ].map { "org.freedesktop.DBus.Error.\($0)" }

  private let bus: BusConnection
  private let chooser: FileChooser
  private let parent: String

  /// Where the portal answers, as far as that is known: portals before 0.9 name it themselves.
  private var handle = ""
  private var serial: UInt32?
  private var isAccepted = false
  private var answer: Answer?

  /// - Parameter parent: The window that asks, as the portal names windows; empty for none.
  private init(_ bus: BusConnection, _ chooser: FileChooser, parent: String) {
    self.bus = bus
    self.chooser = chooser
    self.parent = parent
  }

  /// Asks, and waits for the person until `stop` is readable; then nothing was chosen.
  static func ask(
    _ chooser: FileChooser, at address: String, parent: String, until stop: Int32
  ) -> Answer {
    guard
      let bus = BusConnection(BusAddress(address, from: .environment), peer: SessionBus.portal),
      bus.greet(until: stop, patience: patience)
    else { return HelperThread.isStopping(stop) ? .chosen([]) : .unavailable }
    return FileChooserRequest(bus, chooser, parent: parent).run(until: stop)
  }

  private func run(until stop: Int32) -> Answer {
    // Listening first: the answer may come at once.
    bus.listen(
      for:
        "type='signal',sender='\(SessionBus.portal)',interface='\(Self.requestInterface)',member='Response'"
    )
    guard send() else { return .unavailable }
    bus.receive(until: stop, limit: SteadyClock.now().advanced(by: Self.patience)) { message in
      take(message)
      return answer == nil && !isAccepted
    }
    if answer == nil, isAccepted {
      bus.receive(until: stop) { message in
        take(message)
        return answer == nil
      }
    }
    if let answer { return answer }
    if HelperThread.isStopping(stop) {
      close()
      return .chosen([])
    }
    return isAccepted ? Self.gone : .unavailable
  }

  private static let gone = Answer.failed(
    FileChooserError("The desktop's file chooser has ended. Try again."))

  // MARK: Asking

  private func send() -> Bool {
    let method = chooser.kind == .save ? "SaveFile" : "OpenFile"
    guard
      let call = dbus_message_new_method_call(
        SessionBus.portal, SessionBus.portalPath, Self.interface, method)
    else { return false }
    defer { dbus_message_unref(call) }
    // Nobody who does not know it can answer in the portal's place.
    let token = "drawer\(UInt64.random(in: .min ... .max))"
    let sender = bus.name.dropFirst().map { $0 == "." ? "_" : String($0) }.joined()
    handle = "\(SessionBus.portalPath)/request/\(sender)/\(token)"
    var arguments = MessageWriter(call)
    arguments.append(parent)
    arguments.append(chooser.title)
    arguments.container(DRAWER_DBUS_TYPE_ARRAY, "{sv}") {
      FileChooserOptions(chooser).write(to: &$0, token: token)
    }
    serial = bus.send(call)
    return serial != nil
  }

  private func close() {
    guard
      let call = dbus_message_new_method_call(
        SessionBus.portal, handle, Self.requestInterface, "Close")
    else { return }
    defer { dbus_message_unref(call) }
    dbus_message_set_no_reply(call, 1)
    _ = bus.send(call)
    bus.writeWhatFits()
  }

  // MARK: Answers

  private func take(_ message: OpaquePointer) {
    if let serial, MessageReader.answeredSerial(of: message) == serial {
      takeReply(message)
    } else if dbus_message_is_signal(message, Self.requestInterface, "Response") != 0 {
      let path = dbus_message_get_path(message).map { String(cString: $0) }
      if path == handle { answer = Self.answer(in: message) }
    } else if isAccepted, bus.isPeerChange(message) {
      // The portal left the bus, and the dialog with it.
      answer = Self.gone
    }
  }

  private func takeReply(_ message: OpaquePointer) {
    guard dbus_message_get_type(message) == DRAWER_DBUS_MESSAGE_ERROR else {
      // libdbus has checked that an object path is one; with another text as a path it would end the program.
      if var reader = MessageReader(message, signature: "o"), let handle = reader.text {
        isAccepted = true
        self.handle = handle
      } else {
        answer = Self.failed(because: "the portal's answer is no request")
      }
      return
    }
    let name = dbus_message_get_error_name(message).map { String(cString: $0) } ?? ""
    if Self.absences.contains(name) || name.hasPrefix("org.freedesktop.DBus.Error.Spawn.") {
      answer = .unavailable
      return
    }
    var reader = MessageReader(message)
    let reason = [name, reader?.text ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    answer = Self.failed(because: reason)
  }

  private static func failed(because reason: String) -> Answer {
    .failed(
      FileChooserError(
        "The desktop could not show its file chooser. Try again.",
        reason: forLog(reason)))
  }

  /// The words of another program for a log, cut, and without a terminal's control characters.
  private static func forLog(_ words: String) -> String {
    let scalars = words.unicodeScalars.prefix(longestReason)
      .map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// `Response(response, results)`: 0 chosen, 1 cancelled, 2 ended otherwise. GTK's portal says 2 when the person
  /// closes the dialog's window (xdg-desktop-portal-gtk 1.15, filechooser.c), so that is no failure.
  private static func answer(in message: OpaquePointer) -> Answer {
    guard var reader = MessageReader(message, signature: "ua{sv}"), reader.number == 0,
      reader.next()
    else { return .chosen([]) }
    var addresses: [String] = []
    var entries = reader.inside
    while var entry = entries?.inside {
      if entry.text == "uris", entry.next() {
        var value = entry.inside
        var texts = value?.inside
        while let text = texts?.text {
          addresses.append(text)
          if texts?.next() != true { break }
        }
      }
      if entries?.next() != true { break }
    }
    let paths = addresses.compactMap { FileAddress.path(of: $0) }
    guard paths.count == addresses.count else {
      return .failed(
        FileChooserError(
          "A chosen file is not on this computer, or its name is no text. Copy it to a folder here, or rename it.",
          reason: forLog(addresses.joined(separator: " "))))
    }
    return .chosen(paths)
  }
}
