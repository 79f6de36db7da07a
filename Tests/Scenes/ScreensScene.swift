// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Shows and hides screens by key, for `Scripts/measure.sh`. With Ctrl, o opens the menu, s swaps the center, n shows
/// the stack, p pushes, b goes back, a shows the tabs, t selects the next tab, h shows and hides a sheet, l shows a
/// long list. When it ends, it prints a line for each frame.
final class ScreensScene: Scene {
  private let stack = NavigationController(rootViewController: PageOfText(title: "Stack"))
  private let tabs = TabBarController(viewControllers: [
    PageOfText(title: "Text"), PageOfCards(title: "Cards"), PageOfRows(title: "Rows"),
  ])
  private let rows = PageOfRows(title: "Long list")
  private let menu: SlidingMenuController

  private struct Frame {
    var scene: String
    var interval: Double?
    /// Seconds since the previous frame, even if the loop was idle in between.
    var gap: Double?
    /// Seconds from the key to this frame, if it is the first frame after a key.
    var responseTime: Double?
  }
  private var frames: [Frame] = []
  private var scene = "start"
  private var pressInstant: Instant?
  private var lastFrame: Instant?
  private var nextMenuIndex = 0

  override init() {
    var children: [ViewController] = (0..<8).map { index in
      switch index % 3 {
      case 0: PageOfCards(title: "Cards \(index)")
      case 1: PageOfRows(title: "Rows \(index)")
      default: PageOfText(title: "Text \(index)")
      }
    }
    children += [stack, tabs, rows]
    stack.title = "Stack"
    tabs.title = "Tabs"
    menu = SlidingMenuController(
      title: "Screens", children: children.map { ($0.title ?? "", nil, $0) }, position: .closed)
    super.init()
  }

  override func viewDidLoad() {
    addChild(menu)
    view.addSubview(menu.view)
    menu.view.pin(Pin.edges())
    menu.didMove(toParent: self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    let actions: [(String, String, () -> Void)] = [
      ("o", "open", { [menu] in menu.toggle() }),
      ("s", "swap", { [weak self] in self?.swap() }),
      ("n", "stack", { [menu] in menu.select(8, animated: false) }),
      (
        "p", "push",
        { [stack] in stack.pushViewController(PageOfText(title: "Next"), animated: true) }
      ),
      ("b", "pop", { [stack] in _ = stack.popViewController(animated: true) }),
      ("a", "bar", { [menu] in menu.select(9, animated: false) }),
      ("t", "tab", { [tabs] in tabs.select(((tabs.selectedIndex ?? 0) + 1) % 3, animated: true) }),
      ("h", "sheet", { [weak self] in self?.toggleSheet() }),
      ("l", "list", { [menu] in menu.select(10, animated: false) }),
    ]
    view.window?.windowKeyCommands =
      actions.map { key, name, action in
        KeyCommand(name, group: "Scenes", shortcuts: [.init(.character(Character(key)), .control)])
        { [weak self] in
          self?.scene = name
          self?.pressInstant = self?.view.window?.animations.now
          action()
          return true
        }
      } + [
        KeyCommand("Quit", group: "Scenes", shortcuts: [.init(.character("q"), .control)]) {
          [weak self] in
          self?.view.window?.close()
          return true
        }
      ]
  }

  private func swap() {
    menu.select(nextMenuIndex, animated: true)
    nextMenuIndex = (nextMenuIndex + 1) % 8
  }

  private func toggleSheet() {
    if let sheet = presentedViewController { return sheet.dismiss(animated: true) }
    let sheet = PageOfText(title: "Sheet")
    sheet.modalPresentationStyle = .pageSheet
    present(sheet, animated: true)
  }

  /// Called after each frame, even if it was not presented because it has not changed.
  func recordFrame(_ report: FrameReport) {
    super.frameDidShow()
    frames.append(
      Frame(
        scene: scene, interval: report.interval,
        gap: lastFrame.map { report.presentedAt.timeIntervalSince($0) },
        responseTime: pressInstant.map { report.presentedAt.timeIntervalSince($0) }))
    pressInstant = nil
    lastFrame = report.presentedAt
  }

  /// Prints `frame SCENE INTERVAL GAP ANSWER` for each frame, in milliseconds.
  func printFrames() {
    for frame in frames {
      func text(_ seconds: Double?) -> String {
        seconds.map { "\(($0 * 1e5).rounded() / 1e2)" } ?? "-"
      }
      printLine(
        "frame \(frame.scene) \(text(frame.interval)) \(text(frame.gap)) \(text(frame.responseTime))"
      )
    }
  }
}

private final class PageOfText: ViewController {
  init(title: String) {
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    let scrollView = ScrollView()
    view.addSubview(scrollView)
    scrollView.pin(Pin.edges())
    let column = StackView(arrangedSubviews: [Label(title ?? "", style: .largeTitle)])
    column.axis = .vertical
    column.spacing = 12
    for index in 0..<40 {
      let label = Label(
        "Paragraph \(index): a screen that comes for the first time is laid out, its text is shaped, and all of it is "
          + "painted before it can move. This is what a reader waits for.")
      label.numberOfLines = 0
      column.addArrangedSubview(label)
    }
    scrollView.contentView.addSubview(column)
    column.pin([.top(), .leading(), .trailing()], to: view.layoutMarginsGuide)
    scrollView.contentLayoutGuide.bottomAnchor
      .constraint(equalTo: column.bottomAnchor, constant: 24).isActive = true
  }
}

private final class PageOfCards: ViewController {
  private var cards: [View] = []

  init(title: String) {
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    view.backgroundColor = .window
    for index in 0..<40 {
      let card = View()
      card.backgroundColor = index.isMultiple(of: 3) ? .accent : .surface
      card.cornerRadius = 12
      let label = Label("Card \(index)", style: .title)
      label.frame = Rect(12, 12, 160, 30)
      card.addSubview(label)
      view.addSubview(card)
      cards.append(card)
    }
  }

  override func viewDidLayoutSubviews() {
    let width = view.bounds.width / 8
    let height = view.bounds.height / 5
    for (index, card) in cards.enumerated() {
      card.frame = Rect(
        Double(index % 8) * width + 8, Double(index / 8) * height + 8, width - 16, height - 16)
    }
  }
}

private final class PageOfRows: ViewController, TableViewDataSource {
  private let table = TableView()

  init(title: String) {
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    table.dataSource = self
    view.addSubview(table)
    table.pin(Pin.edges())
  }

  func numberOfRows(in tableView: TableView) -> Int { 100_000 }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = "Row \(row)"
    cell.detail = "of a long list"
  }
}
