// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// What the host hears of a Wayland compositor beside SDL, by SDL's own connection.
///
/// SDL 2.26 computes the scale of a window when the window enters or leaves an output. When the output itself gets another
/// scale, SDL neither computes it nor makes an event, and knows whole numbers only. So this object listens to the outputs too,
/// describes them to SDL again, and tells SDL that the window has left the output and entered it again, by the very functions
/// that SDL gave to libwayland for that.
@MainActor
final class WaylandDesktop {
  private typealias Object = UnsafeMutableRawPointer

  private struct Output {
    /// The compositor's number.
    let name: UInt32
    let object: Object
    /// What the compositor said of it: its place and its size in millimeters, how its pixels are built, and how it is turned.
    var geometry: (x: Int32, y: Int32, width: Int32, height: Int32, subpixels: Int32, turn: Int32) =
      (0, 0, 0, 0, 0, 0)
    /// 1 until the compositor says another one.
    var scale: Int32 = 1
    /// Whether it has said all there is to say at first.
    var isKnown = false
    /// Whether it got another scale that SDL does not know yet.
    var isOld = false
  }

  /// Whether the compositor draws title bars. Otherwise each program has to.
  private(set) var drawsTitleBars = false
  /// Whether the compositor brings the texts of input methods.
  private(set) var bringsText = false
  /// Takes the clipboard with the number of the last key.
  let clipboard: WaylandClipboard

  /// Called when an output is removed, or a keyboard or pointer is plugged in or out, before SDL learns of it: SDL 2.26 has
  /// crashed at such moments (SDL#7961, SDL#9022).
  private var onDeviceChange: () -> Void = {}

  private let window: OpaquePointer
  private let library: WaylandLibrary
  private var registry: Object?
  /// In the order in which they came, which is SDL's order too.
  private var outputs: [Output] = []
  /// SDL's object for the output that the window entered last.
  private var entered: Object?
  /// Whether an output got another scale since SDL asked for its size.
  private var isModeOld = false

  /// Nil where there is no Wayland.
  init?(of window: OpaquePointer) {
    guard let display = drawer_wayland_display(window), let library = WaylandLibrary() else {
      return nil
    }
    self.window = window
    self.library = library
    clipboard = WaylandClipboard(library, display: display)
    protectSDL()
    clipboard.observeSeat { [weak self] in self?.onDeviceChange() }
    registry = library.registry(of: display)
    guard let registry else { return }
    library.listen(to: registry, with: Self.registryListener, for: self)
    library.roundtrip(display)
  }

  /// Calls the closure before SDL learns that a device was added or removed; it replaces the earlier one.
  func observeDevices(_ onDeviceChange: @escaping () -> Void) {
    self.onDeviceChange = onDeviceChange
  }

  isolated deinit {
    for output in outputs { library.destroy(output.object) }
    if let registry { library.destroy(registry) }
  }

  /// Call when SDL says that the window has moved, which it does when the window enters an output. Later the places of
  /// outputs may have changed, and SDL would look for the window at its old place.
  func noteMove() { entered = sdlOutput(max(0, Int(SDL_GetWindowDisplayIndex(window)))) }

