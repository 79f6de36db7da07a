// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Changing what shows while one controller fills everything.
extension SplitViewController {
  func showCollapsed(
    _ column: SplitColumn, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if decisions.isBusy {
      decisions.afterwards { [weak self] in
        guard let self else {
          completion?(false)
          return
        }
        show(column, animated: animated, completion: completion)
      }
      return
    }
    guard let controller = slot(column).controller else {
      completion?(true)
      return
    }
    if controller === compact {
      uncover(controller, animated: animated, completion: completion)
    } else if controller.parent === self {
      swapCompact(for: controller, animated: animated && canAnimate, completion: completion)
    } else if controller.parent == nil, folded.last == column {
      takeInAgain(controller, animated: animated, completion: completion)
    } else {
      completion?(true)
    }
  }

  /// It fills everything already. Screens of other columns that lie on top of its own go.
  private func uncover(
    _ controller: ViewController, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    if let exchange {
      if let completion { exchange.completions.append(completion) }
      if !animated { finishExchange() }
    } else if let stack = controller as? NavigationController, let own = stack.lastOwnScreen {
      stack.popToViewController(own, animated: animated, completion: completion)
    } else {
      completion?(true)
    }
  }

  /// It was taken in and has been put away since.
  private func takeInAgain(
    _ controller: ViewController, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard let container = compact as? any SecondaryCollapsing else {
      completion?(true)
      return
    }
    _ = container.separateSecondaryViewController(for: self)
    if let stack = container as? NavigationController {
      stack.takeIn(controller, animated: animated, completion: completion)
    } else {
      container.collapseSecondaryViewController(controller, for: self)
      completion?(true)
    }
  }

  /// Who waits off screen takes the place of who shows: pushed over it when its column comes after, popped
  /// off otherwise.
  func swapCompact(
    for controller: ViewController, animated: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    if let exchange, animated, exchange.involves(controller) {
      return turnRound(exchange, to: controller, completion: completion)
    }
    finishExchange()
    let old = compact
    let hadKeyboard = old.map(hasKeyboard) ?? false
    decisions.perform {
      if let old { begin(old, appearing: false, animated: animated) }
      begin(controller, appearing: true, animated: animated)
      compact = controller
      if let old, animated { slide(from: old, to: controller, completion) }
      positionChanged()
      view.layoutIfNeeded()
      if exchange == nil {
        if let old { end(old) }
        end(controller)
        positionChanged()
      }
      if hadKeyboard { view.window?.focus.focusFirst(in: controller.view) }
      speakerChanged()
      exchange?.animator.startAnimation()
    }
    if old == nil || !animated { completion?(true) }
  }

  // MARK: Movement

  private func host(of controller: ViewController) -> View {
    column(of: controller).map { slot($0).host } ?? compactHost
  }

  /// Who is in no column stands for the first one.
  private func order(of controller: ViewController) -> Int {
    column(of: controller).flatMap { SplitColumn.allCases.firstIndex(of: $0) } ?? -1
  }

  private func slide(
    from old: ViewController, to new: ViewController, _ completion: ((Bool) -> Void)?
  ) {
    let isForward = order(of: new) > order(of: old)
    let hosts = (from: host(of: old), to: host(of: new))
    for host in [hosts.from, hosts.to] {
      host.frame = view.bounds
      host.isHidden = false
    }
    view.bringSubviewToFront(isForward ? hosts.to : hosts.from)
    let animator = NavigationSlide(operation: isForward ? .push : .pop).interruptibleAnimator(
      using: TransitionContext(
        containerView: view, from: old, to: new, fromView: hosts.from, toView: hosts.to))
    let exchange = SplitExchange((old, new), in: hosts, animator: animator)
    if let completion { exchange.completions.append(completion) }
    animator.addCompletion { [weak self, weak exchange] _ in
      guard let self, let exchange, self.exchange === exchange else { return }
      exchangeEnded(exchange)
    }
    self.exchange = exchange
  }

  private func turnRound(
    _ exchange: SplitExchange, to controller: ViewController, completion: ((Bool) -> Void)?
  ) {
    let leaving = exchange.leaving(besides: controller)
    let hadKeyboard = hasKeyboard(leaving)
    exchange.callCompletions(finished: false)
    // A completion may have decided otherwise.
    guard self.exchange === exchange, compact === leaving else {
      completion?(false)
      return
    }
    if let completion { exchange.completions.append(completion) }
    decisions.perform {
      begin(leaving, appearing: false, animated: true)
      begin(controller, appearing: true, animated: true)
      compact = controller
      positionChanged()
      if hadKeyboard { view.window?.focus.focusFirst(in: controller.view) }
      speakerChanged()
      exchange.animator.isReversed = controller === exchange.controllers.from
    }
  }

  /// Brings what slides to its end, at once.
  func finishExchange() {
    guard let exchange else { return }
    exchange.animator.finishAnimation(at: exchange.animator.isReversed ? .start : .end)
  }

  private func exchangeEnded(_ exchange: SplitExchange) {
    decisions.perform {
      self.exchange = nil
      for host in [exchange.hosts.from, exchange.hosts.to] { host.transform = .identity }
      arrangeHosts()
      positionChanged()
      end(exchange.leaving(besides: compact))
      if let compact { end(compact) }
      positionChanged()
      view.setNeedsLayout()
    }
    exchange.callCompletions(finished: true)
  }

  /// From the back: the strip's outer column covers the shadow of the inner one.
  func arrangeHosts() {
    let parts = [slot(.secondary).host, scrim, slot(.supplementary).host, slot(.primary).host]
    let dividers = [SplitColumn.supplementary, .primary].compactMap { slot($0).divider }
    for part in parts + dividers + [compactHost] where part.superview === view {
      view.bringSubviewToFront(part)
    }
  }

  /// Whether a controller shows while all is folded.
  func showsFolded(_ controller: ViewController?) -> Bool {
    guard let controller else { return false }
    return controller === compact || exchange?.involves(controller) == true
  }

  /// What slides off, or lies below, is out of reach.
  func isGoing(_ host: View) -> Bool {
    guard let exchange, let compact else { return false }
    let staying =
      compact === exchange.controllers.to ? exchange.hosts.to : exchange.hosts.from
    return host !== staying && (host === exchange.hosts.from || host === exchange.hosts.to)
  }
}
