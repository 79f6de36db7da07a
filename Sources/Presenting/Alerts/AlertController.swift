// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

/// A question or a message that the user has to answer before the work continues, like UIKit's `UIAlertController`. Add
/// the actions, then present the controller.
///
/// Return chooses the preferred action, Escape chooses the cancel action or the only action, and Tab and the arrow keys
/// move between the buttons. An alert stays until it is answered. A press outside of an action sheet cancels it.
/// Without actions, Escape dismisses it.
public final class AlertController: ViewController, TransientPresentation {
  /// The appearance of an alert: a card in the middle of the window, or an action sheet.
  public nonisolated enum Style: Sendable, Hashable, CaseIterable {
    /// A card in the middle of the window.
    case alert
    /// A choice of actions: at the bottom edge in a compact width, otherwise a card in the middle.
    case actionSheet
  }

  /// The appearance of the alert, which is set when the alert is created. Default `alert`.
  public let preferredStyle: Style

  /// The text below the alert's title; nil for none.
  public var message: String? {
    didSet { if message != oldValue { updateContent() } }
  }

  /// The actions of the alert, in the order in which they were added.
  public private(set) var actions: [AlertAction] = []

  /// The action that Return chooses, and whose button is emphasized. Traps if the action was not added.
  ///
  /// Default nil: Return chooses the first action of the style `default`, or the cancel action if there is none. In an
  /// alert with a destructive action and a cancel action, Return chooses the cancel action.
  public var preferredAction: AlertAction? {
    willSet {
      require(
        newValue == nil || actions.contains { $0 === newValue },
        "The preferred action “\(newValue?.title ?? "")” was not added: call addAction(_:) first")
    }
    didSet { updateContent() }
  }

  private var content: AlertView? { viewIfLoaded as? AlertView }
  private var hasChosenAction = false

  /// Creates an alert without actions. Add the actions before you present it. The title and the message may be nil.
  public init(title: String?, message: String? = nil, preferredStyle: Style = .alert) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
    modalPresentationStyle = .custom
  }

  /// Adds an action to the alert. Traps if the action was already added, or if it is a second cancel action.
  public func addAction(_ action: AlertAction) {
    require(
      !actions.contains { $0 === action }, "The action “\(action.title)” was already added")
    require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "An alert can have only one action with the style .cancel: “\(action.title)” is another one")
    actions.append(action)
    updateContent()
  }

  public override func makePresentationController() -> PresentationController {
    AlertPresentationController(presentedViewController: self)
  }

  public override func loadView() {
    let content = AlertView(style: preferredStyle) { [weak self] in self?.choose($0) }
    content.show(self)
    view = content
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isBeingPresented { hasChosenAction = false }
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard let button = content?.button(for: effectivePreferredAction), let window = view.window,
      window.focus.canFocus(button)
    else { return }
    window.focus.focus(button)
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, event.key == .return, !event.isRepeat,
      let action = effectivePreferredAction
    else { return false }
    choose(action)
    return true
  }

  // MARK: Actions

  var effectivePreferredAction: AlertAction? {
    if let preferredAction { return preferredAction }
    let hasDanger = actions.contains { $0.style == .destructive }
    if hasDanger, let cancelAction { return cancelAction }
    return actions.first { $0.style == .default } ?? cancelAction
  }

  var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  /// Performs the cancel action, or the only action, for Escape or for a press outside of an action sheet. An alert
  /// with other actions has to be answered with a button.
  func cancel() {
    if let action = cancelAction ?? (actions.count == 1 ? actions.first : nil) {
      choose(action)
    } else if actions.isEmpty {
      presentingViewController?.dismiss(animated: true)
    }
  }

  private func choose(_ action: AlertAction) {
    guard action.isEnabled, !hasChosenAction, let presentingViewController else { return }
    hasChosenAction = true
    presentingViewController.dismiss(animated: true) { [self] in
      if self.presentingViewController == nil { action.handler?(action) }
    }
  }

  private func updateContent() {
    content?.show(self)
    presentationController?.containerView?.setNeedsLayout()
  }
}

/// An action of an alert, like UIKit's `UIAlertAction`. The alert shows it as a button.
public final class AlertAction {
  /// The kind of an alert's action: default, cancel or destructive.
  public nonisolated enum Style: Sendable, Hashable, CaseIterable {
    /// An ordinary action. The first one is preferred, unless the alert has another `preferredAction`.
    case `default`
    /// The action that changes nothing. Escape chooses it. An alert has at most one.
    case cancel
    /// An action that may delete data.
    case destructive
  }

  /// The title of the action's button: a verb, in sentence case.
  public let title: String

  /// The kind of the action: how its button looks, and whether Return or Escape chooses the action. Default `default`.
  public let style: Style

  /// Whether the user can choose the action. Default true.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { onEnabledChange?() } }
  }

  let handler: ((AlertAction) -> Void)?

  /// Called when `isEnabled` has changed.
  var onEnabledChange: (() -> Void)?

  /// Creates an action of an alert.
  ///
  /// - Parameter handler: Called once, after the user chose the action and the alert was dismissed.
  public init(title: String, style: Style = .default, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
