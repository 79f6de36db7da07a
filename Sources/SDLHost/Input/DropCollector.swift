// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore

/// Collects the parts of one drop.
nonisolated struct DropCollector {
  private static let maximumShownLength = 200

  private var files: [String] = []
  private var lines: [String] = []
  private var unreadableNames: [String] = []

  /// Adds a step. Returns the dropped content after the last step, files before text.
  mutating func handle(_ step: DropStep) -> [DropEvent.Content] {
    switch step {
    case .began: self = DropCollector()
    case .file(let path): files.append(path)
    case .unreadable(let name): unreadableNames.append(name)
    case .text(let line): lines.append(line)
    case .completed:
      defer { self = DropCollector() }
      let text = lines.joined(separator: "\n")
      return (files.isEmpty ? [] : [.files(files)]) + (text.isEmpty ? [] : [.text(text)])
    }
    return []
  }

  /// Sets the files of an address list (RFC 2483, text/uri-list): SDL 2.26.5 leaves out files of `localhost`.
  mutating func setFiles(fromAddresses text: [UInt8]) {
    // Text was dropped, not files.
    guard lines.isEmpty else { return }
    (files, unreadableNames) = ([], [])
    for line in text.split(whereSeparator: {
      [UInt8(ascii: "\r"), UInt8(ascii: "\n"), 0].contains($0)
    }) {
      let address = String(decoding: line, as: UTF8.self)
      if address.hasPrefix("#") { continue }
      if let path = FileAddress.path(of: address) {
        files.append(path)
      } else {
        unreadableNames.append(address)
      }
    }
  }

  /// The reason why a part of the drop is unavailable; nil if there is no such part.
  var refusal: HostError? {
    guard let first = unreadableNames.first else { return nil }
    let more = unreadableNames.count > 1 ? " and \(unreadableNames.count - 1) more" : ""
    return HostError(
      .noInput, "cannot open the dropped \(first.prefix(Self.maximumShownLength))\(more)",
      reason: "it is not a file on this machine with a name in UTF-8")
  }
}

/// A step of a drop, as reported by SDL.
nonisolated enum DropStep: Sendable, Equatable {
  case began
  case file(String)
  /// An address without a path on this machine, as readable text.
  case unreadable(String)
  case text(String)
  case completed
}

nonisolated extension EventTranslator {
  /// Translates a part of a drop, and frees its text. A name must be valid UTF-8 to be opened.
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
