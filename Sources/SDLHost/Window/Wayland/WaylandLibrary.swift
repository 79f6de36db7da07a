// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Glibc

/// An object that receives events of the compositor.
@MainActor protocol WaylandListener: AnyObject, Sendable {}

extension WaylandListener {
  /// Calls `body` with the listener `data`. libwayland sends events while SDL polls for events, which it does on the main
  /// thread.
  nonisolated static func with(
    _ data: UnsafeMutableRawPointer?, _ body: @MainActor (Self) -> Void
  ) {
    guard let data else { return }
    let listener = Unmanaged<Self>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { body(listener) }
  }
}

/// The functions of libwayland-client that the host calls. SDL has already loaded the library if it uses Wayland.
struct WaylandLibrary {
  typealias Object = UnsafeMutableRawPointer

  struct RegistryListener {
    let global: @convention(c) (Object?, Object, UInt32, UnsafePointer<CChar>?, UInt32) -> Void
    let globalRemove: @convention(c) (Object?, Object, UInt32) -> Void
  }

  /// `wl_output_listener` in the version `outputVersion`.
  struct OutputListener {
    let geometry:
      @convention(c) (
        Object?, Object, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>?,
        UnsafePointer<CChar>?, Int32
      ) -> Void
    let mode: @convention(c) (Object?, Object, UInt32, Int32, Int32, Int32) -> Void
    let done: @convention(c) (Object?, Object) -> Void
    let scale: @convention(c) (Object?, Object, Int32) -> Void
  }

  struct SeatListener {
    let capabilities: @convention(c) (Object?, Object, UInt32) -> Void
  }

  /// `wl_surface_listener` before version 6.
  struct SurfaceListener {
    /// - Parameter output: Nil for an output that the program has released.
    typealias Handler =
      @convention(c) (_ data: Object?, _ surface: Object, _ output: Object?) -> Void

    let enter: Handler
    let leave: Handler
  }

  /// `wl_keyboard_listener` in version 1.
  struct KeyboardListener {
    let keymap: @convention(c) (Object?, Object, UInt32, Int32, UInt32) -> Void
    let enter: @convention(c) (Object?, Object, UInt32, Object?, Object?) -> Void
    let leave: @convention(c) (Object?, Object, UInt32, Object?) -> Void
    let key: @convention(c) (Object?, Object, UInt32, UInt32, UInt32, UInt32) -> Void
    let modifiers: @convention(c) (Object?, Object, UInt32, UInt32, UInt32, UInt32, UInt32) -> Void
  }

  struct DataDeviceListener {
    let dataOffer: @convention(c) (Object?, Object, Object?) -> Void
    let enter: @convention(c) (Object?, Object, UInt32, Object?, Int32, Int32, Object?) -> Void
    let leave: @convention(c) (Object?, Object) -> Void
    let motion: @convention(c) (Object?, Object, UInt32, Int32, Int32) -> Void
    let drop: @convention(c) (Object?, Object) -> Void
    let selection: @convention(c) (Object?, Object, Object?) -> Void
  }

  /// `wl_data_source_listener` in version 2.
  struct DataSourceListener {
    let target: @convention(c) (Object?, Object, UnsafePointer<CChar>?) -> Void
    let send: @convention(c) (Object?, Object, UnsafePointer<CChar>?, Int32) -> Void
    let cancelled: @convention(c) (Object?, Object) -> Void
  }

  /// The first version of `wl_output` with a scale.
  static let outputVersion: UInt32 = 2

  private let request: Object
  private let makeObject: Object
  private let makeVersioned: Object
  private let registryInterface: Object
  private let library: Object
  let listener: @convention(c) (Object) -> Object?
  /// The data of an object's listener.
  let data: @convention(c) (Object) -> Object?
  let version: @convention(c) (Object) -> UInt32
  let destroy: @convention(c) (Object) -> Void
  private let addListener: @convention(c) (Object, Object, Object?) -> Int32
  private let connect: @convention(c) (UnsafePointer<CChar>?) -> Object?
  private let disconnect: @convention(c) (Object) -> Void
  /// The error that has ended a connection; 0 if it works.
  let error: @convention(c) (Object) -> Int32
  private let waitForAnswer: @convention(c) (Object) -> Int32

