// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import UIKitSpellings

/// A container whose content slides to the right and reveals a menu below it. A drag from anywhere moves it,
/// and a tap on the content closes the menu.
public final class RevealController: ViewController {
  /// The object notified of the menu's movements.
  public weak var delegate: RevealControllerDelegate?
  /// The controller of the menu, below the content.
  public let menuViewController: ViewController
  /// The controller of the content, above the menu.
  public private(set) var contentViewController: ViewController
  /// Whether the menu is open or opening.
  public private(set) var isOpen = false
  /// The preferred width of the menu.
  public var preferredMenuWidth: Double = 280 {
    didSet {
      guard isViewLoaded else { return }
      updateWidths(for: view.bounds.size)
    }
  }

  private enum Metrics {
    static let contentRemainder: Double = 56
    static let flingVelocity: Double = 400
    static let duration: Double = 0.45
    static let dampingRatio: Double = 0.86
    static let shadeAlpha: Double = 0.35
  }

  private let menuHolder = View()
  private let contentHolder = View()
  private let shadeView = View()
  private var progress: Double = 0
  private var progressAtStart: Double = 0
  private var revealWidth: Double = 280
  private var isMenuShown = false
  private var isOnScreen = false
  private var isExchanging = false

  private lazy var contentLeft: LayoutConstraint = contentHolder.leftAnchor.constraint(
    equalTo: view.leftAnchor)
  private lazy var menuWidth: LayoutConstraint = menuHolder.widthAnchor.constraint(
    equalToConstant: revealWidth)
  private lazy var panRecognizer: PanGestureRecognizer = {
    let recognizer = PanGestureRecognizer()
    recognizer.addAction { [weak self] recognizer in self?.handlePan(recognizer) }
    return recognizer
  }()

  /// Creates a container with its two children.
  public init(menuViewController: ViewController, contentViewController: ViewController) {
    self.menuViewController = menuViewController
    self.contentViewController = contentViewController
    super.init()
    addChild(menuViewController)
    menuViewController.didMove(toParent: self)
    addChild(contentViewController)
    contentViewController.didMove(toParent: self)
  }

  // MARK: - View

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .menu
    view.clipsToBounds = true
    for holder in [menuHolder, contentHolder] {
      holder.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(holder)
    }
    menuHolder.isHidden = true
    contentHolder.backgroundColor = .surface
    contentHolder.shadowColor = ColorRole.black
    contentHolder.shadowOpacity = 0.25
    contentHolder.shadowRadius = 10
    contentHolder.shadowOffset = Size(width: -2, height: 0)

    LayoutConstraint.activate([
      menuHolder.topAnchor.constraint(equalTo: view.topAnchor),
      menuHolder.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      menuHolder.leftAnchor.constraint(equalTo: view.leftAnchor),
      menuWidth,
      contentHolder.topAnchor.constraint(equalTo: view.topAnchor),
      contentHolder.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      contentHolder.widthAnchor.constraint(equalTo: view.widthAnchor),
      contentLeft,
    ])
    embed(menuViewController.view, in: menuHolder)
    embed(contentViewController.view, in: contentHolder)
    shadeView.backgroundColor = .black
    shadeView.alpha = 0
    shadeView.isHidden = true
    embed(shadeView, in: contentHolder)

