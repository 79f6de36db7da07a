// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// Handles events of a Wayland compositor that SDL ignores, over SDL's own connection.
///
/// SDL 2.26 computes a window's scale only when the window enters or leaves an output, and only from whole numbers.
/// Therefore this object also listens to the outputs, describes them to SDL again, and simulates leaving and entering
/// an output with the listener functions that SDL has registered with libwayland.
@MainActor
final class WaylandDesktop: WaylandListener {
  private typealias Object = WaylandLibrary.Object

  private struct Output {
    /// The compositor's number of the output.
    let name: UInt32
    let object: Object
    /// The description by the compositor: position, size in millimeters, subpixel layout and rotation.
    var geometry: (x: Int32, y: Int32, width: Int32, height: Int32, subpixels: Int32, turn: Int32) =
      (0, 0, 0, 0, 0, 0)
    /// 1 until the compositor sends another scale.
    var scale: Int32 = 1
    /// Whether the initial description is complete.
    var isKnown = false
    /// Whether the scale has changed and SDL does not know it yet.
    var isOutdated = false
  }

  /// Whether the compositor draws title bars. If not, each program has to.
  private(set) var drawsTitleBars = false
  private(set) var supportsTextInput = false
  /// Offers clipboard texts with the serial of the last key press.
  let clipboard: WaylandClipboard

  /// Called when an output, keyboard or pointer is added or removed, before SDL 2.26 handles the change, which has
  /// crashed it (SDL#7961, SDL#9022).
  var onDeviceChange: () -> Void = {}

  private let window: OpaquePointer
  private let library: WaylandLibrary
  private var registry: Object?
  /// The outputs in the order of their announcement, which is also SDL's order.
  private var outputs: [Output] = []
  /// SDL's object for the output that the window entered last.
  private var enteredOutput: Object?
  /// Whether the scale of an output has changed since SDL read its size.
  private var isModeOutdated = false

  /// Nil if the window is not on Wayland.
  init?(of window: OpaquePointer) {
    guard let display = drawer_wayland_display(window), let library = WaylandLibrary()
    else { return nil }
    self.window = window
    self.library = library
    clipboard = WaylandClipboard(library, display: display)
    protectSDL()
    clipboard.onSeatChange = { [weak self] in self?.onDeviceChange() }
    registry = library.registry(of: display)
    guard let registry else { return }
    library.listen(to: registry, with: Self.registryListener, for: self)
    library.roundtrip(display)
  }

  isolated deinit {
    for output in outputs { library.destroy(output.object) }
    if let registry { library.destroy(registry) }
  }

  /// Stores the window's output. Call it when SDL reports that the window has moved, as it does when entering an
  /// output. Later SDL would search with the window's old position.
  func recordEnteredOutput() {
    enteredOutput = sdlOutput(max(0, Int(SDL_GetWindowDisplayIndex(window))))
  }

  /// Makes SDL update the window's scale if the scale of an output has changed since the last call.
  func updateScale() {
    guard outputs.contains(where: \.isOutdated) else { return }
    for index in outputs.indices where outputs[index].isOutdated {
      outputs[index].isOutdated = false
      if let object = sdlOutput(index) { describe(outputs[index], toSDLAs: object) }
    }
    let known = outputs.indices.compactMap { sdlOutput($0) }
    guard let output = known.first(where: { $0 == enteredOutput }) ?? known.first else { return }
    notifySDL { handlers, data, surface in
      handlers.leave(data, surface, output)
      handlers.enter(data, surface, output)
    }
  }

  /// SDL's own object for an output; nil if SDL has none.
  private func sdlOutput(_ index: Int) -> Object? {
    var mode = SDL_DisplayMode()
    guard index < SDL_GetNumVideoDisplays(),
      SDL_GetDesktopDisplayMode(Int32(index), &mode) == 0
    else { return nil }
    return mode.driverdata
  }

  /// Describes an output to SDL again, which then computes the scale. It expects one end of the description, or two if
  /// the compositor reports sizes in points; it ignores further ones.
  private func describe(_ output: Output, toSDLAs object: Object) {
    guard SDL_GetNumVideoDisplays() == outputs.count, let listener = library.listener(object)
    else { return }
    let handlers = listener.assumingMemoryBound(to: WaylandLibrary.OutputListener.self).pointee
    let data = library.data(object)
    let geometry = output.geometry
    handlers.geometry(
      data, object, geometry.x, geometry.y, geometry.width, geometry.height, geometry.subpixels,
      "", "", geometry.turn)
    handlers.done(data, object)
    handlers.done(data, object)
  }

  private func notifySDL(_ body: (WaylandLibrary.SurfaceListener, Object?, Object) -> Void) {
    guard let surface = drawer_wayland_surface(window), let handlers = surfaceHandlers(of: surface)
    else { return }
    body(handlers, library.data(surface), surface)
  }

  private func surfaceHandlers(of surface: Object) -> WaylandLibrary.SurfaceListener? {
    library.listener(surface)?.assumingMemoryBound(to: WaylandLibrary.SurfaceListener.self)
      .pointee
  }

  /// Replaces SDL's listener, which crashes on an event for an output that SDL has already released.
  private func protectSDL() {
    guard drawer_has_version(2, 32, 50) == 0, let surface = drawer_wayland_surface(window),
      library.version(surface) < 6, let handlers = surfaceHandlers(of: surface)
    else { return }
    if Self.sdlHandlers == nil { Self.sdlHandlers = handlers }
    library.replaceListener(of: surface, with: Self.surfaceListener)
  }

