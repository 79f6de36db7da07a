// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A way from one controller to another, as UIKit's `UIStoryboardSegue`: registered by name at the
/// source, performed in one call.
///
/// The destination is made, the source prepares it, the segue performs (contract 8.1). A segue of a
/// program's own overrides `perform()`, or has a handler.
@MainActor open class Segue {
  /// What the segue is registered as; nil for one that was made in code.
  public let identifier: String?

  /// Where it starts.
  public let source: ViewController

  /// Where it leads.
  public let destination: ViewController

  /// The control that asked for it, such as a button; nil when none was given.
  public internal(set) var sender: Any?

  /// Whether the segue is animated. Default true. An unwinding may take many steps and animates only one of
  /// them, so read the value in `perform()` and in `unwind(for:towards:)`: it holds for that step.
  public var isAnimated = true

  private let performHandler: (() -> Void)?

  /// The stock step of an unwinding that this segue replaces, until it is performed.
  var stockStep: (() -> Void)?

  /// A segue without a handler: for subclasses that override `perform()`. As it is, it performs
  /// nothing.
  public init(
    identifier: String? = nil, source: ViewController, destination: ViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
  }

  /// A segue that a closure performs, for what is not worth a class.
  public init(
    identifier: String? = nil, source: ViewController, destination: ViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
  }

  /// Brings the destination on screen. Default: what the handler does. In a subclass that goes back, super performs the
  /// stock step, now or later: the container reveals its child, or the presenting controller dismisses the other.
  open func perform() {
    performHandler?()
    let step = stockStep
    stockStep = nil
    step?()
  }
}

/// What a stock segue does with its destination. A plain value, so that it can be read from a file.
public nonisolated enum SegueKind: Sendable, Hashable {
  /// `show(_:sender:)`: whatever container is around decides.
  case show
  /// `showDetail(_:sender:)`
  case showDetail
  /// `present(_:animated:)`, in a style and with a transition; nil leaves the destination its own.
  case present(ModalPresentationStyle? = nil, transition: ModalTransitionStyle? = nil)
  /// The destination takes the source's place in its container, which removes the source.
  case replace
  /// The destination becomes a child of the source and fills a view of it: `EmbedSegue`.
  case embed
}

extension SegueKind {
  func makeSegue(
    _ identifier: String?, _ source: ViewController, _ destination: ViewController
  ) -> Segue {
    switch self {
    case .embed:
      EmbedSegue(identifier: identifier, source: source, destination: destination)
    case .show, .showDetail, .present, .replace:
      StockSegue(kind: self, identifier: identifier, source: source, destination: destination)
    }
  }
}

/// What a controller has registered. Most have nothing, and no store.
final class SegueStore {
  /// How a segue comes about each time it is performed.
  enum Template {
    /// Makes the destination and the segue; the closure that comes with it prepares the destination.
    case forward(
      isAnimated: Bool, make: (_ source: ViewController) -> (Segue, prepare: (Any?) -> Void))
    /// `make` makes the segue where no controller on the way supplies one; nil makes the stock one.
    case unwind(
      action: String, isAnimated: Bool,
      make: ((String?, _ source: ViewController, _ destination: ViewController) -> Segue)?)
  }

  private(set) var templates: [String: Template] = [:]
  private(set) var unwindActions: [String: (Segue) -> Void] = [:]
  /// How often an unwinding asked the controller to reveal another.
  private(set) var reveals = 0
  /// The transition that a segue runs: the next one ends it first.
  private(set) weak var transition: ChildTransition?

  func register(_ identifier: String, _ template: Template) { templates[identifier] = template }

  func register(unwindAction name: String, _ action: @escaping (Segue) -> Void) {
    unwindActions[name] = action
  }

  func countReveal() { reveals += 1 }

  func began(_ transition: ChildTransition) { self.transition = transition }
}

/// Does what its kind says.
final class StockSegue: Segue {
  private let kind: SegueKind

  init(
    kind: SegueKind, identifier: String?, source: ViewController, destination: ViewController
  ) {
    self.kind = kind
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    switch kind {
    case .show:
      source.show(destination, sender: sender)
    case .showDetail:
      source.showDetail(destination, sender: sender)
    case .present(let style, let transition):
      if let style { destination.modalPresentationStyle = style }
      if let transition { destination.modalTransitionStyle = transition }
      source.present(destination, animated: isAnimated)
    case .replace:
      source.replace(with: destination, animated: isAnimated)
    case .embed:
      stopProgram("Internal inconsistency: an embed segue has a class of its own")
    }
  }
}

/// Makes the destination a child of the source. The destination's view fills the source's view or one of its
/// descendants, and keeps filling it.
///
/// Perform it when the source's view is loaded, for example in `viewDidLoad()`. A destination with another
/// parent is removed from that parent first (contract 1.3). A destination that contains the source stops the
/// program.
public final class EmbedSegue: Segue {
  /// The view that the destination's view fills: the source's view or one of its descendants. Default
  /// nil: the source's view. Set another view in `prepare(for:sender:)`.
  public var containerView: View?

  public override func perform() {
    guard let container = containerView ?? source.view else { return }
    require(
      container.isDescendant(of: source.view),
      "\(destination) cannot be embedded in a view that is not in that of \(source)")
    // A source that forwards appearance callbacks manually sends none for a new child, so the segue sends
    // them. A source that has not appeared yet forwards them when it appears.
    let isToldHere = !source.shouldAutomaticallyForwardAppearanceMethods && source.isContentAppeared
    let isChild = destination.parent === source
    let transition = ChildTransition(
      in: source, leaving: [], entering: isToldHere ? [destination] : [],
      adding: isChild ? [] : [destination], isAnimated: false)
    transition.begin {
      if container.frame.size != .zero {
        destination.loadViewIfNeeded(size: container.frame.size)
      }
    } place: {
      destination.view.frame = container.bounds
      destination.view.autoresizingMask = .fill
      container.addSubview(destination.view)
    }
    if isToldHere { container.layoutIfNeeded() }
    transition.end(atEnd: true)
    if isChild { destination.didMove(toParent: source) }
  }
}

/// The stock way back: each container on the way reveals the next one with `unwind(for:towards:)`, and
/// controllers presented on the way are dismissed.
public final class UnwindSegue: Segue {
  /// The name of the action that the destination has performed.
  public let action: String

  init(
    identifier: String?, source: ViewController, destination: ViewController, action: String
  ) {
    self.action = action
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
