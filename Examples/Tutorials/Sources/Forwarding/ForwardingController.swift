// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TutorialScreens

/// A container that sends the appearance callbacks of its children itself, because hidden children stay in its
/// view.
final class ForwardingController: ViewController {
  /// The duration of a transition, in seconds.
  static let duration = 0.3

  private let screens: [ViewController]
  private(set) var currentIndex = 0
  private var animator: PropertyAnimator?

  private var currentScreen: ViewController { screens[currentIndex] }

  init(_ screens: [ViewController]) {
    self.screens = screens
    super.init()
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Adds the views of all screens and hides all but the current one.
  override func viewDidLoad() {
    for screen in screens {
      addChild(screen)
      screen.view.frame = view.bounds
      screen.view.autoresizingMask = .fill
      screen.view.isHidden = screen !== currentScreen
      view.addSubview(screen.view)
      screen.didMove(toParent: self)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    currentScreen.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) { currentScreen.endAppearanceTransition() }

  override func viewWillDisappear(_ animated: Bool) {
    animator?.finishAnimation(at: .end)
    currentScreen.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) { currentScreen.endAppearanceTransition() }

  /// Fades the next screen in over the current one. Does nothing off screen.
  func showNext() {
    animator?.finishAnimation(at: .end)
    guard isAppeared, screens.count > 1 else { return }
    let old = currentScreen
    currentIndex = (currentIndex + 1) % screens.count
    let new = currentScreen
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    view.bringSubviewToFront(new.view)
    new.view.isHidden = false
    new.view.alpha = 0
    animator = View.animate(
      duration: Self.duration, animations: { new.view.alpha = 1 },
      completion: { [self] _ in
        animator = nil
        old.view.isHidden = true
        old.endAppearanceTransition()
        new.endAppearanceTransition()
      })
  }
}