  private nonisolated(unsafe) static var sdlHandlers: WaylandLibrary.SurfaceListener?

  private static let surfaceListener: Object = {
    let listener = UnsafeMutablePointer<WaylandLibrary.SurfaceListener>.allocate(capacity: 1)
    listener.initialize(
      to: WaylandLibrary.SurfaceListener(
        enter: { data, surface, output in
          if output != nil { WaylandDesktop.sdlHandlers?.enter(data, surface, output) }
        },
        leave: { data, surface, output in
          if output != nil { WaylandDesktop.sdlHandlers?.leave(data, surface, output) }
        }))
    return Object(listener)
  }()

  /// Requests full screen on the output that the compositor chooses, or the end of full screen. SDL 2.26 would request
  /// the output that the window entered last, with a size that may be outdated. SDL receives the answer in any case.
  ///
  /// - Returns: False if SDL should do it, so that libdecor is notified.
  func setFullScreen(_ fullScreen: Bool) -> Bool {
    guard drawsTitleBars || isModeOutdated, let toplevel = drawer_wayland_toplevel(window) else {
      return false
    }
    library.setFullScreen(fullScreen, of: toplevel)
    return true
  }

  /// Commits the surface after the window was activated or deactivated, when libdecor changes its title bar and the
  /// input region of its shadow, which initially covers the whole window. Otherwise the change waits for the next
  /// frame.
  func commitTitleBar() {
    guard !drawsTitleBars, let surface = drawer_wayland_surface(window) else { return }
    library.commit(surface)
  }

  // MARK: Events of the compositor

  private func handleGlobal(_ interface: String, version: UInt32, as name: UInt32) {
    if interface == "zxdg_decoration_manager_v1" { drawsTitleBars = true }
    if interface == "zwp_text_input_manager_v3" { supportsTextInput = true }
    guard let registry else { return }
    clipboard.handleGlobal(interface, version: version, as: name, in: registry)
    // From version 2.32.50 on, SDL 2 is implemented by SDL 3, which handles scale changes.
    guard interface == "wl_output", version >= WaylandLibrary.outputVersion,
      drawer_has_version(2, 32, 50) == 0,
      let output = library.bind(
        interface, name, version: WaylandLibrary.outputVersion, in: registry)
    else { return }
    outputs.append(Output(name: name, object: output))
    library.listen(to: output, with: Self.outputListener, for: self)
  }

  /// Handles the removal of an output before SDL, which keeps a pointer to it for each window on it.
  private func handleGlobalRemoval(_ name: UInt32) {
    guard let index = outputs.firstIndex(where: { $0.name == name }) else { return }
    onDeviceChange()
    if SDL_GetNumVideoDisplays() == outputs.count, let output = sdlOutput(index) {
      notifySDL { handlers, data, surface in handlers.leave(data, surface, output) }
      if enteredOutput == output { enteredOutput = nil }
    }
    library.destroy(outputs.remove(at: index).object)
  }

  private func updateOutput(_ address: UInt, _ body: (inout Output) -> Void) {
    let index = outputs.firstIndex { UInt(bitPattern: $0.object) == address }
    if let index { body(&outputs[index]) }
  }

  private func outputScaleDidChange(_ scale: Int32, at address: UInt) {
    updateOutput(address) { output in
      defer { output.scale = scale }
      guard scale != output.scale, output.isKnown else { return }
      output.isOutdated = true
      isModeOutdated = true
    }
  }

  /// Wakes the event loop. When it handles the event, SDL's own object has also received the description.
  private func outputDescriptionDidEnd(at address: UInt) {
    updateOutput(address) { output in
      // The compositor sends 2 for both 1.5 and 1.75, so the scale is computed again for every description.
      output.isOutdated = output.isOutdated || output.isKnown
      output.isKnown = true
      guard output.isOutdated else { return }
      var event = SDL_Event()
      event.type = SDL_DISPLAYEVENT.rawValue
      SDL_PushEvent(&event)
    }
  }

  private static let registryListener = WaylandLibrary.RegistryListener(
    global: { data, _, name, interface, version in
      guard let interface = interface.map({ String(cString: $0) }) else { return }
      WaylandDesktop.with(data) { $0.handleGlobal(interface, version: version, as: name) }
    },
    globalRemove: { data, _, name in WaylandDesktop.with(data) { $0.handleGlobalRemoval(name) } })

  private static let outputListener = WaylandLibrary.OutputListener(
    geometry: { data, output, x, y, width, height, subpixels, _, _, turn in
      let address = UInt(bitPattern: output)
      WaylandDesktop.with(data) {
        $0.updateOutput(address) { $0.geometry = (x, y, width, height, subpixels, turn) }
      }
    },
    mode: { _, _, _, _, _, _ in },
    done: { data, output in
      let address = UInt(bitPattern: output)
      WaylandDesktop.with(data) { $0.outputDescriptionDidEnd(at: address) }
    },
    scale: { data, output, scale in
      let address = UInt(bitPattern: output)
      WaylandDesktop.with(data) { $0.outputScaleDidChange(scale, at: address) }
    })
}
