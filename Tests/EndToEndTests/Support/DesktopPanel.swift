// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A panel at the upper edge of an X server's screen, which the window manager keeps free of other windows.
final class DesktopPanel {
  private let process: ChildProcess

  /// Returns when the window manager has made the work area smaller.
  init(height: Int, on server: XServer) throws {
    let script = """
      import sys
      from Xlib import X, Xatom, display
      height = int(sys.argv[1])
      screen = display.Display()
      root = screen.screen().root
      width = root.get_geometry().width
      root.change_attributes(event_mask=X.PropertyChangeMask)
      window = root.create_window(0, 0, width, height, 0, X.CopyFromParent)
      def put(name, kind, values):
        window.change_property(screen.intern_atom(name), kind, 32, values)
      put("_NET_WM_WINDOW_TYPE", Xatom.ATOM, [screen.intern_atom("_NET_WM_WINDOW_TYPE_DOCK")])
      put("_NET_WM_STRUT_PARTIAL", Xatom.CARDINAL, [0, 0, height, 0, 0, 0, 0, 0, 0, width - 1, 0, 0])
      window.map()
      area = screen.intern_atom("_NET_WORKAREA")
      while root.get_full_property(area, Xatom.CARDINAL).value[1] < height: screen.next_event()
      print("ready", flush=True)
      while True: screen.next_event()
      """
    process = try ChildProcess(
      "/usr/bin/python3", arguments: ["-c", script, "\(height)"],
      environment: server.environment, folder: server.folder)
    var reader = LineReader(descriptor: process.standardOutput)
    guard try reader.nextLine(before: .after(seconds: 10)) == "ready" else {
      throw HarnessError("the panel did not start: \(process.standardError)")
    }
  }

  deinit { _ = try? process.terminate() }
}
