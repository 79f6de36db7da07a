// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// What the host hears of a Wayland compositor beside SDL, by SDL's own connection.
///
/// SDL 2.26 computes the scale of a window when the window enters or leaves an output. When the output itself gets another
/// scale, SDL neither computes it nor makes an event. So this object listens to the outputs too, and tells SDL that
/// the window has left the output and entered it again, by the very functions that SDL gave to libwayland for that.
@MainActor
final class WaylandDesktop {
  /// `wl_surface_listener` begins with these two, in every version of the protocol.
  private struct SurfaceListener {
    typealias Handler =
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer, UnsafeMutableRawPointer
      ) -> Void

    let enter: Handler
    let leave: Handler
  }

  /// Whether the compositor draws title bars. Otherwise each program has to.
  private(set) var drawsTitleBars = false

  /// Whether the compositor brings the texts of input methods.
  private(set) var bringsText = false

  private let window: OpaquePointer
  private let library: WaylandLibrary
  private var registry: UnsafeMutableRawPointer?
  /// The outputs' scales: 1 until they say another. An output that is gone stays, and says nothing more.
  private var scales: [UnsafeMutableRawPointer: Int32] = [:]
  /// Those that have said all there is to say at first.
  private var known: Set<UnsafeMutableRawPointer> = []
  /// Whether an output got another scale since SDL asked for its size.
  private var isModeOld = false
  /// Whether an output has another scale, and SDL does not know it yet.
  private var isOld = false

  /// Nil where there is no Wayland.
  init?(of window: OpaquePointer) {
    guard let display = drawer_wayland_display(window), let library = WaylandLibrary() else {
      return nil
    }
    self.window = window
    self.library = library
    registry = library.registry(of: display)
    guard let registry else { return }
    library.listen(to: registry, with: Self.registryListener, for: self)
    library.roundtrip(display)
  }

  isolated deinit {
    for output in scales.keys { library.destroy(output) }
    if let registry { library.destroy(registry) }
  }

  /// Lets SDL compute the window's scale anew, if that of an output changed since the last call.
  func updateScale() {
    guard isOld else { return }
    isOld = false
    var mode = SDL_DisplayMode()
    SDL_GetDesktopDisplayMode(max(0, SDL_GetWindowDisplayIndex(window)), &mode)
    // SDL keeps its own object for the output here.
    guard let output = mode.driverdata, let surface = drawer_wayland_surface(window),
      let listener = library.listener(of: surface)
    else { return }
    let handlers = listener.assumingMemoryBound(to: SurfaceListener.self).pointee
    let data = library.data(of: surface)
    handlers.leave(data, surface, output)
    handlers.enter(data, surface, output)
  }

  /// Asks for full screen on the output that the compositor chooses, or for an ordinary window. SDL 2.26 would name the output
  /// that the window entered last, which may show only an edge of it, and would make a window of the size that the output had
  /// before its scale changed. What the compositor answers reaches SDL in any case.
  ///
  /// - Returns: False where SDL can do it: libdecor is to know of it.
  func setFullScreen(_ fullScreen: Bool) -> Bool {
    guard drawsTitleBars || isModeOld, let toplevel = drawer_wayland_toplevel(window) else {
      return false
    }
    library.setFullScreen(fullScreen, of: toplevel)
    return true
  }

  /// Call when the window became the active one, or is it no more. libdecor then changes its title bar, and where its shadow
  /// takes the pointer: before the first time that is all of the window. The compositor takes that over with the window's
  /// next frame, which would come when something changes in the window.
  func commitTitleBar() {
    guard !drawsTitleBars, let surface = drawer_wayland_surface(window) else { return }
    library.commit(surface)
  }

  // MARK: What the compositor says

  private func came(_ interface: String, version: UInt32, as name: UInt32) {
    if interface == "zxdg_decoration_manager_v1" { drawsTitleBars = true }
    if interface == "zwp_text_input_manager_v3" { bringsText = true }
    // From 2.32.50 on it is SDL 3 that is called SDL 2; it follows the scale by itself.
    guard interface == "wl_output", version >= WaylandLibrary.outputVersion,
      drawer_has_version(2, 32, 50) == 0, let registry,
      let output = library.bindOutput(name, in: registry)
    else { return }
    scales[output] = 1
    library.listen(to: output, with: Self.outputListener, for: self)
  }

  private func told(_ scale: Int32, ofOutputAt address: UInt) {
    guard let output = UnsafeMutableRawPointer(bitPattern: address),
      let old = scales.updateValue(scale, forKey: output), old != scale, known.contains(output)
    else { return }
    isOld = true
    isModeOld = true
    // The loop may rest. By the time it sees the event SDL's own object has heard of the scale too.
    var event = SDL_Event()
    event.type = SDL_DISPLAYEVENT.rawValue
    SDL_PushEvent(&event)
  }

  private func toldAll(ofOutputAt address: UInt) {
    if let output = UnsafeMutableRawPointer(bitPattern: address) { known.insert(output) }
  }

  private static let registryListener = WaylandLibrary.RegistryListener(
    global: { data, _, name, interface, version in
      guard let interface = interface.map({ String(cString: $0) }) else { return }
      WaylandDesktop.with(data) { $0.came(interface, version: version, as: name) }
    },
    globalRemove: { _, _, _ in })

  private static let outputListener = WaylandLibrary.OutputListener(
    geometry: { _, _, _, _, _, _, _, _, _, _ in },
    mode: { _, _, _, _, _, _ in },
    done: { data, output in
      let address = UInt(bitPattern: output)
      WaylandDesktop.with(data) { $0.toldAll(ofOutputAt: address) }
    },
    scale: { data, output, scale in
      let address = UInt(bitPattern: output)
      WaylandDesktop.with(data) { $0.told(scale, ofOutputAt: address) }
    })

  /// libwayland calls while SDL looks for events, which it does on the main thread.
  private nonisolated static func with(
    _ data: UnsafeMutableRawPointer?, _ body: @MainActor (WaylandDesktop) -> Void
  ) {
    guard let data else { return }
    let desktop = Unmanaged<WaylandDesktop>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { body(desktop) }
  }
}
