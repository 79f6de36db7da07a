// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Glibc

/// What the host calls of libwayland-client, which SDL has loaded where it is needed.
struct WaylandLibrary {
  typealias Object = UnsafeMutableRawPointer

  struct RegistryListener {
    let global: @convention(c) (Object?, Object, UInt32, UnsafePointer<CChar>?, UInt32) -> Void
    let globalRemove: @convention(c) (Object?, Object, UInt32) -> Void
  }

  /// `wl_output_listener` as of `outputVersion`.
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

  /// The first version of `wl_output` that tells a scale.
  static let outputVersion: UInt32 = 2

  private let request: Object
  private let makeObject: Object
  private let makeVersioned: Object
  private let registryInterface: Object
  private let outputInterface: Object
  private let getListener: @convention(c) (Object) -> Object?
  private let getData: @convention(c) (Object) -> Object?
  private let addListener: @convention(c) (Object, Object, Object?) -> Int32
  private let destroyObject: @convention(c) (Object) -> Void
  private let waitForAnswer: @convention(c) (Object) -> Int32

  /// Nil where there is no such library, or another one.
  init?() {
    // Never closed: SDL keeps it as well.
    guard let library = dlopen("libwayland-client.so.0", RTLD_LAZY),
      let request = dlsym(library, "wl_proxy_marshal"),
      let makeObject = dlsym(library, "wl_proxy_marshal_constructor"),
      let makeVersioned = dlsym(library, "wl_proxy_marshal_constructor_versioned"),
      let registryInterface = dlsym(library, "wl_registry_interface"),
      let outputInterface = dlsym(library, "wl_output_interface"),
      let getListener = dlsym(library, "wl_proxy_get_listener"),
      let getData = dlsym(library, "wl_proxy_get_user_data"),
      let addListener = dlsym(library, "wl_proxy_add_listener"),
      let destroyObject = dlsym(library, "wl_proxy_destroy"),
      let waitForAnswer = dlsym(library, "wl_display_roundtrip")
    else { return nil }
    self.request = request
    self.makeObject = makeObject
    self.makeVersioned = makeVersioned
    self.registryInterface = registryInterface
    self.outputInterface = outputInterface
    self.getListener = unsafeBitCast(getListener, to: (@convention(c) (Object) -> Object?).self)
    self.getData = unsafeBitCast(getData, to: (@convention(c) (Object) -> Object?).self)
    self.addListener = unsafeBitCast(
      addListener, to: (@convention(c) (Object, Object, Object?) -> Int32).self)
    self.destroyObject = unsafeBitCast(
      destroyObject, to: (@convention(c) (Object) -> Void).self)
    self.waitForAnswer = unsafeBitCast(
      waitForAnswer, to: (@convention(c) (Object) -> Int32).self)
  }

  /// Returns when the compositor has answered all that was asked.
  func roundtrip(_ display: Object) { _ = waitForAnswer(display) }

  func registry(of display: Object) -> Object? {
    drawer_wayland_registry(makeObject, display, registryInterface)
  }

  func bindOutput(_ name: UInt32, in registry: Object) -> Object? {
    drawer_wayland_bind(makeVersioned, registry, name, outputInterface, Self.outputVersion)
  }

  /// Lets the compositor take over what was changed of a surface, and of those that lie on it.
  func commit(_ surface: Object) { drawer_wayland_commit(request, surface) }

  func setFullScreen(_ fullScreen: Bool, of toplevel: Object) {
    drawer_wayland_set_fullscreen(request, toplevel, fullScreen ? 1 : 0)
  }

  /// - Parameters:
  ///   - listener: libwayland keeps it: so it is copied, once for each object.
  ///   - owner: Is not kept, and has to destroy the object before it goes.
  func listen<Listener>(to object: Object, with listener: Listener, for owner: AnyObject) {
    let kept = UnsafeMutablePointer<Listener>.allocate(capacity: 1)
    kept.initialize(to: listener)
    _ = addListener(object, kept, Unmanaged.passUnretained(owner).toOpaque())
  }

  /// The functions that hear of an object.
  func listener(of object: Object) -> Object? { getListener(object) }

  /// What the functions that hear of an object are given.
  func data(of object: Object) -> Object? { getData(object) }

  func destroy(_ object: Object) { destroyObject(object) }
}
