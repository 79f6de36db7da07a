// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport

@testable import ContainerCore
@testable import Controls
@testable import Presenting
@testable import Views

/// What can be anchored to a view.
nonisolated struct AnchoredThing: Sendable, CustomStringConvertible {
  let description: String
  let makeAnchor: @MainActor @Sendable () -> View
  let show: @MainActor @Sendable (AnchoredScene) -> Void
  /// Where it is in the window; nil when it is not shown.
  let place: @MainActor @Sendable (AnchoredScene) -> Rect?

  init(
    _ name: String,
    anchor: (@MainActor @Sendable () -> View)? = nil,
    show: @escaping @MainActor @Sendable (AnchoredScene) -> Void,
    place: @escaping @MainActor @Sendable (AnchoredScene) -> Rect?
  ) {
    description = name
    makeAnchor = anchor ?? { Button(title: "Anchor", label: "Anchor") }
    (self.show, self.place) = (show, place)
  }

  @MainActor private static let menu = Menu([
    MenuItem("One") {}, MenuItem("More", submenu: Menu("More", [MenuItem("Inner") {}])),
  ])

  /// Where a menu of the window is; 0 is the outermost.
  @MainActor private static func menuPlace(_ scene: AnchoredScene, level: Int) -> Rect? {
    guard let view = scene.root.topMostViewController.viewIfLoaded as? MenuView, view.window != nil,
      view.panels.indices.contains(level)
    else { return nil }
    return view.panels[level].convert(view.panels[level].place, to: nil)
  }

  @MainActor private static func openSubmenu(_ scene: AnchoredScene) {
    scene.harness.settle()
    scene.harness.key(.end)
    scene.harness.key(scene.root.traits.layoutDirection == .rightToLeft ? .left : .right)
  }

  @MainActor private static func focus(_ scene: AnchoredScene) {
    scene.harness.window.focus.focus(scene.anchor, ringVisible: true)
    scene.harness.advance(by: 0.6)
  }

  static let popover = AnchoredThing("a popover") { scene in
    let content = ViewController.named("content")
    content.preferredContentSize = Size(200, 100)
    content.modalPresentationStyle = .popover
    let popover = content.popoverPresentationController
    popover?.permittedArrowDirections = .up
    if let item = scene.item {
      popover?.barButtonItem = item
    } else {
      popover?.sourceView = scene.anchor
    }
    scene.root.topMostViewController.present(content, animated: false)
  } place: { scene in
    let content = scene.root.topMostViewController
    guard content.title == "content" else { return nil }
    return content.view.convert(content.view.bounds, to: nil)
  }

  static let all = [
    popover,
    AnchoredThing("a menu") {
      menu.show(under: $0.anchor)
    } place: {
      menuPlace($0, level: 0)
    },
    AnchoredThing("a menu at a point") {
      menu.show(at: Point(20, 15), in: $0.anchor)
    } place: {
      menuPlace($0, level: 0)
    },
    AnchoredThing("a submenu") {
      menu.show(under: $0.anchor)
      openSubmenu($0)
    } place: {
      menuPlace($0, level: 1)
    },
    AnchoredThing("a list of choices") {
      PopUpButton(choices: ["a", "b", "c"], label: "Anchor")
    } show: {
      ($0.anchor as? PopUpButton)?.activate()
    } place: {
      menuPlace($0, level: 0)
    },
    AnchoredThing("a tool tip") {
      let button = Button(title: "Anchor", label: "Anchor")
      button.toolTip = "A tool tip"
      return button
    } show: {
      focus($0)
    } place: {
      ($0.harness.window.toolTips as? ToolTipSystem)?.shown?.frame
    },
    AnchoredThing("an input method") {
      TextField("Words", label: "Anchor")
    } show: {
      focus($0)
    } place: {
      $0.harness.textInputRect
    },
  ]
}
