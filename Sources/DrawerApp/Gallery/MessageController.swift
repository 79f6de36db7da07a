// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Shows a message, with buttons to reply, flag and archive.
final class MessageController: ViewController {
  private let openedMessage: Message
  private let mailbox: Mailbox
  private let reply = Button.filled(localized("Reply"), isPrimary: true)
  private let flag = Button.filled(localized("Flag"))
  private let archive = Button.filled("")
  private let result = Label(color: .secondaryText)

  /// The maximum width of the text. Longer lines are hard to read.
  private static let width = 560.0

  init(_ message: Message, in mailbox: Mailbox) {
    openedMessage = message
    self.mailbox = mailbox
    super.init()
    title = message.subject
    result.isHidden = true
    restorationIdentifier = "Message \(message.identifier)"
    // Visible if the split view is collapsed.
    navigationItem.rightBarButtonItems = [.showCode(Mailbox.sourceFileNames, of: self)]
  }

  private var message: Message { mailbox.currentVersion(of: openedMessage) }

  override func viewDidLoad() {
    prepareView()
    reply.image = .icon("send")
    archive.image = .icon("folder")
    reply.onActivate = { [weak self] in self?.presentDraft() }
    flag.onActivate = { [weak self] in self?.toggleFlag() }
    archive.onActivate = { [weak self] in self?.move() }
    updateButtons()
    let subject = Label(message.subject, style: .largeTitle)
    let from = Label("\(message.sender) · \(message.date)", color: .secondaryText)
    let buttons = View.row([reply, flag, archive], spacing: 8, wraps: true)
    addScrollingColumn(
      [subject, from, buttons, result, Label(message.text)], maximumWidth: Self.width,
      gaps: [subject: 4, buttons: 24, result: 24])
  }

  override func viewWillAppear(_ animated: Bool) {
    hideBarBesideList()
    // The list's menu changes the message too.
    mailbox.observeMessages { [weak self] in
      if let self, isViewLoaded { updateButtons() }
    }
  }

  override var keyCommands: [KeyCommand] { [mailbox.undoCommand] }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(message.identifier, forKey: "message")
    coder.encode(localized: result.isHidden ? nil : result.text, forKey: "result")
  }

  /// Restores the screen. The mailbox has already been restored.
  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    updateButtons()
    if let text = coder.decodeLocalized(forKey: "result") { showResult(text) }
  }

  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? { identifier == "\(DraftController.self)" ? makeDraft() : nil }

  private func presentDraft() { present(makeDraft(), animated: true) }

  private func makeDraft() -> DraftController {
    DraftController { [weak self] in self?.showResult($0) }
  }

  private func showResult(_ text: String) {
    result.text = text
    result.isHidden = false
  }

  private func toggleFlag() {
    mailbox.toggleFlag(of: message)
    updateButtons()
  }

  private func updateButtons() {
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
      // If the split view expands again, the message must not become the secondary screen again.
      if mailbox.openMessage == nil { split?.setViewController(nothing, for: .secondary) }
    }
  }
}

/// The secondary screen of the mailbox while no message is open.
final class NoMessageController: ViewController {
  /// The size of the icon, in points.
  private static let iconSize = Size(48, 48)

  private let mailbox: Mailbox

  init(in mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init()
    title = mailbox.lastMovedMessage?.moveResult ?? localized("Moved to the archive")
  }

  override func viewWillAppear(_ animated: Bool) { hideBarBesideList() }

  override var keyCommands: [KeyCommand] { [mailbox.undoCommand] }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(true, forKey: "isArchived")
  }

  override func viewDidLoad() {
    prepareView()
    let picture = ImageView(.icon("envelope"), imageSize: Self.iconSize, accessibilityLabel: nil)
    picture.tint = .disabledText
    let isEmpty = mailbox.messages(in: .inbox).isEmpty
    let note = Label(
      isEmpty ? localized("The inbox is empty.") : localized("Choose another message."),
      color: .secondaryText)
    let undo = mailbox.makeUndoButton()
    undo.isHidden = mailbox.lastMovedMessage == nil
    let column = View.column(
      [picture, Label(title ?? "", style: .title), note, undo], spacing: 8, alignment: .center)
    column.setCustomSpacing(16, after: note)
    view.addSubview(column)
    column.pin([.centerX(), .centerY()])
  }
}

extension ViewController {
  /// Hides the navigation bar if the split view shows two columns. If the split view is collapsed, the bar has the back
  /// button.
  func hideBarBesideList() {
    if splitViewController?.isCollapsed == false {
      navigationController?.isNavigationBarHidden = true
    }
  }
}
