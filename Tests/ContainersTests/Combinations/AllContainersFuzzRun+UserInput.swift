// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import Presenting

@testable import ContainerCore
@testable import Containers

/// Random input by the user, and changes of the window.
extension AllContainersFuzzRun {
  // MARK: Pointer

  /// Presses at a random point, with a preference for points that can be dragged.
  func pressSomewhere() {
    let size = harness.window.size
    let sheets = members.compactMap {
      $0.presentationAsPresented?.effectiveController as? SheetPresentationController
    }
    if let sheet = sheets.last, let card = sheet.presentedView, card.window != nil, oneIn(2) {
      return press(at: card.convert(Point(card.bounds.midX, 20), to: nil))
    }
    if let stack = randomController(NavigationController.self), stack.isAppeared, oneIn(2) {
      let isMirrored = stack.traits.layoutDirection == .rightToLeft
      let x = isMirrored ? stack.view.bounds.width - 4 : 4
      return press(at: stack.view.convert(Point(x, stack.view.bounds.midY), to: nil))
    }
    let x = [3, size.width - 3, number(0...size.width)]
    press(at: Point(one(of: x) ?? 3, number(0...size.height)))
  }

  func movePointer() {
    movePointer(by: Point(number(-250...250), number(-250...250)))
  }

  /// What code with a transition's handle can do.
  func controlTransition() {
    let transitions = members.flatMap { controller in
      [
        controller.presentationAsPresented?.controller.transition,
        (controller as? NavigationController)?.transition,
        (controller as? TabBarController)?.transition,
      ].compactMap(\.self)
    }
    guard let transition = one(of: transitions) else { return advanceFrames(1) }
    switch number(0..<4) {
    case 0:
      recordInput("scrub")
      transition.fractionComplete = number(0...1)
      transition.resume()
    case 1:
      recordInput("turn")
      transition.isReversed.toggle()
      transition.resume()
    case 2:
      recordInput("cancel")
      transition.cancel()
    default:
      recordInput("finish")
      transition.finish()
    }
  }

  // MARK: Keys

  func pressKey() {
    let keys: [(Key, KeyModifiers)] = [
      (.escape, []), (.tab, []), (.tab, .shift), (.tab, .control), (.left, .alt),
      (.function(6), []), (.function(8), []), (.function(9), []), (.return, []), (.right, []),
      (.pageDown, []), (.pageUp, .control),
    ]
    let (key, modifiers) = one(of: keys) ?? (.escape, [])
    recordInput("key \(key) \(modifiers)")
    harness.pressKey(key, modifiers)
  }

  // MARK: The window

  func resize() {
    let size = Size(number(300...1200).rounded(), number(300...900).rounded())
    recordInput("resize \(size.width) \(size.height)")
    harness.resize(to: size)
  }

  func rotate() {
    let size = harness.window.size
    recordInput("rotate")
    harness.resize(to: Size(size.height, size.width))
  }

  func changeTraits() {
    let window = harness.window
    switch number(0..<4) {
    case 0:
      recordInput("dark or light")
      window.traits.theme = window.traits.theme.colorScheme == .dark ? .light : .dark
    case 1:
      recordInput("direction")
      let isMirrored = window.traits.layoutDirection == .rightToLeft
      window.traits.layoutDirection = isMirrored ? .leftToRight : .rightToLeft
    case 2:
      recordInput("motion")
      window.traits.reducesMotion.toggle()
    default:
      recordInput("compact")
      harness.resize(to: Size(360, 640))
    }
    harness.step()
  }

  func warnOfMemory() {
    recordInput("memory")
    // What the pane takes in when it is loaded, it cannot take in again.
    one(of: members.filter { !($0 is FuzzPane) })?.unloadsViewsOffScreen = true
    harness.window.deliverMemoryWarning()
  }
}