    let tap = TapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.shadeTapped() }
    shadeView.addGestureRecognizer(tap)
    panRecognizer.delegate = self
    view.addGestureRecognizer(panRecognizer)
    updateWidths(for: view.bounds.size)
  }

  public override func viewWillTransition(
    to size: Size, with coordinator: TransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in
        self.updateWidths(for: size)
        self.view.layoutIfNeeded()
      }, completion: nil)
  }

  // MARK: - Appearance

  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isOnScreen = true
    shownChildren.forEach { $0.beginAppearanceTransition(true, animated: animated) }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shownChildren.forEach { $0.endAppearanceTransition() }
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isOnScreen = false
    shownChildren.forEach { $0.beginAppearanceTransition(false, animated: animated) }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shownChildren.forEach { $0.endAppearanceTransition() }
  }

  private var shownChildren: [ViewController] {
    isMenuShown ? [menuViewController, contentViewController] : [contentViewController]
  }

  // MARK: - Opening and closing

  /// Opens the menu.
  public func openMenu(animated: Bool) {
    showMenu(animated: animated)
    settle(open: true, velocity: 0, animated: animated)
  }

  /// Closes the menu.
  public func closeMenu(animated: Bool) {
    settle(open: false, velocity: 0, animated: animated)
  }

  /// Opens the menu if it is closed, and closes it if it is open.
  public func toggleMenu() {
    if isOpen { closeMenu(animated: true) } else { openMenu(animated: true) }
  }

  /// Replaces the content. The old content fades out.
  public func setContentViewController(_ controller: ViewController, animated: Bool) {
    guard controller !== contentViewController, !isExchanging else { return }
    let old = contentViewController
    contentViewController = controller
    isExchanging = true
    old.willMove(toParent: nil)
    addChild(controller)
    if isOnScreen {
      old.beginAppearanceTransition(false, animated: animated)
      controller.beginAppearanceTransition(true, animated: animated)
    }
    embed(controller.view, in: contentHolder)
    contentHolder.bringSubviewToFront(shadeView)
    controller.view.alpha = 0
    View.animate(
      duration: animated ? 0.25 : 0, delay: 0, curve: .easeOut,
      animations: { controller.view.alpha = 1 },
      completion: { _ in
        old.view.removeFromSuperview()
        if self.isOnScreen {
          old.endAppearanceTransition()
          controller.endAppearanceTransition()
        }
        old.removeFromParent()
        controller.didMove(toParent: self)
        self.isExchanging = false
      })
  }

  private func showMenu(animated: Bool) {
    guard !isMenuShown else { return }
    isMenuShown = true
    menuHolder.isHidden = false
    shadeView.isHidden = false
    if isOnScreen { menuViewController.beginAppearanceTransition(true, animated: animated) }
  }

  private func settle(open: Bool, velocity: Double, animated: Bool) {
    guard isMenuShown else { return }
    if !open, isOnScreen {
      menuViewController.beginAppearanceTransition(false, animated: animated)
    }
    isOpen = open
    delegate?.revealController(self, willMoveTo: open)
    let distance = ((open ? 1 : 0) - progress) * revealWidth
    let springVelocity = abs(distance) > 1 ? velocity / distance : 0
    View.animate(
      duration: animated ? Metrics.duration : 0, delay: 0,
      dampingRatio: Metrics.dampingRatio, initialVelocity: springVelocity,
      options: [.beginFromCurrentState],
      animations: {
        self.move(to: open ? 1 : 0)
        self.view.layoutIfNeeded()
      },
      completion: { [weak self] finished in
        guard let self = self, finished, self.isOpen == open else { return }
        self.didSettle(open: open)
      })
  }

  private func didSettle(open: Bool) {
    isMenuShown = open
    menuHolder.isHidden = !open
    shadeView.isHidden = !open
    if isOnScreen { menuViewController.endAppearanceTransition() }
    delegate?.revealController(self, didMoveTo: open)
  }

  private func move(to newProgress: Double) {
    progress = max(0, min(1, newProgress))
    contentLeft.constant = progress * revealWidth
    shadeView.alpha = progress * Metrics.shadeAlpha
    delegate?.revealController(self, progress: progress)
  }

  private func updateWidths(for size: Size) {
    revealWidth = max(0, min(preferredMenuWidth, size.width - Metrics.contentRemainder))
    menuWidth.constant = revealWidth
    contentLeft.constant = progress * revealWidth
  }

  private func embed(_ subview: View, in holder: View) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(subview)
    LayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: holder.topAnchor),
      subview.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      subview.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      subview.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
    ])
  }

  // MARK: - Gestures

  private func shadeTapped() {
    closeMenu(animated: true)
  }

  private func handlePan(_ recognizer: PanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let shown = contentHolder.presentationFrame
      showMenu(animated: true)
      progressAtStart = revealWidth > 0 ? shown.minX / revealWidth : 0
      move(to: progressAtStart)
    case .changed:
      guard revealWidth > 0 else { return }
      move(to: progressAtStart + recognizer.translation(in: view).x / revealWidth)
    case .ended, .cancelled, .failed:
      let velocity = recognizer.velocity(in: view).x
      let isFling = abs(velocity) > Metrics.flingVelocity
      settle(open: isFling ? velocity > 0 : progress > 0.5, velocity: velocity, animated: true)
    default:
      break
    }
  }
}

// MARK: - UIGestureRecognizerDelegate

extension RevealController: GestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard gestureRecognizer === panRecognizer else { return true }
    let translation = panRecognizer.translation(in: view)
    guard abs(translation.x) > abs(translation.y) else { return false }
    return isOpen || isMenuShown || translation.x > 0
  }
}
