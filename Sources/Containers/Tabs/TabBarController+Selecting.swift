// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension TabBarController {
  /// Selects a tab without asking or telling the delegate. A place that no tab has stops the program.
  ///
  /// A call while another switch runs: to the tab that it leaves turns it round, to a third one ends it
  /// first. A call from a callback of a switch is carried out after it.
  ///
  /// - Parameters:
  ///   - animated: Whether the delegate's animator or the switch style moves it. Default false.
  ///   - completion: Hears once: true when the tab is there, false when something else was decided
  ///     meanwhile.
  public func select(
    _ index: Int, animated: Bool = false, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    precondition(tabs.indices.contains(index), "There is no tab \(index) of \(tabs.count)")
    show(tabs[index], animated: animated, completion: completion)
  }

  /// Selects a tab or the list of further tabs.
  func show(
    _ page: ViewController, animated: Bool, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    if decisions.isBusy {
      decisions.afterwards { [weak self] in
        // It may have gone since.
        guard let self, controller(for: ObjectIdentifier(page)) != nil else {
          completion?(false)
          return
        }
        show(page, animated: animated, completion: completion)
      }
      return
    }
    perform(
      machine.handle(
        .select(
          ObjectIdentifier(page), animated: animated && isContentAppeared && !traits.reducesMotion)),
      completion: completion)
  }

  /// Goes to the end of a running switch, at once.
  func finishSwitch() { perform(machine.handle(.finish)) }

  func controller(for page: ObjectIdentifier?) -> ViewController? {
    guard let page else { return nil }
    if let moreList, ObjectIdentifier(moreList) == page { return moreList }
    return tabs.first { ObjectIdentifier($0) == page }
  }

  // MARK: Performing

  /// Does what the state machine decided, in its order.
  func perform(
    _ actions: [TabSelectionStateMachine<ObjectIdentifier?>.Action],
    completion newCompletion: ((Bool) -> Void)? = nil
  ) {
    decisions.perform {
      for action in actions {
        switch action {
        case .supersedeCompletion:
          let superseded = completion
          completion = newCompletion
          superseded?(false)
        case .complete(let finished):
          let completed = completion
          completion = nil
          completed?(finished)
        case .begin(_, let page, let animated): beginSwitch(to: page, animated: animated)
        case .turnRound: turnRound()
        case .settle(let page, _): settle(on: page)
        }
      }
    }
  }
}
