// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Going back to a controller that is named by what it does, from wherever one is: through
/// presentations, tabs and stacks at once (contract 8.2 to 8.4).
extension ViewController {
  /// Registers what this controller does when another one unwinds to it. The action runs before the way back
  /// shows, and can read results from the segue's source.
  ///
  /// Register in the initializer: a controller whose view is not loaded can be unwound to as well. A
  /// closure that needs the controller takes it weakly.
  ///
  /// - Parameter name: What a source calls it, such as “backToMenu”. A second action of the same name
  ///   takes the first one's place.
  public func registerUnwindAction(
    _ name: String, perform action: @escaping (_ segue: Segue) -> Void = { _ in }
  ) {
    segueStoreForWriting.register(unwindAction: name, action)
  }

  /// The names of the registered unwind actions, in the order of the alphabet.
  public var unwindActions: [String] { segueStore?.unwindActions.keys.sorted() ?? [] }

  /// Goes back to the nearest controller that can perform an action.
  ///
  /// With no such controller nothing at all happens. Otherwise this controller prepares, the destination
  /// performs the action, and then the way back is gone: from the inside out each container on the way
  /// reveals the next, and controllers presented on the way are dismissed. Of all that only the outermost
  /// change is animated.
  ///
  /// - Parameters:
  ///   - animated: False shows nothing on the way. Default true.
  /// - Returns: Whether there was a destination.
  @discardableResult
  public func performUnwind(
    _ action: String, sender: Any? = nil, animated: Bool = true
  ) -> Bool {
    performUnwind(action, identifier: nil, sender: sender, animated: animated, custom: nil)
  }

  @discardableResult
  func performUnwind(
    _ action: String, identifier: String?, sender: Any?, animated: Bool,
    custom: ((String?, ViewController, ViewController) -> Segue)?
  ) -> Bool {
    let request = UnwindSegueSource(source: self, sender: sender, action: action)
    guard var unwinding = Unwinding(request) else { return false }
    let destination = unwinding.destination
    let call = callBegan(.unwind(action: action), other: destination)
    defer { call?.end() }
    let segue = unwinding.makeSegue(identifier: identifier, custom: custom)
    segue.sender = sender
    segue.isAnimated = animated
    publish(.prepareForSegue(identifier: identifier), other: destination, onBehalfOf: self)
    prepare(for: segue, sender: sender)
    destination.publish(.unwindAction(action), other: self, onBehalfOf: self)
    destination.segueStore?.unwindActions[action]?(segue)
    unwinding.goBack(with: segue, animated: animated)
    return true
  }

  /// The child that an unwinding's source is, or lies in, or was presented by; nil when none is.
  public func childContaining(_ source: UnwindSegueSource) -> ViewController? {
    childContaining(source.source)
  }

  func childContaining(_ controller: ViewController) -> ViewController? {
    var node: ViewController? = controller
    while let current = node {
      if current.parent === self { return current }
      if current === self { return nil }
      node = current.parentOrPresenter
    }
    return nil
  }
}
