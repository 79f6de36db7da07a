// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Slides one column over another, or off it, while a split view is collapsed.
final class SplitSlide {
  /// The slide that runs.
  private(set) var exchange: ChildTransition?

  private unowned let split: SplitViewController
  /// The calls that wait for it.
  private var calls: [(Bool) -> Void] = []

  init(_ split: SplitViewController) { self.split = split }

  /// A controller that waits off screen takes the place of the one that shows: it slides over it as a push
  /// when its column comes after, and the other one off as a pop otherwise.
  func show(
    _ controller: ViewController, animated: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    if let exchange, animated, exchange.involves(controller) {
      return turn(exchange, to: controller, completion: completion)
    }
    finish()
    let hadKeyboard = split.compact?.containsFirstResponder ?? false
    split.mover.hold {
      if let old = split.compact, animated {
        begin(from: old, to: controller)
      } else {
        split.exchange(hiding: split.compact.map { [$0] } ?? [], showing: [controller]) {
          split.folding.fill(with: controller)
          split.layout.update()
        }
        split.layout.positionChanged()
      }
      filled(by: controller, hadKeyboard: hadKeyboard)
    }
    if exchange == nil { completion?(true) } else if let completion { calls.append(completion) }
  }

  private func begin(from old: ViewController, to new: ViewController) {
    let isForward = order(of: new) > order(of: old)
    let hosts = (from: split.layout.host(of: old), to: split.layout.host(of: new))
    let exchange = ChildTransition(in: split, from: old, to: new)
    exchange.keepsViews = true
    var animator: PropertyAnimator?
    exchange.begin {
      split.folding.fill(with: new)
      self.exchange = exchange
      split.layout.place()
      for host in [hosts.from, hosts.to] {
        host.frame = split.view.bounds
        host.isHidden = false
      }
      split.view.bringSubviewToFront(isForward ? hosts.to : hosts.from)
      animator = NavigationSlide(operation: isForward ? .push : .pop).interruptibleAnimator(
        using: TransitionContext(
          containerView: split.view, from: old, to: new, fromView: hosts.from, toView: hosts.to))
      split.layout.positionChanged()
      split.view.layoutIfNeeded()
    }
    guard let animator else { return }
    exchange.run(animator) { [weak self, weak exchange] atEnd in
      if let exchange { self?.ended(exchange, atEnd: atEnd) }
    }
  }

  private func turn(
    _ exchange: ChildTransition, to controller: ViewController, completion: ((Bool) -> Void)?
  ) {
    let leaving = split.compact
    let hadKeyboard = leaving?.containsFirstResponder ?? false
    answer(false)
    // A completion may have decided otherwise.
    guard self.exchange === exchange, split.compact === leaving else {
      completion?(false)
      return
    }
    if let completion { calls.append(completion) }
    split.mover.hold {
      exchange.turn()
      split.folding.fill(with: controller)
      split.layout.positionChanged()
      filled(by: controller, hadKeyboard: hadKeyboard)
      exchange.handle?.isReversed = exchange.isReversed
    }
  }

  private func filled(by controller: ViewController, hadKeyboard: Bool) {
    if hadKeyboard { split.view.window?.focus.focusFirst(in: controller.view) }
    split.speakerChanged()
  }

  /// A call waits for the slide that runs.
  func join(_ completion: ((Bool) -> Void)?, animated: Bool) {
    if let completion { calls.append(completion) }
    if !animated { finish() }
  }

  /// Brings what slides to its end, at once.
  func finish() {
    guard let exchange else { return }
    exchange.jump()
    ended(exchange, atEnd: !exchange.isReversed)
  }

  private func ended(_ exchange: ChildTransition, atEnd: Bool) {
    guard self.exchange === exchange else { return }
    split.mover.hold {
      self.exchange = nil
      exchange.end(atEnd: atEnd) {
        for controller in exchange.leaving + exchange.entering {
          split.layout.host(of: controller).transform = .identity
        }
        split.layout.arrangeHosts()
        split.layout.positionChanged()
      }
      split.layout.positionChanged()
      split.view.setNeedsLayout()
    }
    answer(true)
  }

  private func answer(_ finished: Bool) {
    let waiting = calls
    calls = []
    for call in waiting { call(finished) }
  }

  /// A controller that is in no column stands for the first one.
  private func order(of controller: ViewController) -> Int {
    split.columns.column(of: controller).flatMap { SplitColumn.allCases.firstIndex(of: $0) } ?? -1
  }

  /// Whether a view slides off, or lies below: it is out of reach.
  func isGoing(_ host: View) -> Bool {
    guard let exchange, let compact = split.compact else { return false }
    return (exchange.leaving + exchange.entering).contains {
      $0 !== compact && split.layout.host(of: $0) === host
    }
  }
}