  /// Lets SDL compute the window's scale anew, if that of an output changed since the last call.
  func updateScale() {
    guard outputs.contains(where: \.isOld) else { return }
    for index in outputs.indices where outputs[index].isOld {
      outputs[index].isOld = false
      if let object = sdlOutput(index) { describe(outputs[index], toSDLAs: object) }
    }
    let known = outputs.indices.compactMap { sdlOutput($0) }
    guard let output = entered.flatMap({ known.contains($0) ? $0 : nil }) ?? known.first else {
      return
    }
    tellSDL { handlers, data, surface in
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

  /// SDL computes the scale of an output, which may have a fraction, from its sizes when all of it was described. It counts
  /// ends from the beginning on: one, or two where the compositor tells sizes in points, and no third.
  private func describe(_ output: Output, toSDLAs object: Object) {
    guard SDL_GetNumVideoDisplays() == outputs.count, let listener = library.listener(of: object)
    else { return }
    let handlers = listener.assumingMemoryBound(to: WaylandLibrary.OutputListener.self).pointee
    let data = library.data(of: object)
    let geometry = output.geometry
    handlers.geometry(
      data, object, geometry.x, geometry.y, geometry.width, geometry.height, geometry.subpixels,
      "", "", geometry.turn)
    handlers.done(data, object)
    handlers.done(data, object)
  }

  private func tellSDL(_ body: (WaylandLibrary.SurfaceListener, Object?, Object) -> Void) {
    guard let surface = drawer_wayland_surface(window), let handlers = surfaceHandlers(of: surface)
    else { return }
    body(handlers, library.data(of: surface), surface)
  }

  private func surfaceHandlers(of surface: Object) -> WaylandLibrary.SurfaceListener? {
    library.listener(of: surface)?.assumingMemoryBound(to: WaylandLibrary.SurfaceListener.self)
      .pointee
  }

  /// SDL 2 reads the output of an event without asking whether there is one. A compositor that says so late names an output
  /// that SDL has let go of meanwhile.
  private func protectSDL() {
    guard drawer_has_version(2, 32, 50) == 0, let surface = drawer_wayland_surface(window),
      library.version(of: surface) < 6, let handlers = surfaceHandlers(of: surface)
    else { return }
    if Self.sdlHandlers == nil { Self.sdlHandlers = handlers }
    library.replaceListener(of: surface, with: Self.surfaceListener)
  }

  /// SDL's own, the same ones for each window.
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
    guard let registry else { return }
    clipboard.came(interface, version: version, as: name, in: registry)
    // From 2.32.50 on it is SDL 3 that is called SDL 2; it follows the scale by itself.
    guard interface == "wl_output", version >= WaylandLibrary.outputVersion,
      drawer_has_version(2, 32, 50) == 0,
      let output = library.bind(
        .output, name, version: WaylandLibrary.outputVersion, in: registry)
    else { return }
    outputs.append(Output(name: name, object: output))
    library.listen(to: output, with: Self.outputListener, for: self)
  }

  /// SDL 2.26 keeps a pointer to an output that has gone for each window on it. libwayland asks this object first: it was made
  /// later.
  private func went(_ name: UInt32) {
    guard let index = outputs.firstIndex(where: { $0.name == name }) else { return }
    onDeviceChange()
    if SDL_GetNumVideoDisplays() == outputs.count, let output = sdlOutput(index) {
      tellSDL { handlers, data, surface in handlers.leave(data, surface, output) }
      if entered == output { entered = nil }
    }
    library.destroy(outputs.remove(at: index).object)
  }

  private func change(_ address: UInt, _ body: (inout Output) -> Void) {
    let index = outputs.firstIndex { UInt(bitPattern: $0.object) == address }
    if let index { body(&outputs[index]) }
  }

  private func told(_ scale: Int32, ofOutputAt address: UInt) {
    change(address) { output in
      defer { output.scale = scale }
      guard scale != output.scale, output.isKnown else { return }
      output.isOld = true
      isModeOld = true
    }
  }

  /// The loop may rest. When it takes the event, SDL's own object has got the description too.
  private func toldAll(ofOutputAt address: UInt) {
    change(address) { output in
      // The compositor sends 2 for 1.5 and for 1.75, so each new description is a reason to compute the scale again.
      output.isOld = output.isOld || output.isKnown
      output.isKnown = true
      guard output.isOld else { return }
      var event = SDL_Event()
      event.type = SDL_DISPLAYEVENT.rawValue
      SDL_PushEvent(&event)
    }
  }

  private static let registryListener = WaylandLibrary.RegistryListener(
    global: { data, _, name, interface, version in
      guard let interface = interface.map({ String(cString: $0) }) else { return }
      WaylandDesktop.with(data) { $0.came(interface, version: version, as: name) }
    },
    globalRemove: { data, _, name in WaylandDesktop.with(data) { $0.went(name) } })

  private static let outputListener = WaylandLibrary.OutputListener(
    geometry: { data, output, x, y, width, height, subpixels, _, _, turn in
      let address = UInt(bitPattern: output)
      WaylandDesktop.with(data) {
        $0.change(address) { $0.geometry = (x, y, width, height, subpixels, turn) }
      }
    },
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