  /// Nil if the library is missing or lacks a function.
  init?() {
    // The library is never closed, since SDL also keeps it open.
    guard let library = dlopen("libwayland-client.so.0", RTLD_LAZY) else { return nil }
    func symbol<Symbol>(_ name: String) throws(HostError) -> Symbol {
      guard let address = dlsym(library, name) else {
        throw HostError(.unavailable, "libwayland-client lacks \(name)")
      }
      return unsafeBitCast(address, to: Symbol.self)
    }
    do throws(HostError) {
      self.library = library
      request = try symbol("wl_proxy_marshal")
      makeObject = try symbol("wl_proxy_marshal_constructor")
      makeVersioned = try symbol("wl_proxy_marshal_constructor_versioned")
      registryInterface = try symbol("wl_registry_interface")
      listener = try symbol("wl_proxy_get_listener")
      data = try symbol("wl_proxy_get_user_data")
      version = try symbol("wl_proxy_get_version")
      addListener = try symbol("wl_proxy_add_listener")
      destroy = try symbol("wl_proxy_destroy")
      connect = try symbol("wl_display_connect")
      disconnect = try symbol("wl_display_disconnect")
      error = try symbol("wl_display_get_error")
      waitForAnswer = try symbol("wl_display_roundtrip")
    } catch {
      return nil
    }
  }

  /// Blocks until the compositor has handled all requests.
  func roundtrip(_ display: Object) { _ = waitForAnswer(display) }

  func registry(of display: Object) -> Object? {
    drawer_wayland_registry(makeObject, display, registryInterface)
  }

  /// - Parameter name: The compositor's number of a global object.
  func bind(_ interface: String, _ name: UInt32, version: UInt32, in registry: Object) -> Object? {
    dlsym(library, "\(interface)_interface").flatMap {
      drawer_wayland_bind(makeVersioned, registry, name, $0, version)
    }
  }

  /// - Parameter number: The number of the request of `parent` that creates the object.
  func make(
    _ interface: String, of parent: Object, request number: UInt32, with argument: Object? = nil
  ) -> Object? {
    dlsym(library, "\(interface)_interface").flatMap {
      drawer_wayland_make(makeObject, parent, number, $0, argument)
    }
  }

  /// - Parameter argument: The first argument; nil for none. `other` is the second one.
  func request(
    _ number: UInt32, of object: Object, _ argument: UnsafeRawPointer? = nil, _ other: UInt32 = 0
  ) {
    drawer_wayland_request(request, object, number, argument, other)
  }

  /// Reads the names of the compositor's global objects over a connection without SDL; nil without a compositor.
  func globalInterfaces() -> Set<String>? {
    guard let display = connect(nil) else { return nil }
    defer { disconnect(display) }
    guard let registry = registry(of: display) else { return nil }
    defer { destroy(registry) }
    let names = GlobalNames()
    let listener = RegistryListener(
      global: { data, _, _, interface, _ in
        guard let interface = interface.map({ String(cString: $0) }) else { return }
        GlobalNames.with(data) { $0.names.insert(interface) }
      },
      globalRemove: { _, _, _ in })
    listen(to: registry, with: listener, for: names)
    guard waitForAnswer(display) >= 0 else { return nil }
    return names.names
  }

  private final class GlobalNames: WaylandListener {
    var names: Set<String> = []
  }

  func commit(_ surface: Object) { drawer_wayland_commit(request, surface) }

  func setFullScreen(_ fullScreen: Bool, of toplevel: Object) {
    drawer_wayland_set_fullscreen(request, toplevel, fullScreen ? 1 : 0)
  }

  /// Registers a copy of a listener for the events of an object. libwayland keeps a pointer to it.
  ///
  /// - Parameter owner: The receiver of the events. It is not retained, and must destroy the object before it is
  ///   released.
  func listen<Listener>(to object: Object, with listener: Listener, for owner: AnyObject) {
    let kept = UnsafeMutablePointer<Listener>.allocate(capacity: 1)
    kept.initialize(to: listener)
    _ = addListener(object, kept, Unmanaged.passUnretained(owner).toOpaque())
  }

  /// Replaces the listener of an object. libwayland has no function for this, but stores it in the object's second
  /// word; does nothing if it is not found there.
  func replaceListener(of object: Object, with listener: Object) {
    let slot = object.advanced(by: MemoryLayout<Object>.stride)
    guard let current = self.listener(object), slot.load(as: Object?.self) == current else {
      return
    }
    slot.storeBytes(of: listener, as: Object.self)
  }
}
