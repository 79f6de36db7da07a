// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc
internal import Logging

/// Opens a window with the presenter that suits the machine.
struct WindowOpener {
  typealias OpenedWindow = (
    desktop: DesktopWindow, presenter: any Presenter, context: RenderingContext
  )

  let configuration: ApplicationConfiguration
  let placement: WindowPlacement?
  let video: VideoSystem

  func open() throws(HostError) -> OpenedWindow {
    let opened = try openPresented()
    if opened.desktop.lacksTitleBar {
      let error = HostError(
        .unavailable, "the window has no title bar",
        reason:
          "on this desktop, programs draw their title bars themselves, and libdecor has no plugin for it",
        recoverySuggestion: "install libdecor-0-plugin-1-cairo")
      configuration.logger.warning("\(error)")
    }
    return opened
  }

  private func openPresented() throws(HostError) -> OpenedWindow {
    let requiresGPU = configuration.renderer == .automatic
    guard configuration.renderer == .accelerated || requiresGPU && Self.hasRenderNode else {
      return try openSoftware()
    }
    do {
      let (desktop, context) = try openWindow(isAccelerated: true)
      let presenter = try TexturePresenter(
        desktop: desktop, context: context, requiresGPU: requiresGPU)
      return (desktop, presenter, context)
    } catch {
      configuration.logger.log(
        level: requiresGPU ? .info : .warning, "drawing in software: \(error)")
      return try openSoftware()
    }
  }

  private func openSoftware() throws(HostError) -> OpenedWindow {
    let (desktop, context) = try openWindow(isAccelerated: false)
    do {
      return (desktop, try SurfacePresenter(desktop: desktop, context: context), context)
    } catch {
      // SDL 2.26 has no window surface on Wayland.
      configuration.logger.info("presenting through a renderer: \(error)")
      return (
        desktop,
        try TexturePresenter(desktop: desktop, context: context, requiresGPU: false), context
      )
    }
  }

  private func openWindow(
    isAccelerated: Bool
  ) throws(HostError) -> (DesktopWindow, RenderingContext) {
    let desktop = try DesktopWindow(
      configuration, placement: placement, video: video, isAccelerated: isAccelerated)
    return (
      desktop,
      try RenderingContext(configuration: configuration, scale: desktop.scale.pixelsPerPoint)
    )
  }

  /// Whether the kernel provides a GPU. The numbers are the render nodes of Linux's DRM.
  private static var hasRenderNode: Bool {
    (128..<192).contains { access("/dev/dri/renderD\($0)", R_OK | W_OK) == 0 }
  }
}

/// libdecor, which draws SDL's title bars on Wayland with plugins if the compositor does not draw them.
enum TitleBarLibrary {
  /// Whether libdecor has loaded a plugin, a file such as `libdecor-cairo.so`. True if loaded files are unknown.
  static var hasPlugin: Bool {
    guard let files = fopen("/proc/self/maps", "re") else { return true }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer {
      free(line)
      fclose(files)
    }
    while getline(&line, &capacity, files) > 0 {
      guard let line, let slash = strrchr(line, Int32(UInt8(ascii: "/"))) else { continue }
      let name = String(cString: slash + 1)
      if name.hasPrefix("libdecor-"), !name.hasPrefix("libdecor-0.so") { return true }
    }
    return false
  }
}
