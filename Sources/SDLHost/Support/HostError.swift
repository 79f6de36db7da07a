// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Drawing
internal import Glibc

/// An error outside of the program's control, such as a missing display, an unreadable font or a full disk.
///
/// `description` is a single line for the user: what failed, why, and what to do. It escapes control characters in the
/// names of files and in the messages of libraries.
public nonisolated struct HostError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kinds of errors. Each kind has an exit code of `sysexits.h`.
  public enum Kind: Sendable, Equatable {
    /// A service that the program needs is unavailable, such as the display or a renderer.
    case unavailable
    /// A file could not be written.
    case cannotCreate
    /// A file could not be read.
    case noInput
    /// Memory is missing, or a library call failed unexpectedly.
    case software
  }

  /// The kind of the error, which determines `exitCode`.
  public let kind: Kind

  /// The action that failed, such as `cannot write out.png`.
  public let summary: String

  /// The cause of the failure, as reported by a library or the system; nil if it is unknown.
  public let reason: String?

  /// Advice for the user on how to avoid the error; nil if there is none.
  public let recoverySuggestion: String?

  /// Creates an error. `what` becomes its `summary`, such as `cannot write out.png`. An empty `reason` counts as nil.
  public init(
    _ kind: Kind, _ what: String, reason: String? = nil, recoverySuggestion: String? = nil
  ) {
    self.kind = kind
    self.summary = what
    self.reason = reason.flatMap { $0.isEmpty ? nil : $0 }
    self.recoverySuggestion = recoverySuggestion
  }

  /// The exit code, as defined in `sysexits.h`, for a process that ends because of the error.
  public var exitCode: Int32 {
    switch kind {
    case .unavailable: 69
    case .cannotCreate: 73
    case .noInput: 66
    case .software: 70
    }
  }

  public var description: String {
    var line = summary
    if let reason { line += " (\(reason))" }
    if let recoverySuggestion { line += ": \(recoverySuggestion)" }
    return line.escapingControls()
  }
}

extension HostError {
  /// The supported scales, in pixels per point. Text and icons look right within this range.
  static let scaleRange = 0.5...4.0

  /// The largest side of a window, in pixels. Textures and X11 windows use signed 16-bit sizes.
  static let maximumSide = 16384.0

  /// Throws if a window of this size cannot be created.
  static func check(size: Size, scale: Double) throws(HostError) {
    guard scaleRange.contains(scale) else {
      throw HostError(
        .software, "cannot draw at scale \(scale)",
        recoverySuggestion:
          "choose a scale from \(scaleRange.lowerBound) to \(scaleRange.upperBound)")
    }
    let width = size.width * scale
    let height = size.height * scale
    guard width >= 1, height >= 1, width <= maximumSide, height <= maximumSide else {
      throw HostError(
        .software, "cannot create a window of \(size.width) × \(size.height) points",
        recoverySuggestion:
          "choose a width and a height from 1 to \(Int(maximumSide / scale)) points")
    }
  }

  /// Creates an error whose reason is the last error message of SDL, SDL_ttf or SDL_image. Call it immediately after
  /// the failed call, since the next SDL call may overwrite the message.
  static func sdl(_ kind: Kind, _ what: String, recoverySuggestion: String? = nil) -> HostError {
    HostError(
      kind, what, reason: String(cString: SDL_GetError()), recoverySuggestion: recoverySuggestion)
  }

  static let noDisplay = HostError(
    .unavailable, "no display",
    recoverySuggestion: "set DISPLAY or WAYLAND_DISPLAY, or use --headless")

  /// - Parameter code: The `errno` of the failed call.
  nonisolated static func cannotWrite(_ name: String, code: Int32) -> HostError {
    let remedy: String? =
      switch code {
      case ENOSPC, EDQUOT, EFBIG: "free some space, or choose another folder"
      // The process that started the program has closed the output itself, so no advice is needed.
      case EPIPE, EBADF: nil
      case EEXIST: "choose a name that is not in use"
      case EISDIR: "give the name of a file in it"
      default: "choose an existing folder that you can write to"
      }
    return HostError(
      .cannotCreate, "cannot write \(name)", reason: String(cString: strerror(code)),
      recoverySuggestion: remedy)
  }

  /// The error for a path that must be a regular file, but is a device, a pipe, a socket or a folder.
  nonisolated static func notAFile(_ path: String) -> HostError {
    HostError(
      .cannotCreate, "cannot write \(path)", reason: "it is not a regular file",
      recoverySuggestion: "choose a regular file, or a name that is not in use")
  }
}
