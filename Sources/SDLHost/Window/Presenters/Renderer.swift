// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// SDL's renderer of a window. Textures hold on to it, so it goes after the last of them:
/// SDL would free them with it, and once more with their owner.
@MainActor
final class Renderer {
  let handle: OpaquePointer

  /// SDL's name of the driver: `opengl`, `opengles2`, `software`.
  let name: String

  private let desktop: DesktopWindow

  /// What software implementations of OpenGL call themselves.
  private static let softwareNames = ["llvmpipe", "softpipe", "swiftshader", "software"]

  init(desktop: DesktopWindow) throws(HostError) {
    self.desktop = desktop
    // Vsync is a hint to the eye, never the clock: the loop paces itself.
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_TARGETTEXTURE.rawValue
    guard
      let handle = SDL_CreateRenderer(desktop.handle, -1, flags)
        ?? SDL_CreateRenderer(desktop.handle, -1, SDL_RENDERER_TARGETTEXTURE.rawValue)
    else {
      throw .sdl(.unavailable, "no accelerated renderer", remedy: "use --renderer software")
    }
    self.handle = handle
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(handle, &info)
    name = info.name.map { String(cString: $0) } ?? "unknown"
  }

  isolated deinit {
    SDL_DestroyRenderer(handle)
  }

  /// Whether a processor does the drawing after all.
  var isSoftware: Bool {
    let names = [name, Self.openGLRenderer ?? ""].map { $0.lowercased() }
    return names.contains { name in Self.softwareNames.contains { name.contains($0) } }
  }

  /// What OpenGL says draws; nil where the driver is another one.
  private static var openGLRenderer: String? {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<UInt8>?
    let rendererName: UInt32 = 0x1F01  // GL_RENDERER
    guard let address = SDL_GL_GetProcAddress("glGetString") else { return nil }
    return unsafeBitCast(address, to: GetString.self)(rendererName).map { String(cString: $0) }
  }
}
