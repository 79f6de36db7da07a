// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Segues by name, registered by the controller from which they start, usually in its initializer. The controller
/// retains the closures, so a closure that needs the controller captures it weakly.
extension ViewController {
  /// Registers a built-in segue. A second registration with the same name replaces the first one.
  ///
  /// - Parameters:
  ///   - identifier: The name for `performSegue(withIdentifier:sender:)`.
  ///   - animated: Whether the segue is animated. The container decides this for `show` and `showDetail`. Default true.
  ///   - makeDestination: Returns the destination: a new controller each time, or always the same one.
  ///   - prepare: Configures the new destination, before `prepare(for:sender:)`.
  public func registerSegue<Destination: ViewController>(
    _ identifier: String, _ kind: SegueKind, animated: Bool = true,
    to makeDestination: @escaping () -> Destination,
    prepare: ((_ destination: Destination, _ sender: Any?) -> Void)? = nil
  ) {
    register(
      identifier, animated: animated, to: makeDestination, prepare: prepare,
      segue: { kind.makeSegue($0, $1, $2) })
  }

  /// Registers a segue with a custom class or handler.
  ///
  /// - Parameter custom: Creates the segue, such as `FlipSegue.init(identifier:source:destination:)`.
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

  /// Registers an unwind segue. Performing it calls `performUnwind(_:sender:animated:)`.
  ///
  /// - Parameters:
  ///   - action: The name under which the destination has registered its unwind action.
  ///   - custom: Creates the segue that performs the outermost visible change. A segue from
  ///     `segueForUnwinding(to:from:identifier:)` takes precedence. Default nil: a plain `UnwindSegue`.
  ///   - animated: Whether the outermost visible change is animated. The other changes never are. Default true.
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

  /// The names of the registered segues, sorted alphabetically.
  public var segueIdentifiers: [String] { segueStore?.templates.keys.sorted() ?? [] }

  /// Performs a segue from code, without calling `shouldPerformSegue(withIdentifier:sender:)`.
  ///
  /// Creates the destination, calls `prepare(for:sender:)`, and performs the segue. If the segue is a presentation, it
  /// does nothing in the cases that `present` lists, such as off screen. Traps if `identifier` is not registered.
  public func performSegue(withIdentifier identifier: String, sender: Any? = nil) {
    switch template(for: identifier) {
    case .unwind(let action, let isAnimated, let make):
      performUnwind(
        action, identifier: identifier, sender: sender, animated: isAnimated, custom: make)
    case .forward(let isAnimated, let make):
      let (segue, prepareDestination) = make(self)
      segue.sender = sender
      segue.isAnimated = isAnimated
      let call = beginCall(
        .performSegue(identifier: identifier), other: segue.destination)
      defer { call?.end() }
      prepareDestination(sender)
      publish(
        .prepareForSegue(identifier: identifier), other: segue.destination, onBehalfOf: self)
      prepare(for: segue, sender: sender)
      segue.perform()
    }
  }

  /// Performs the segue of a control, unless `shouldPerformSegue(withIdentifier:sender:)` returns false.
  ///
  /// - Parameter sender: The control that the user has used.
  /// - Returns: Whether the segue was performed.
  @discardableResult
  public func triggerSegue(_ identifier: String, sender: Any?) -> Bool {
    _ = template(for: identifier)
    publish(.shouldPerformSegue(identifier: identifier))
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return false }
    performSegue(withIdentifier: identifier, sender: sender)
    return true
  }

  /// Replaces this controller as a child, presented controller or window root. Does nothing if it is none of them.
  public func replace(with replacement: ViewController, animated: Bool) {
    guard replacement !== self else { return }
    if let parent {
      parent.replaceChild(self, with: replacement, animated: animated)
    } else if let presenter = presentationAsPresented?.presentingViewController {
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

/// Unwinding: returning to a controller with a registered action, in one call (contract 8.2 to 8.4).
extension ViewController {
  /// Registers the action that this controller performs when another controller unwinds to it. The action is called
  /// before any controller is revealed or dismissed, and can read results from the segue's source.
  ///
  /// Register it in the initializer, because an unwind can also lead to a controller whose view is not loaded. A
  /// closure that needs the controller captures it weakly.
  ///
  /// - Parameter name: The name for `performUnwind`, such as “backToMenu”. An earlier action of that name is replaced.
  public func registerUnwindAction(
    _ name: String, perform action: @escaping (_ segue: Segue) -> Void = { _ in }
  ) {
    segueStoreForWriting.register(unwindAction: name, action)
  }

  /// The names of the registered unwind actions, sorted alphabetically.
  public var unwindActions: [String] { segueStore?.unwindActions.keys.sorted() ?? [] }

  /// Unwinds to the nearest controller that can perform an unwind action. Does nothing if there is none.
  ///
  /// First, this controller prepares the segue, and the destination performs the action. Then the containers around the
  /// destination reveal it, the innermost first, and the controllers presented over it are dismissed.
  ///
  /// - Parameters:
  ///   - animated: Whether the outermost of these visible changes is animated. The others never are. Default true.
  /// - Returns: Whether a controller was found that performed the action.
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
    guard var unwinding = UnwindOperation(request) else { return false }
    let destination = unwinding.destination
    let call = beginCall(.unwind(action: action), other: destination)
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

  /// Returns the child that is the source of an unwind, contains it, or has presented it; nil if there is none.
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
  /// Returns the controller that performs an action for this controller, like UIKit's method of the same name: this
  /// controller, or else its nearest ancestor, for which `canPerformAction(_:sender:)` is true; nil if there is none.
  /// The search follows parents only, so it ends at a presented controller and never reaches the presenter.
  public func targetViewController(
    forAction action: ContainerAction, sender: Any?
  ) -> ViewController? {
    if canPerformAction(action, sender: sender) { return self }
    return parent?.targetViewController(forAction: action, sender: sender)
  }

  /// The default of `show` and `showDetail`. It searches from the parent, so that an override can call super.
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
  var segueStoreForWriting: SegueStore {
    if let segueStore { return segueStore }
    let store = SegueStore()
    segueStore = store
    return store
  }
}

extension ViewController {
  var parentOrPresenter: ViewController? {
    parent ?? presentationAsPresented?.presentingViewController
  }
}

/// An action that a controller can request from an enclosing container of any type: `show` or `showDetail`. It replaces
/// the selectors of UIKit's `targetViewController(forAction:sender:)`.
public nonisolated enum ContainerAction: Sendable, Hashable, CaseIterable {
  /// The action `show(_:sender:)`.
  case show
  /// The action `showDetail(_:sender:)`.
  case showDetail
}
