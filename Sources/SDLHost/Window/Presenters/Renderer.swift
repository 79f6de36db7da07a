// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// SDL's renderer of a window. Textures retain it, since SDL would otherwise free them twice.
@MainActor
final class Renderer {
  let handle: OpaquePointer

  /// SDL's name of the driver: `opengl`, `opengles2`, `software`.
  let name: String

  private let desktop: DesktopWindow

  private static let softwareNames = ["llvmpipe", "softpipe", "swiftshader", "software"]

  init(desktop: DesktopWindow) throws(HostError) {
    self.desktop = desktop
    // Without vsync, since the loop determines the pace.
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_TARGETTEXTURE.rawValue
    guard
      let handle = SDL_CreateRenderer(desktop.handle, -1, flags)
        ?? SDL_CreateRenderer(desktop.handle, -1, SDL_RENDERER_TARGETTEXTURE.rawValue)
    else {
      throw .sdl(
        .unavailable, "no accelerated renderer", recoverySuggestion: "use --renderer software")
    }
    self.handle = handle
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(handle, &info)
    name = info.name.map { String(cString: $0) } ?? "unknown"
  }

  isolated deinit { SDL_DestroyRenderer(handle) }

  /// Whether the renderer uses the processor instead of a GPU.
  var isSoftware: Bool {
    let names = [name, Self.openGLRenderer ?? ""].map { $0.lowercased() }
    return names.contains { name in Self.softwareNames.contains { name.contains($0) } }
  }

  private static var openGLRenderer: String? {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<UInt8>?
    let rendererName: UInt32 = 0x1F01  // GL_RENDERER
    guard let address = SDL_GL_GetProcAddress("glGetString") else { return nil }
    return unsafeBitCast(address, to: GetString.self)(rendererName).map { String(cString: $0) }
  }
}
