// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TutorialScreens

/// Tells its children itself when they come and go, as a container does that keeps some of them in its view
/// without showing them.
final class ForwardingController: ViewController {
  /// Seconds of a transition.
  static let duration = 0.3

  private let screens: [ViewController]
  private(set) var shownIndex = 0
  private var running: PropertyAnimator?

  private var shown: ViewController { screens[shownIndex] }

  init(_ screens: [ViewController]) {
    self.screens = screens
    super.init()
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// All of them lie in the view; all but one are hidden.
  override func viewDidLoad() {
    for screen in screens {
      addChild(screen)
      screen.view.frame = view.bounds
      screen.view.autoresizingMask = .fill
      screen.view.isHidden = screen !== shown
      view.addSubview(screen.view)
      screen.didMove(toParent: self)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    shown.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) { shown.endAppearanceTransition() }

  override func viewWillDisappear(_ animated: Bool) {
    running?.finishAnimation(at: .end)
    shown.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) { shown.endAppearanceTransition() }

  /// Fades the next screen in over the one that shows.
  func showNext() {
    running?.finishAnimation(at: .end)
    guard isAppeared, screens.count > 1 else { return }
    let old = shown
    shownIndex = (shownIndex + 1) % screens.count
    let new = shown
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    view.bringSubviewToFront(new.view)
    new.view.isHidden = false
    new.view.alpha = 0
    running = View.animate(
      duration: Self.duration, animations: { new.view.alpha = 1 },
      completion: { [self] _ in
        running = nil
        old.view.isHidden = true
        old.endAppearanceTransition()
        new.endAppearanceTransition()
      })
  }
}
