// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// One message, and what can be done with it.
final class MessageController: ViewController {
  private var message: Message
  private let mailbox: Mailbox
  private let reply = Button.plate(localized("Reply"), isMain: true)
  private let flag = Button.plate(localized("Flag"))
  private let archive = Button.plate("")
  /// What became of the reply.
  private let result = Label()

  /// Points; longer lines are hard to read.
  private static let width = 560.0

  init(_ message: Message, in mailbox: Mailbox) {
    self.message = message
    self.mailbox = mailbox
    super.init()
    title = message.subject
    result.isHidden = true
    restorationIdentifier = "Message \(message.identifier)"
    // Seen where the window has room for one column.
    navigationItem.rightBarButtonItems = [.showCode(Mailbox.files, of: self)]
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    reply.image = .icon("send")
    archive.image = .icon("folder")
    reply.onActivate = { [weak self] in self?.answer() }
    flag.onActivate = { [weak self] in self?.toggleFlag() }
    archive.onActivate = { [weak self] in self?.move() }
    showActions()
    let subject = Label(message.subject, style: .largeTitle)
    let from = Label("\(message.sender) · \(message.date)")
    from.color = .secondaryText
    let text = Label(message.text)
    for label in [subject, text] { label.numberOfLines = 0 }
    let buttons = StackView(arrangedSubviews: [reply, flag, archive])
    buttons.spacing = 8
    buttons.wrapsLines = true
    result.color = .secondaryText
    let column = addScrollingColumn(
      [subject, from, buttons, result, text], maximumWidth: Self.width)
    column.setCustomSpacing(4, after: subject)
    for part in [buttons, result] { column.setCustomSpacing(24, after: part) }
  }

  override func viewWillAppear(_ animated: Bool) {
    hideBarBesideList()
    mailbox.observeMessages { [weak self] in self?.refresh() }
  }

  override var keyCommands: [KeyCommand] { [mailbox.undoCommand] }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(message.identifier, forKey: "message")
    coder.encode(localized: result.isHidden ? nil : result.text, forKey: "result")
  }

  /// The mailbox has been restored before.
  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    message = mailbox.current(message)
    showActions()
    if let text = coder.decodeLocalized(forKey: "result") { tell(text) }
  }

  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? { identifier == "\(DraftController.self)" ? makeDraft() : nil }

  private func answer() { present(makeDraft(), animated: true) }

  private func makeDraft() -> DraftController {
    DraftController { [weak self] in self?.tell($0) }
  }

  private func tell(_ text: String) {
    result.text = text
    result.isHidden = false
  }

  private func toggleFlag() {
    message = mailbox.toggleFlag(of: message)
    showActions()
  }

  private func showActions() {
    flag.title = message.isFlagged ? localized("Remove flag") : localized("Flag")
    flag.accessibilityLabel = flag.title
    flag.image = .icon("flag")
    archive.title = message.moveTitle
    archive.accessibilityLabel = archive.title
  }

  private func move() {
    let (mailbox, split) = (mailbox, splitViewController)
    mailbox.move(message)
    let nothing = NoMessageController(in: mailbox)
    guard let stack = navigationController, stack.viewControllers.first !== self else {
      return showDetail(nothing, sender: self)
    }
    stack.popViewController { _ in
      // Where the window becomes wide again, the message must not come back beside the list.
      if mailbox.open == nil { split?.setViewController(nothing, for: .secondary) }
    }
  }

  /// The menu of the list changes the message too.
  private func refresh() {
    message = mailbox.current(message)
    if isViewLoaded { showActions() }
  }
}
