// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// One answer to an alert, as UIKit's `UIAlertAction`. The alert shows it as a button.
public final class AlertAction {
  /// What kind of answer it is.
  public nonisolated enum Style: Sendable, Hashable, CaseIterable {
    /// An ordinary answer. The first one is preferred unless the alert says otherwise.
    case `default`
    /// The answer that changes nothing. Escape chooses it. An alert has one at most.
    case cancel
    /// The answer that may lose something.
    case destructive
  }

  /// What the button says: a verb, in sentence case.
  public let title: String

  /// Says how the button looks and which keys choose it. Default `default`.
  public let style: Style

  /// Whether it can be chosen. Default true.
  public var isEnabled = true {
    didSet {
      if isEnabled != oldValue { onEnabledChange?() }
    }
  }

  let handler: ((AlertAction) -> Void)?

  /// Tells the button.
  var onEnabledChange: (() -> Void)?

  /// - Parameter handler: Called once, after the action was chosen and the alert was dismissed.
  public init(title: String, style: Style = .default, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
