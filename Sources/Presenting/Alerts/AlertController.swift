// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

/// A question or a message that has to be answered before the work goes on, as UIKit's
/// `UIAlertController`. Add the actions, then present it.
///
/// Return chooses the preferred action, Escape the cancel action, Tab and the arrow keys move between
/// the buttons. An alert stays until it is answered; an action sheet is also cancelled by a press
/// beside it. Without any action Escape takes it away.
public final class AlertController: ViewController, TransientPresentation {
  /// How it is shown.
  public nonisolated enum Style: Sendable, Hashable, CaseIterable {
    /// A card in the middle of the window.
    case alert
    /// A choice of what to do: at the bottom edge in a compact width, else a card in the middle.
    case actionSheet
  }

  /// Default `alert`. It cannot change later.
  public let preferredStyle: Style

  /// What it says below its title; nil for nothing.
  public var message: String? {
    didSet {
      if message != oldValue { contentChanged() }
    }
  }

  /// The answers, in the order they were added.
  public private(set) var actions: [AlertAction] = []

  /// The action that Return chooses and whose button stands out. Default nil: the first one of the
  /// style `default`, or the cancel action where one is destructive or there is no other.
  public var preferredAction: AlertAction? {
    willSet {
      require(
        newValue == nil || actions.contains { $0 === newValue },
        "The preferred action “\(newValue?.title ?? "")” was not added")
    }
    didSet { contentChanged() }
  }

  private var content: AlertView? { viewIfLoaded as? AlertView }
  private var isAnswered = false

  /// An alert without actions; add them before it is presented. Both texts may be nil.
  public init(title: String?, message: String? = nil, preferredStyle: Style = .alert) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
    modalPresentationStyle = .custom
  }

  /// Adds an answer. There can be one cancel action; a second one, or an action that was added before,
  /// stops the program.
  public func addAction(_ action: AlertAction) {
    require(
      !actions.contains { $0 === action }, "The action “\(action.title)” was added already")
    require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "The alert has a cancel action, so “\(action.title)” cannot be another")
    actions.append(action)
    contentChanged()
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
    if isBeingPresented { isAnswered = false }
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

  // MARK: Answers

  /// What Return chooses.
  var effectivePreferredAction: AlertAction? {
    if let preferredAction { return preferredAction }
    let hasDanger = actions.contains { $0.style == .destructive }
    if hasDanger, let cancelAction { return cancelAction }
    return actions.first { $0.style == .default } ?? cancelAction
  }

  var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  /// Escape, or a press beside an action sheet: the cancel action, or the only one. Without either it
  /// has to be answered by a button.
  func cancel() {
    if let action = cancelAction ?? (actions.count == 1 ? actions.first : nil) {
      choose(action)
    } else if actions.isEmpty {
      presentingViewController?.dismiss(animated: true)
    }
  }

  private func choose(_ action: AlertAction) {
    guard action.isEnabled, !isAnswered, let presentingViewController else { return }
    isAnswered = true
    presentingViewController.dismiss(animated: true) { [self] in
      if self.presentingViewController == nil { action.handler?(action) }
    }
  }

  private func contentChanged() {
    content?.show(self)
    presentationController?.containerView?.setNeedsLayout()
  }
}

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
  private var onEnabledChange: (() -> Void)?

  /// - Parameter handler: Called once, after the action was chosen and the alert was dismissed.
  public init(title: String, style: Style = .default, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Calls the closure when `isEnabled` changes; it replaces the earlier one.
  func observeEnabled(_ onChange: @escaping () -> Void) { onEnabledChange = onChange }
}
