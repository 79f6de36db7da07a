// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing
internal import Views

/// Shows a replay on the desktop at its original speed. The user can only close the window, also with Escape.
@MainActor package final class ReplayWindow {
  private let video: VideoSystem
  private let handle: OpaquePointer
  private let host: OffscreenHost
  /// The recorded instant of the first frame, and its presentation instant in this window; nil before that.
  private var replayStart: (recorded: Instant, shown: Instant)?

  private var mark = PointerMark()

  /// The time in seconds by which SDL's wait may exceed its timeout.
  private static let timingTolerance = 0.002

  /// Opens the window; throws if there is no display.
  package init(
    of host: OffscreenHost, configuration: ApplicationConfiguration
  ) throws(HostError) {
    self.host = host
    video = try VideoSystem(
      identifier: configuration.identifier, name: configuration.name, usesBus: false)
    let size = Self.size(of: host)
    guard
      let handle = SDL_CreateWindow(
        "\(configuration.title) – Replay", DRAWER_WINDOWPOS_CENTERED, DRAWER_WINDOWPOS_CENTERED,
        size.width, size.height, 0)
    else {
      throw .sdl(
        .unavailable, "cannot open a window",
        recoverySuggestion: "use --headless to replay without a window")
    }
    self.handle = handle
  }

  isolated deinit { SDL_DestroyWindow(handle) }

  private static func size(of host: OffscreenHost) -> (width: Int32, height: Int32) {
    let buffer = host.painter.buffer
    return (Int32(clamping: buffer.width), Int32(clamping: buffer.height))
  }

  /// Shows the pointer's position, or a frame when it is due. Returns false after the user has closed the window.
  package func show(_ step: Recording.Step) -> Bool {
    switch step {
    case .event(let event):
      if case .pointer(let pointer) = event.kind { mark.update(for: pointer) }
      return true
    case .frame(let instant, _, .some): return show(frameAt: instant)
    default: return true
    }
  }

  private func show(frameAt instant: Instant) -> Bool {
    let beginning = replayStart ?? (instant, SteadyClock.now())
    replayStart = beginning
    let due = beginning.shown.advanced(by: instant.timeIntervalSince(beginning.recorded))
    while true {
      let left = due.timeIntervalSince(SteadyClock.now())
      var event = SDL_Event()
      let milliseconds = Int32(clamping: Int(max(0, left - Self.timingTolerance) * 1000))
      if SDL_WaitEventTimeout(&event, milliseconds) != 0 {
        if Self.isCloseEvent(event) { return false }
        if event.type == SDL_WINDOWEVENT.rawValue { update() }
      } else if left <= Self.timingTolerance {
        if left > 0 { SteadyClock.sleep(until: due) }
        update()
        return true
      }
    }
  }

  private static func isCloseEvent(_ event: SDL_Event) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: true
    case SDL_KEYDOWN: event.key.keysym.sym == Int32(SDLK_ESCAPE.rawValue)
    default: false
    }
  }

  private func update() {
    let wanted = Self.size(of: host)
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &width, &height)
    if (width, height) != wanted { SDL_SetWindowSize(handle, wanted.width, wanted.height) }
    let buffer = host.painter.buffer
    let picture = SDL_CreateRGBSurfaceWithFormatFrom(
      buffer.pixels, wanted.width, wanted.height, 32, Int32(buffer.stride * 4),
      SDL_PIXELFORMAT_XRGB8888.rawValue)
    defer { SDL_FreeSurface(picture) }
    guard let surface = SDL_GetWindowSurface(handle) else { return }
    SDL_UpperBlitScaled(picture, nil, surface, nil)
    let traits = host.window.traits
    mark.draw(on: surface, theme: traits.theme, scale: traits.scale)
    SDL_UpdateWindowSurface(handle)
  }
}

/// A disc at the pointer's position in a replay. It is not part of the frames that are compared.
struct PointerMark {
  /// The diameter and the width of the rim, in points.
  private static let (size, rim) = (22.0, 2.0)

  /// Nil before the pointer has moved, and while it is outside of the window.
  private var location: Point?
  private var isDown = false

  mutating func update(for pointer: PointerEvent) {
    location = pointer.phase == .exited ? nil : pointer.location
    isDown = pointer.phase == .down || (isDown && pointer.phase == .moved)
  }

  /// - Parameter scale: The number of pixels per point.
  func draw(on surface: UnsafeMutablePointer<SDL_Surface>, theme: Theme, scale: Double) {
    guard let location else { return }
    let radius = Self.size / 2 * scale
    let side = Int((2 * radius).rounded(.up)) + 1
    var pixels = [UInt32](repeating: 0, count: side * side)
    let fill = theme.color(isDown ? .accent : .secondaryText)
    for y in 0..<side {
      for x in 0..<side {
        let (dx, dy) = (Double(x) - radius, Double(y) - radius)
        let inside = radius - (dx * dx + dy * dy).squareRoot()
        let alpha = UInt32(255 * min(1, max(0, inside + 0.5)))
        let color = inside < Self.rim * scale ? Color.white : fill
        pixels[y * side + x] =
          alpha << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
      }
    }
    pixels.withUnsafeMutableBytes { bytes in
      let mark = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(side), Int32(side), 32, Int32(side * 4),
        SDL_PIXELFORMAT_ARGB8888.rawValue)
      defer { SDL_FreeSurface(mark) }
      SDL_SetSurfaceBlendMode(mark, SDL_BLENDMODE_BLEND)
      // Clamped, since the values in a recording may be arbitrary.
      func pixel(_ points: Double) -> Int32 {
        Int32(max(-1e6, min(1e6, (points * scale - radius).rounded())))
      }
      var destination = SDL_Rect(x: pixel(location.x), y: pixel(location.y), w: 0, h: 0)
      SDL_UpperBlit(mark, nil, surface, &destination)
    }
  }
}
