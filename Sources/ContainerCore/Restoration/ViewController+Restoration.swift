// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

private enum RestorationIdentifierKey: AssociatedValueKey { typealias Value = String }

/// What the views of a controller get when it appears for the first time.
private enum RestoredViewsKey: AssociatedValueKey { typealias Value = [String: StateCoder] }

private enum IsRestoredKey: AssociatedValueKey { typealias Value = Bool }

extension ViewController {
  /// What the controller is called in the state that is kept. Of several with the same name that lie in one container, their
  /// order decides. Default nil: the name of its type.
  public var restorationIdentifier: String? {
    get { self[RestorationIdentifierKey.self] }
    set { self[RestorationIdentifierKey.self] = newValue }
  }

  /// The name that identifies the controller in a saved state: `restorationIdentifier`, or the name of its type.
  public var restorationName: String { restorationIdentifier ?? "\(type(of: self))" }

  /// Makes the controller of a saved child that the container does not have yet. Call it in `decodeRestorableState(with:)`;
  /// then add the result as a child.
  ///
  /// `viewController(withRestorationIdentifier:coder:)` is called on `first`, then on this controller, and then on the
  /// controllers around it until one returns a controller.
  ///
  /// - Parameters:
  ///   - child: One of the `children` of `coder`.
  ///   - coder: The coder that the controller is restored from.
  ///   - first: The controller to ask first. Default nil: this controller.
  /// - Returns: A controller that can become a child; nil if none was made.
  public func makeRestored(
    _ child: StateCoder, with coder: StateCoder, asking first: ViewController? = nil
  ) -> ViewController? {
    coder.making.make?(child, first ?? self) as? ViewController
  }

  /// Whether the controller was given a state: it takes no other one.
  var isRestored: Bool {
    get { self[IsRestoredKey.self] ?? false }
    set { self[IsRestoredKey.self] = newValue }
  }

  /// Whether a state is the controller's.
  func canRestore(from state: StateCoder) -> Bool {
    state.identifier == restorationName
      && (self as? any RestoringContainer)?.acceptsRestoration(from: state) ?? true
  }

  /// What is left for views that have not appeared yet.
  var restoredViews: [String: StateCoder]? {
    get { self[RestoredViewsKey.self] }
    set { self[RestoredViewsKey.self] = newValue }
  }

  /// Whether the controller is on screen, or on its way there, and has had its `viewIsAppearing(_:)`.
  var wasAppearingTold: Bool {
    isContentAppeared || (isContentAppearing && !appearance.owesIsAppearing)
  }

  func restoreViews() {
    guard !associatedValues.isEmpty, let states = restoredViews, let root = viewIfLoaded else {
      return
    }
    restoredViews = nil
    ViewStates.restore(states, to: root)
  }
}

extension ViewController {
  /// The value kept under a key; nil when there is none. It lives as long as the controller, wherever
  /// that is.
  public subscript<Key: AssociatedValueKey>(key: Key.Type) -> Key.Value? {
    get { associatedValues[ObjectIdentifier(key)] as? Key.Value }
    set { associatedValues[ObjectIdentifier(key)] = newValue }
  }
}
