// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import UIKit

/// A container whose content slides to the right and reveals a menu below it. A drag from anywhere moves it,
/// and a tap on the content closes the menu.
public final class RevealController: UIViewController {
  /// The object notified of the menu's movements.
  public weak var delegate: RevealControllerDelegate?
  /// The controller of the menu, below the content.
  public let menuViewController: UIViewController
  /// The controller of the content, above the menu.
  public private(set) var contentViewController: UIViewController
  /// Whether the menu is open or opening.
  public private(set) var isOpen = false
  /// The preferred width of the menu.
  public var preferredMenuWidth: CGFloat = 280 {
    didSet {
      guard isViewLoaded else { return }
      updateWidths(for: view.bounds.size)
    }
  }

  private enum Metrics {
    static let contentRemainder: CGFloat = 56
    static let flingVelocity: CGFloat = 400
    static let duration: TimeInterval = 0.45
    static let dampingRatio: CGFloat = 0.86
    static let shadeAlpha: CGFloat = 0.35
  }

  private let menuHolder = UIView()
  private let contentHolder = UIView()
  private let shadeView = UIView()
  private var progress: CGFloat = 0
  private var progressAtStart: CGFloat = 0
  private var revealWidth: CGFloat = 280
  private var isMenuShown = false
  private var isOnScreen = false
  private var isExchanging = false

  private lazy var contentLeft: NSLayoutConstraint = contentHolder.leftAnchor.constraint(
    equalTo: view.leftAnchor)
  private lazy var menuWidth: NSLayoutConstraint = menuHolder.widthAnchor.constraint(
    equalToConstant: revealWidth)
  private lazy var panRecognizer = UIPanGestureRecognizer(
    target: self, action: #selector(handlePan(_:)))

  /// Creates a container with its two children.
  public init(menuViewController: UIViewController, contentViewController: UIViewController) {
    self.menuViewController = menuViewController
    self.contentViewController = contentViewController
    super.init(nibName: nil, bundle: nil)
    addChild(menuViewController)
    menuViewController.didMove(toParent: self)
    addChild(contentViewController)
    contentViewController.didMove(toParent: self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: - View

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.clipsToBounds = true
    for holder in [menuHolder, contentHolder] {
      holder.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(holder)
    }
    menuHolder.isHidden = true
    contentHolder.backgroundColor = .systemBackground
    contentHolder.layer.shadowColor = UIColor.black.cgColor
    contentHolder.layer.shadowOpacity = 0.25
    contentHolder.layer.shadowRadius = 10
    contentHolder.layer.shadowOffset = CGSize(width: -2, height: 0)

    NSLayoutConstraint.activate([
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

    let tap = UITapGestureRecognizer(target: self, action: #selector(shadeTapped))
    shadeView.addGestureRecognizer(tap)
    panRecognizer.delegate = self
    panRecognizer.maximumNumberOfTouches = 1
    view.addGestureRecognizer(panRecognizer)
    updateWidths(for: view.bounds.size)
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
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

  private var shownChildren: [UIViewController] {
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
  @objc public func toggleMenu() {
    if isOpen { closeMenu(animated: true) } else { openMenu(animated: true) }
  }

  /// Replaces the content. The old content fades out.
  public func setContentViewController(_ controller: UIViewController, animated: Bool) {
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
    UIView.animate(
      withDuration: animated ? 0.25 : 0, delay: 0, options: .curveEaseOut,
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

  private func settle(open: Bool, velocity: CGFloat, animated: Bool) {
    guard isMenuShown else { return }
    if !open, isOnScreen {
      menuViewController.beginAppearanceTransition(false, animated: animated)
    }
    isOpen = open
    delegate?.revealController?(self, willMoveTo: open)
    let distance = ((open ? 1 : 0) - progress) * revealWidth
    let springVelocity = abs(distance) > 1 ? velocity / distance : 0
    UIView.animate(
      withDuration: animated ? Metrics.duration : 0, delay: 0,
      usingSpringWithDamping: Metrics.dampingRatio, initialSpringVelocity: springVelocity,
      options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
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
    delegate?.revealController?(self, didMoveTo: open)
  }

  private func move(to newProgress: CGFloat) {
    progress = max(0, min(1, newProgress))
    contentLeft.constant = progress * revealWidth
    shadeView.alpha = progress * Metrics.shadeAlpha
    delegate?.revealController?(self, progress: progress)
  }

  private func updateWidths(for size: CGSize) {
    revealWidth = max(0, min(preferredMenuWidth, size.width - Metrics.contentRemainder))
    menuWidth.constant = revealWidth
    contentLeft.constant = progress * revealWidth
  }

  private func embed(_ subview: UIView, in holder: UIView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(subview)
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: holder.topAnchor),
      subview.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      subview.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      subview.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
    ])
  }

  // MARK: - Gestures

  @objc private func shadeTapped() {
    closeMenu(animated: true)
  }

  @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let shown = contentHolder.layer.presentation()?.frame ?? contentHolder.frame
      contentHolder.layer.removeAllAnimations()
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

extension RevealController: UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panRecognizer else { return true }
    let translation = panRecognizer.translation(in: view)
    guard abs(translation.x) > abs(translation.y) else { return false }
    return isOpen || isMenuShown || translation.x > 0
  }
}
