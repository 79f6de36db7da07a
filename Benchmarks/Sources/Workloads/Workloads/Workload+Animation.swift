// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

nonisolated extension Workload {
  /// One frame of a drawer's slide.
  static var animationSteps: [Workload] {
    [
      step("animation-step-100-labels", labels: 100),
      step("animation-step-100000-labels", labels: 100_000),
      Workload("composite-slide-1280x800") {
        // The same with drawing: painted layers are copied into a frame in memory.
        var configuration = Application.Configuration()
        configuration.size = Size(1280, 800)
        let host = try OffscreenHost(configuration: configuration)
        let drawer = slidingDrawer(labels: 100)
        host.window.rootViewController = drawer
        host.advance(by: DrivenWindow.frameInterval)
        return Operation(
          prepare: {
            guard !host.window.isAnimating else { return }
            drawer.toggle()
            host.advance(by: DrivenWindow.frameInterval)
          },
          perform: { host.advance(by: DrivenWindow.frameInterval) })
      },
    ]
  }

  private static func step(_ name: String, labels: Int) -> Workload {
    Workload(name) {
      let drawer = slidingDrawer(labels: labels)
      let driven = DrivenWindow(root: drawer)
      return Operation(
        prepare: {
          guard !driven.window.isAnimating else { return }
          drawer.toggle()
          driven.runNextFrame()
        },
        perform: { driven.runNextFrame() })
    }
  }

  @MainActor private static func slidingDrawer(labels: Int) -> DrawerController {
    let drawer = DrawerController(
      center: LabelsController(count: labels), leading: RowsController(count: 20))
    // At 3 points a frame, few frames begin or end a slide.
    drawer.motion = .curve(.linear, duration: 1.5)
    return drawer
  }
}
