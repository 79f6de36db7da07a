// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

private enum RestorationIdentifierKey: AssociatedValueKey { typealias Value = String }

private enum RestoredViewsKey: AssociatedValueKey { typealias Value = [String: StateCoder] }

private enum IsRestoredKey: AssociatedValueKey { typealias Value = Bool }

extension ViewController {
  /// The name of the controller in a saved state. Controllers in one container that have the same name are
  /// distinguished by their order. Default nil: the name of the type.
  public var restorationIdentifier: String? {
    get { self[RestorationIdentifierKey.self] }
    set { self[RestorationIdentifierKey.self] = newValue }
  }

  /// The name that identifies the controller in a saved state: `restorationIdentifier`, or the name of its type.
  public var restorationName: String { restorationIdentifier ?? "\(type(of: self))" }

  /// Creates the controller for a saved child that does not exist yet, for `decodeRestorableState(with:)` to add.
  ///
  /// `viewController(withRestorationIdentifier:coder:)` is called on `first`, then on this controller and on the
  /// controllers around it, until one returns a controller.
  ///
  /// - Parameters:
  ///   - child: The saved state of the child, one of the `children` of `coder`.
  ///   - coder: The coder that `decodeRestorableState(with:)` has received.
  ///   - first: The controller to ask first. Default nil: this controller.
  /// - Returns: A controller that can become a child; nil if none was created.
  public func makeRestored(
    _ child: StateCoder, with coder: StateCoder, asking first: ViewController? = nil
  ) -> ViewController? {
    coder.making.make?(child, first ?? self) as? ViewController
  }

  var isRestored: Bool {
    get { self[IsRestoredKey.self] ?? false }
    set { self[IsRestoredKey.self] = newValue }
  }

  func canRestore(from state: StateCoder) -> Bool {
    state.identifier == restorationName
      && (self as? any RestoringContainer)?.acceptsRestoration(from: state) ?? true
  }

  /// The states of views that have not appeared yet.
  var restoredViews: [String: StateCoder]? {
    get { self[RestoredViewsKey.self] }
    set { self[RestoredViewsKey.self] = newValue }
  }

  /// Whether the controller has received `viewIsAppearing(_:)` and has not disappeared since.
  var hasReceivedViewIsAppearing: Bool {
    isContentAppeared || (isContentAppearing && !appearance.needsViewIsAppearing)
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
  /// The value that was stored in the controller under a key; nil if there is none.
  public subscript<Key: AssociatedValueKey>(key: Key.Type) -> Key.Value? {
    get { associatedValues[ObjectIdentifier(key)] as? Key.Value }
    set { associatedValues[ObjectIdentifier(key)] = newValue }
  }
}
