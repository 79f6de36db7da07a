// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport

@testable import ContainerCore
@testable import Controls
@testable import Presenting
@testable import Views

/// What can be anchored to a view.
nonisolated struct AnchoredPresentation: Sendable, CustomStringConvertible {
  let description: String
  let makeAnchor: @MainActor @Sendable () -> View
  let show: @MainActor @Sendable (AnchoredScene) -> Void
  /// Where it is in the window; nil when it is not shown.
  let frame: @MainActor @Sendable (AnchoredScene) -> Rect?

  init(
    _ name: String,
    anchor: (@MainActor @Sendable () -> View)? = nil,
    show: @escaping @MainActor @Sendable (AnchoredScene) -> Void,
    frame: @escaping @MainActor @Sendable (AnchoredScene) -> Rect?
  ) {
    description = name
    makeAnchor = anchor ?? { Button(title: "Anchor", accessibilityLabel: "Anchor") }
    (self.show, self.frame) = (show, frame)
  }

  @MainActor private static let menu = Menu([
    MenuItem("One") {}, MenuItem("More", submenu: Menu("More", [MenuItem("Inner") {}])),
  ])

  /// Where a menu of the window is; 0 is the outermost.
  @MainActor private static func menuFrame(_ scene: AnchoredScene, level: Int) -> Rect? {
    guard let view = scene.root.topMostViewController.viewIfLoaded as? MenuView, view.window != nil,
      view.panels.indices.contains(level)
    else { return nil }
    return view.panels[level].convert(view.panels[level].cardFrame, to: nil)
  }

  @MainActor private static func openSubmenu(_ scene: AnchoredScene) {
    scene.harness.runUntilIdle()
    scene.harness.pressKey(.end)
    scene.harness.pressKey(scene.root.traits.layoutDirection == .rightToLeft ? .left : .right)
  }

  @MainActor private static func focus(_ scene: AnchoredScene) {
    scene.harness.window.focus.focus(scene.anchor, ringVisible: true)
    scene.harness.advance(by: 0.6)
  }

  static let popover = AnchoredPresentation("a popover") { scene in
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
  } frame: { scene in
    let content = scene.root.topMostViewController
    guard content.title == "content" else { return nil }
    return content.view.convert(content.view.bounds, to: nil)
  }

  static let all = [
    popover,
    AnchoredPresentation("a menu") {
      menu.show(under: $0.anchor)
    } frame: {
      menuFrame($0, level: 0)
    },
    AnchoredPresentation("a menu at a point") {
      menu.show(at: Point(20, 15), in: $0.anchor)
    } frame: {
      menuFrame($0, level: 0)
    },
    AnchoredPresentation("a submenu") {
      menu.show(under: $0.anchor)
      openSubmenu($0)
    } frame: {
      menuFrame($0, level: 1)
    },
    AnchoredPresentation("a list of choices") {
      PopUpButton(choices: ["a", "b", "c"], accessibilityLabel: "Anchor")
    } show: {
      ($0.anchor as? PopUpButton)?.activate()
    } frame: {
      menuFrame($0, level: 0)
    },
    AnchoredPresentation("a tool tip") {
      let button = Button(title: "Anchor", accessibilityLabel: "Anchor")
      button.toolTip = "A tool tip"
      return button
    } show: {
      focus($0)
    } frame: {
      ($0.harness.window.toolTips as? ToolTipSystem)?.toolTipView?.frame
    },
    AnchoredPresentation("an input method") {
      TextField("Words", accessibilityLabel: "Anchor")
    } show: {
      focus($0)
    } frame: {
      $0.harness.textInputRect
    },
  ]
}
