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
