// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Drawing
internal import Glibc

/// Something outside the program failed: a display, a font, a file.
///
/// `description` is the one line to show to a person: what failed, why, and what to do. Control characters in the names of files
/// and in the messages of libraries are escaped there.
public nonisolated struct HostError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What kind of thing failed; each has its exit code of `sysexits.h`.
  public enum Kind: Sendable, Equatable {
    /// A service the program needs is not there: the display, a renderer.
    case unavailable
    /// A file could not be written.
    case cannotCreate
    /// A file could not be read.
    case noInput
    /// Something inside the machine failed that should not: memory, a library call.
    case software
  }

  /// Decides the `exitCode`.
  public let kind: Kind

  /// What failed, in the program's words: `cannot write out.png`.
  public let what: String

  /// The library's or system's message, taken when it failed; nil when it has none.
  public let reason: String?

  /// What the person can do about it; nil when there is no advice.
  public let remedy: String?

  /// An error. An empty `reason` counts as nil.
  public init(_ kind: Kind, _ what: String, reason: String? = nil, remedy: String? = nil) {
    self.kind = kind
    self.what = what
    self.reason = reason.flatMap { $0.isEmpty ? nil : $0 }
    self.remedy = remedy
  }

  /// The code for the process to exit with, as `sysexits.h` numbers them.
  public var exitCode: Int32 {
    switch kind {
    case .unavailable: 69
    case .cannotCreate: 73
    case .noInput: 66
    case .software: 70
    }
  }

  public var description: String {
    var line = what
    if let reason { line += " (\(reason))" }
    if let remedy { line += ": \(remedy)" }
    return line.escapingControls()
  }
}

extension HostError {
  /// Pixels per point that text and icons still look right at.
  static let scales = 0.5...4.0

  /// Pixels. Above it textures and X11 windows end (both have signed 16-bit sizes somewhere).
  static let largestSide = 16384.0

  /// Throws when a window of that size cannot be made.
  static func check(size: Size, scale: Double) throws(HostError) {
    guard scales.contains(scale) else {
      throw HostError(
        .software, "cannot draw at scale \(scale)",
        remedy: "choose one from \(scales.lowerBound) to \(scales.upperBound)")
    }
    let width = size.width * scale
    let height = size.height * scale
    guard width >= 1, height >= 1, width <= largestSide, height <= largestSide else {
      throw HostError(
        .software, "cannot make a window of \(size.width) × \(size.height) points",
        remedy: "choose sides from 1 to \(Int(largestSide / scale)) points")
    }
  }
}

extension HostError {
  /// An error whose reason is the last error message of SDL, SDL_ttf or SDL_image. Call it right
  /// after the failed call, since the next SDL call may overwrite the message.
  static func sdl(_ kind: Kind, _ what: String, remedy: String? = nil) -> HostError {
    HostError(kind, what, reason: String(cString: SDL_GetError()), remedy: remedy)
  }

  /// No display is named in the environment.
  static let noDisplay = HostError(
    .unavailable, "no display",
    remedy: "set DISPLAY or WAYLAND_DISPLAY, or use --headless")
}

extension HostError {
  /// - Parameter code: The `errno` of the call that failed.
  nonisolated static func cannotWrite(_ name: String, code: Int32) -> HostError {
    let remedy: String? =
      switch code {
      case ENOSPC, EDQUOT, EFBIG: "free some space or choose another folder"
      // The process that started the program has closed the output itself, so it needs no advice.
      case EPIPE, EBADF: nil
      case EEXIST: "choose a name that is free"
      case EISDIR: "name a file in it"
      default: "choose a folder that exists and that you may write to"
      }
    return HostError(
      .cannotCreate, "cannot write \(name)", reason: String(cString: strerror(code)),
      remedy: remedy)
  }

  /// A device, a pipe, a socket or a folder has the name of a file that the program keeps.
  nonisolated static func noFile(_ path: String) -> HostError {
    HostError(
      .cannotCreate, "cannot write \(path)", reason: "it is no file",
      remedy: "name a file, or a name that is free")
  }
}
