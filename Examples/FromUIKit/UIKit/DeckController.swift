// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import UIKit

/// A stack of cards that counts its changes.
open class DeckController: UINavigationController {
  /// The number of times that a card was pushed or popped.
  public private(set) var changes = 0

  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    interactivePopGestureRecognizer?.isEnabled = false
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "Empty"
  }

  required public init?(coder aDecoder: NSCoder) { fatalError() }

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    changes += 1
    super.pushViewController(viewController, animated: animated)
  }

  open override func popViewController(animated: Bool) -> UIViewController? {
    changes += 1
    return super.popViewController(animated: animated)
  }

  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    changes += 1
    return super.popToRootViewController(animated: animated)
  }

  /// Pushes a card.
  open func deal(_ card: CardController, completion: (() -> Void)?) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    pushViewController(card, animated: true)
    CATransaction.commit()
  }
}

/// A card with a text that is longer than the card.
open class CardController: UIViewController {
  /// The number of times that the card was shown in a page menu.
  public private(set) var shows = 0
  let scrollView = UIScrollView()
  private let stackView = UIStackView()
  private let badge = UIView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Turn", style: UIBarButtonItem.Style.plain, target: self, action: #selector(turn))
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    stackView.axis = .vertical
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addConstraints([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      stackView.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
    for number in 1...60 {
      let label = UILabel(frame: .zero)
      label.text = "Line \(number)"
      stackView.addArrangedSubview(label)
    }
    badge.frame = CGRect(x: 20, y: 20, width: 30, height: 30)
    view.addSubview(badge)
  }

  open override func pageMenuDidShow(_ pageMenu: PageMenuController, at index: Int) {
    super.pageMenuDidShow(pageMenu, at: index)
    shows += 1
  }

  open override var showsPageMenuStrip: Bool { return shows < 2 }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { context in
        self.badge.alpha = context.isAnimated ? 1 : 0.5
      }, completion: { _ in self.badge.layer.transform = CATransform3DMakeTranslation(5, 0, 0) })
  }

  @objc private func turn() {
    badge.layer.transform = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 1)
  }
}

/// An animator that fades a card in from black and rotates it.
open class DeckFade: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether each transition completed, in order.
  public private(set) var ends: [Bool] = []
  private let angle: CGFloat

  /// Creates an animator that rotates the card by about a quarter of a circle.
  public override init() {
    angle = 0.5
    super.init()
  }

  open func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    return 0.5
  }

  open func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let controller = transitionContext.viewController(forKey: .to) else { return }
    let containerView = transitionContext.containerView
    containerView.addSubview(controller.view)
    controller.view.frame = transitionContext.finalFrame(for: controller)
    controller.view.layer.opacity = 0
    controller.view.layer.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: {
        controller.view.alpha = 1
        controller.view.layer.transform = CATransform3DIdentity
      },
      completion: { _ in
        self.ends.append(!transitionContext.transitionWasCancelled)
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

extension DeckFade: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationControllerOperation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return operation == .push ? self : nil
  }
}

/// An interactive transition that counts its endings.
open class CountingInteraction: UIPercentDrivenInteractiveTransition {
  /// The number of times that the transition finished, and was cancelled.
  public private(set) var ends = (finished: 0, cancelled: 0)

  open override func finish() {
    ends.finished += 1
    super.finish()
  }

  open override func cancel() {
    ends.cancelled += 1
    super.cancel()
  }
}
