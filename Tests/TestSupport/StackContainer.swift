// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

/// A stack of screens whose top one is shown: as small as a container can be that takes part in showing and unwinding.
public final class StackContainer: ViewController {
  /// Seconds of a push or a pop.
  public static let duration = 0.3

  private var childTransition: ChildTransition?

  public init(_ title: String, _ screens: [ViewController]) {
    super.init()
    self.title = title
    for screen in screens {
      addChild(screen)
      screen.didMove(toParent: self)
    }
  }

  public var top: ViewController? { children.last }

  public override func viewDidLoad() {
    if let top { fill(with: top) }
  }

  public override func canPerformAction(_ action: ContainerAction, sender: Any?) -> Bool {
    action == .show
  }

  public override func show(_ controller: ViewController, sender: Any?) {
    childTransition?.finish()
    guard let old = top else { return }
    addChild(controller)
    transition(old, for: controller, animated: sender != nil, removing: [])
  }

  public override func allowedChildrenForUnwinding(
    from source: UnwindSegueSource
  ) -> [ViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  public override func unwind(for segue: Segue, towards child: ViewController) {
    pop(to: child, animated: segue.isAnimated)
  }

  public func pop(to child: ViewController, animated: Bool) {
    childTransition?.finish()
    guard let index = children.firstIndex(where: { $0 === child }), let old = top, old !== child
    else { return }
    let leaving = Array(children[(index + 1)...])
    for screen in leaving { screen.willMove(toParent: nil) }
    transition(old, for: child, animated: animated, removing: leaving)
  }

  private func transition(
    _ old: ViewController, for new: ViewController, animated: Bool, removing: [ViewController]
  ) {
    let isNew = removing.isEmpty
    let settle: () -> Void = { [weak self] in
      for screen in removing { screen.removeFromParent() }
      if isNew { new.didMove(toParent: self) }
    }
    guard isViewLoaded else { return settle() }
    new.view.frame = view.bounds
    new.view.autoresizingMask = .fill
    let isSeen = animated && isAppeared && !traits.reducesMotion
    if isSeen { new.view.alpha = 0 }
    childTransition = transition(
      from: old, to: new, duration: isSeen ? Self.duration : 0,
      animations: isSeen ? { new.view.alpha = 1 } : nil,
      completion: { [weak self] _ in
        self?.childTransition = nil
        settle()
      })
  }

  private func fill(with child: ViewController) {
    child.view.frame = view.bounds
    child.view.autoresizingMask = .fill
    view.addSubview(child.view)
  }
}
