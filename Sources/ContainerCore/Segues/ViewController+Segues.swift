// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Segues by name: registered by the controller that they start from, usually in its initializer. A
/// closure that needs the controller takes it weakly, since the controller keeps the closure.
extension ViewController {
  /// Registers a segue of a stock kind. A second one of the same name takes the first one's place.
  ///
  /// - Parameters:
  ///   - identifier: What `performSegue(withIdentifier:sender:)` calls it.
  ///   - animated: Whether it is seen on its way; `show` and `showDetail` leave that to the
  ///     container. Default true.
  ///   - makeDestination: Makes a controller each time, or hands out one that was kept.
  ///   - prepare: Gives the new destination what it needs, before `prepare(for:sender:)`.
  public func registerSegue<Destination: ViewController>(
    _ identifier: String, _ kind: SegueKind, animated: Bool = true,
    to makeDestination: @escaping () -> Destination,
    prepare: ((_ destination: Destination, _ sender: Any?) -> Void)? = nil
  ) {
    register(
      identifier, animated: animated, to: makeDestination, prepare: prepare,
      segue: { kind.makeSegue($0, $1, $2) })
  }

  /// Registers a segue of the program's own class or handler.
  ///
  /// - Parameter custom: Makes the segue, such as `FlipSegue.init(identifier:source:destination:)`.
  public func registerSegue<Destination: ViewController>(
    _ identifier: String,
    custom:
      @escaping (
        _ identifier: String?, _ source: ViewController, _ destination: ViewController
      ) -> Segue,
    animated: Bool = true, to makeDestination: @escaping () -> Destination,
    prepare: ((_ destination: Destination, _ sender: Any?) -> Void)? = nil
  ) {
    register(
      identifier, animated: animated, to: makeDestination, prepare: prepare, segue: custom)
  }

  /// Registers a segue that goes back: performing it is `performUnwind(_:sender:animated:)`.
  ///
  /// - Parameters:
  ///   - action: The name that the destination has registered its unwind action under.
  ///   - custom: Makes the segue of the way back, such as `FlipSegue.init(identifier:source:destination:)`. It
  ///     performs the outermost step that is seen where no controller supplies one with
  ///     `segueForUnwinding(to:from:identifier:)`. Default nil: the stock way back.
  ///   - animated: Whether the outermost step is animated. Default true.
  public func registerUnwindSegue(
    _ identifier: String, action: String,
    custom:
      (
        (
          _ identifier: String?, _ source: ViewController, _ destination: ViewController
        ) -> Segue
      )? = nil,
    animated: Bool = true
  ) {
    segueStoreForWriting.register(
      identifier, .unwind(action: action, isAnimated: animated, make: custom))
  }

  /// The names of the registered segues, in the order of the alphabet.
  public var segueIdentifiers: [String] { segueStore?.templates.keys.sorted() ?? [] }

  /// Performs a segue for code: `shouldPerformSegue(withIdentifier:sender:)` is not asked.
  ///
  /// The destination is made, `prepare(for:sender:)` is called, the segue performs. Where the source is
  /// does not matter to the segue; what it asks for may: a presentation by a controller that is not on
  /// screen comes to nothing, and the observer is told. A name that is not registered stops the program.
  public func performSegue(withIdentifier identifier: String, sender: Any? = nil) {
    switch template(for: identifier) {
    case .unwind(let action, let isAnimated, let make):
      performUnwind(
        action, identifier: identifier, sender: sender, animated: isAnimated, custom: make)
    case .forward(let isAnimated, let make):
      let (segue, prepareDestination) = make(self)
      segue.sender = sender
      segue.isAnimated = isAnimated
      let call = callBegan(
        .performSegue(identifier: identifier), other: segue.destination)
      defer { call?.end() }
      prepareDestination(sender)
      publish(
        .prepareForSegue(identifier: identifier), other: segue.destination, onBehalfOf: self)
      prepare(for: segue, sender: sender)
      segue.perform()
    }
  }

  /// Performs a segue because a person used a control: `shouldPerformSegue` may say no.
  ///
  /// - Parameter sender: The control.
  /// - Returns: Whether it was performed.
  @discardableResult
  public func triggerSegue(_ identifier: String, sender: Any?) -> Bool {
    _ = template(for: identifier)
    publish(.shouldPerformSegue(identifier: identifier))
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return false }
    performSegue(withIdentifier: identifier, sender: sender)
    return true
  }

  /// Puts another controller in this one's place. Its container does so, its presenter, or the window whose
  /// root it is. Without any of these nothing happens.
  public func replace(with replacement: ViewController, animated: Bool) {
    guard replacement !== self else { return }
    if let parent {
      parent.replaceChild(self, with: replacement, animated: animated)
    } else if let presenter = presentedBy?.presentingViewController {
      presenter.dismiss(animated: false)
      presenter.present(replacement, animated: animated)
    } else {
      rootWindow?.rootViewController = replacement
    }
  }

  private func register<Destination: ViewController>(
    _ identifier: String, animated: Bool, to makeDestination: @escaping () -> Destination,
    prepare: ((Destination, Any?) -> Void)?,
    segue: @escaping (String?, ViewController, ViewController) -> Segue
  ) {
    segueStoreForWriting.register(
      identifier,
      .forward(isAnimated: animated) { source in
        let destination = makeDestination()
        return (segue(identifier, source, destination), { prepare?(destination, $0) })
      })
  }

  private func template(for identifier: String) -> SegueStore.Template {
    guard let template = segueStore?.templates[identifier] else {
      let known = segueIdentifiers.map { "“\($0)”" }.joined(separator: ", ")
      stopProgram(
        "\(self) has no segue “\(identifier)”; it has \(known.isEmpty ? "none" : known)")
    }
    return template
  }
}

/// Going back to a controller that has registered an action by name, through presentations, tabs and stacks in one step (contract
/// 8.2 to 8.4).
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

  /// The child that is an unwinding's source, contains it, or presented it; nil if there is none.
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

extension ViewController {
  /// The controller that carries out an action for this one: itself or its nearest ancestor that can, as
  /// UIKit's method of the same name. Nil when none can: `show` and `showDetail` present then. The search
  /// ends at a presented controller, because its presenter is no ancestor.
  public func targetViewController(
    forAction action: ContainerAction, sender: Any?
  ) -> ViewController? {
    if canPerformAction(action, sender: sender) { return self }
    return parent?.targetViewController(forAction: action, sender: sender)
  }

  /// The default of `show` and `showDetail`. The search begins above this controller, so that an override may leave a case to its
  /// ancestors by calling super.
  func showByDefault(_ action: ContainerAction, _ controller: ViewController, sender: Any?) {
    guard let target = parent?.targetViewController(forAction: action, sender: sender) else {
      return present(controller, animated: true)
    }
    switch action {
    case .show: target.show(controller, sender: sender)
    case .showDetail: target.showDetail(controller, sender: sender)
    }
  }
}

extension ViewController {
  /// The store, made when something is put in.
  var segueStoreForWriting: SegueStore {
    if let segueStore { return segueStore }
    let store = SegueStore()
    segueStore = store
    return store
  }
}

extension ViewController {
  var parentOrPresenter: ViewController? {
    parent ?? presentedBy?.presentingViewController
  }
}

/// What a screen may ask of the containers around it without knowing them, as the selectors of
/// UIKit's `targetViewController(forAction:sender:)`.
public nonisolated enum ContainerAction: Sendable, Hashable, CaseIterable {
  /// `show(_:sender:)`
  case show
  /// `showDetail(_:sender:)`
  case showDetail
}
