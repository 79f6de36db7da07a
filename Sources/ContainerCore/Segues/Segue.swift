// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A transition from one controller to another, registered by name at the source, like UIKit's `UIStoryboardSegue`.
///
/// The destination is created, the source prepares it, and the segue is performed (containment contract 8.1). A custom
/// segue overrides `perform()` or has a handler.
@MainActor open class Segue {
  /// The name under which the segue is registered; nil for a segue that was created in code.
  public let identifier: String?

  /// The controller from which the segue starts.
  public let source: ViewController

  /// The controller that the segue shows.
  public let destination: ViewController

  /// The control that started the segue, such as a button; nil for none.
  public internal(set) var sender: Any?

  /// Whether the segue is animated. Default true. An unwind through several containers and presentations sets it before
  /// each of them, to true for at most one. `perform()` and `unwind(for:towards:)` have to read it.
  public var isAnimated = true

  private let performHandler: (() -> Void)?

  /// The default step of an unwind that this segue replaces, until it is performed.
  var defaultStep: (() -> Void)?

  /// Creates a segue without a handler, for subclasses that override `perform()`.
  public init(
    identifier: String? = nil, source: ViewController, destination: ViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
  }

  /// Creates a segue whose `perform()` calls a closure.
  public init(
    identifier: String? = nil, source: ViewController, destination: ViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
  }

  /// Shows the destination. Default: calls the initializer's closure. If the segue unwinds, an override can call
  /// super, immediately or later: super lets the container reveal its child, or dismisses the presented controller.
  open func perform() {
    performHandler?()
    let step = defaultStep
    defaultStep = nil
    step?()
  }
}

/// The kind of a built-in segue: how it shows its destination, for example by presenting it.
public nonisolated enum SegueKind: Sendable, Hashable {
  /// Calls `show(_:sender:)`: the surrounding container decides.
  case show
  /// Calls `showDetail(_:sender:)`.
  case showDetail
  /// Presents the destination, in a style and with an animation; nil keeps the destination's own.
  case present(ModalPresentationStyle? = nil, transition: ModalTransitionStyle? = nil)
  /// The destination replaces the source in its container, which removes the source.
  case replace
  /// The destination becomes a child of the source and fills one of its views (`EmbedSegue`).
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
      SystemSegue(kind: self, identifier: identifier, source: source, destination: destination)
    }
  }
}

/// The registrations of a controller. Most controllers have none, and no store.
final class SegueStore {
  enum Template {
    /// Creates the destination and the segue. The returned closure prepares the destination.
    case forward(
      isAnimated: Bool, make: (_ source: ViewController) -> (Segue, prepare: (Any?) -> Void))
    /// `make` creates the segue if no controller provides one; nil creates the default one.
    case unwind(
      action: String, isAnimated: Bool,
      make: ((String?, _ source: ViewController, _ destination: ViewController) -> Segue)?)
  }

  private(set) var templates: [String: Template] = [:]
  private(set) var unwindActions: [String: (Segue) -> Void] = [:]
  /// How often an unwind has called the controller to reveal another one.
  private(set) var revealCount = 0
  /// The transition that a segue runs, which the next segue ends first.
  private(set) weak var transition: ChildTransition?

  func register(_ identifier: String, _ template: Template) { templates[identifier] = template }

  func register(unwindAction name: String, _ action: @escaping (Segue) -> Void) {
    unwindActions[name] = action
  }

  func incrementRevealCount() { revealCount += 1 }

  func setTransition(_ transition: ChildTransition) { self.transition = transition }
}

final class SystemSegue: Segue {
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
      stopProgram("Internal inconsistency: an embed segue has a custom class")
    }
  }
}

/// Adds the destination as a child of the source. The destination's view fills the source's view or a view inside it.
///
/// Perform it when the source's view is loaded, for example in `viewDidLoad()`. A destination with another parent is
/// removed from that parent first (containment contract 1.3). Traps if the destination contains the source.
public final class EmbedSegue: Segue {
  /// The view that the destination's view fills: the source's view or one of its descendants. Default nil: the source's
  /// view. Set another view in `prepare(for:sender:)`.
  public var containerView: View?

  public override func perform() {
    guard let container = containerView ?? source.view else { return }
    require(
      container.isDescendant(of: source.view),
      "\(destination) cannot be embedded in a view outside the view of \(source)")
    // A source with manual forwarding sends a new child no callbacks, so the segue sends them. If the source has not
    // appeared yet, it sends them when it appears.
    let sendsAppearance =
      !source.shouldAutomaticallyForwardAppearanceMethods && source.isContentAppeared
    let isChild = destination.parent === source
    let transition = ChildTransition(
      in: source, leaving: [], entering: sendsAppearance ? [destination] : [],
      adding: isChild ? [] : [destination], isAnimated: false)
    transition.begin {
      if container.frame.size != .zero {
        destination.loadViewIfNeeded(size: container.frame.size)
      }
    } installViews: {
      destination.view.frame = container.bounds
      destination.view.autoresizingMask = .fill
      container.addSubview(destination.view)
    }
    if sendsAppearance { container.layoutIfNeeded() }
    transition.end(atEnd: true)
    if isChild { destination.didMove(toParent: source) }
  }
}

/// The default segue of an unwind. Each container on the path from the source to the destination reveals the next
/// controller with `unwind(for:towards:)`, and presented controllers are dismissed.
public final class UnwindSegue: Segue {
  /// The name of the unwind action that the destination performs.
  public let action: String

  init(
    identifier: String?, source: ViewController, destination: ViewController, action: String
  ) {
    self.action = action
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
