// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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
