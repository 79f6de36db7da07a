// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import UIKitSpellings

/// A stack of cards that counts its changes.
open class DeckController: NavigationController {
  /// The number of times that a card was pushed or popped.
  public private(set) var changes = 0

  public override init(rootViewController: ViewController) {
    super.init(rootViewController: rootViewController)
    interactivePopGestureRecognizer.isEnabled = false
  }

  public override init() {
    super.init()
    title = "Empty"
  }

  open override func pushViewController(
    _ viewController: ViewController, animated: Bool,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    changes += 1
    super.pushViewController(viewController, animated: animated, completion: completion)
  }

  open override func popViewController(
    animated: Bool, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> ViewController? {
    changes += 1
    return super.popViewController(animated: animated, completion: completion)
  }

  open override func popToRootViewController(
    animated: Bool, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> [ViewController] {
    changes += 1
    return super.popToRootViewController(animated: animated, completion: completion)
  }

  /// Pushes a card.
  open func deal(_ card: CardController, completion: (() -> Void)?) {
    pushViewController(card, animated: true, completion: { _ in completion?() })
  }
}

/// A card with a text that is longer than the card.
open class CardController: ViewController, OverridingPageMenuDidShow, OverridingShowsPageMenuStrip {
  /// The number of times that the card was shown in a page menu.
  public private(set) var shows = 0
  let scrollView = ScrollView()
  private let stackView = StackView()
  private let badge = View()

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Turn", onActivate: { [weak self] in self?.turn() })
    view.addSubview(scrollView)
    scrollView.contentView.addSubview(stackView)
    stackView.axis = .vertical
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addConstraints([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    for number in 1...60 {
      let label = Label(frame: .zero)
      label.text = "Line \(number)"
      stackView.addArrangedSubview(label)
    }
    badge.frame = Rect(x: 20, y: 20, width: 30, height: 30)
    view.addSubview(badge)
  }

  open func overridingPageMenuDidShow(_ pageMenu: PageMenuController, at index: Int) {
    super.defaultPageMenuDidShow(pageMenu, at: index)
    shows += 1
  }

  open var overridingShowsPageMenuStrip: Bool { return shows < 2 }

  open override func viewWillTransition(
    to size: Size, with coordinator: TransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { context in
        self.badge.alpha = context.isAnimated ? 1 : 0.5
      }, completion: { _ in self.badge.transform = Transform(translationX: 5, y: 0) })
  }

  private func turn() {
    badge.transform = Transform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
  }
}

/// An animator that fades a card in from black and rotates it.
open class DeckFade: ViewControllerAnimatedTransitioning {
  /// Whether each transition completed, in order.
  public private(set) var ends: [Bool] = []
  private let angle: Double

  /// Creates an animator that rotates the card by about a quarter of a circle.
  public init() {
    angle = 0.5
  }

  open func transitionDuration(
    using transitionContext: TransitionContext?
  ) -> Double {
    return 0.5
  }

  open func animateTransition(using transitionContext: TransitionContext) {
    guard let controller = transitionContext.viewController(forKey: .to) else { return }
    let containerView = transitionContext.containerView
    containerView.addSubview(controller.view)
    controller.view.frame = transitionContext.finalFrame(for: controller)
    controller.view.alpha = 0
    controller.view.transform = Transform(rotationAngle: angle)
    View.animate(
      duration: transitionDuration(using: transitionContext), delay: 0, curve: .linear,
      animations: {
        controller.view.alpha = 1
        controller.view.transform = Transform.identity
      },
      completion: { _ in
        self.ends.append(!transitionContext.transitionWasCancelled)
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

extension DeckFade: NavigationControllerDelegate {
  public func navigationController(
    _ navigationController: NavigationController,
    animatorFor operation: NavigationOperation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> ViewControllerAnimatedTransitioning? {
    return operation == .push ? self : nil
  }
}

/// An interactive transition that counts its endings.
open class CountingInteraction: PercentDrivenInteractiveTransition {
  /// The number of times that the transition finished, and was cancelled.
  public private(set) var ends = (finished: 0, cancelled: 0)

  open override func finish(velocity: Double? = nil) {
    ends.finished += 1
    super.finish(velocity: velocity)
  }

  open override func cancel(velocity: Double? = nil) {
    ends.cancelled += 1
    super.cancel(velocity: velocity)
  }
}
