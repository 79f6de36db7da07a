// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore

/// Collects what belongs to one drop.
nonisolated struct DropCollector {
  /// Characters of an address in a message.
  private static let longestShown = 200

  private var files: [String] = []
  private var lines: [String] = []
  private var unreadable: [String] = []

  /// Notes a step. What was dropped, when it was the last one: files before text.
  mutating func take(_ step: DropStep) -> [DropEvent.Content] {
    switch step {
    case .began: self = DropCollector()
    case .file(let path): files.append(path)
    case .unreadable(let name): unreadable.append(name)
    case .text(let line): lines.append(line)
    case .completed:
      defer { self = DropCollector() }
      let text = lines.joined(separator: "\n")
      return (files.isEmpty ? [] : [.files(files)]) + (text.isEmpty ? [] : [.text(text)])
    }
    return []
  }

  /// Notes the addresses that were dropped (RFC 2483, text/uri-list), in place of the files that SDL 2.26.5 has made of them:
  /// it leaves out the files of `localhost`, among others.
  mutating func take(addresses text: [UInt8]) {
    // The text was dropped, not addresses.
    guard lines.isEmpty else { return }
    (files, unreadable) = ([], [])
    for line in text.split(whereSeparator: {
      [UInt8(ascii: "\r"), UInt8(ascii: "\n"), 0].contains($0)
    }) {
      let address = String(decoding: line, as: UTF8.self)
      if address.hasPrefix("#") { continue }
      if let path = FileAddress.path(of: address) {
        files.append(path)
      } else {
        unreadable.append(address)
      }
    }
  }

  /// Why something of the drop does not arrive; nil if all of it does.
  var refusal: HostError? {
    guard let first = unreadable.first else { return nil }
    let more = unreadable.count > 1 ? " and \(unreadable.count - 1) more" : ""
    return HostError(
      .noInput, "cannot take the dropped \(first.prefix(Self.longestShown))\(more)",
      reason: "not the name of a file on this machine, in UTF-8")
  }
}

/// What SDL tells of a drop, one after the other.
nonisolated enum DropStep: Sendable, Equatable {
  case began
  /// The absolute path of one file.
  case file(String)
  /// An address without a path on this machine, as far as it can be read.
  case unreadable(String)
  /// A line of text.
  case text(String)
  case completed
}

nonisolated extension EventTranslator {
  /// A part of a drop; its text is the receiver's to free. A name that is no text is no file: nothing could open it.
  func drop(_ event: SDL_DropEvent) -> HostEvent {
    defer { SDL_free(event.file) }
    switch event.type {
    case SDL_DROPBEGIN.rawValue: return .drop(.began)
    case SDL_DROPCOMPLETE.rawValue: return .drop(.completed)
    default: break
    }
    guard let characters = event.file else { return .ignored }
    guard let text = String(validatingCString: characters) else {
      return .drop(.unreadable(String(cString: characters)))
    }
    if event.type == SDL_DROPTEXT.rawValue { return .drop(.text(text)) }
    return .drop(text.hasPrefix("/") ? .file(text) : .unreadable(text))
  }
}
