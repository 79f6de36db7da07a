// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport

@testable import ContainerCore
@testable import Containers
@testable import Controls

/// A window with a view that something else is anchored to.
final class AnchoredScene {
  let harness = TestWindow(size: Size(1600, 1200))
  let anchor: View
  /// The bar button that shows the anchor; nil for an ordinary view.
  var item: BarButtonItem?
  /// Objects that only this value holds, such as data sources.
  var owners: [AnyObject] = []
  private(set) var changes: [(name: String, make: () -> Void)] = []

  init(_ anchor: View) {
    self.anchor = anchor
    anchor.frame.size = Size(90, 30)
    add("the window gets smaller") { [unowned self] in harness.resize(to: Size(1300, 1000)) }
    add("the window gets larger") { [unowned self] in harness.resize(to: Size(1900, 1250)) }
    add("the window turns") { [unowned self] in harness.resize(to: Size(1100, 1500)) }
    add("text gets larger") { [unowned self] in harness.window.traits.textScale = 1.5 }
    add("the scale changes") { [unowned self] in harness.send(.window(.scaleChanged(2))) }
    add("the layout is mirrored") { [unowned self] in
      harness.window.traits.layoutDirection = .rightToLeft
    }
  }

  var root: ViewController { harness.window.rootViewController ?? ViewController() }

  func add(_ name: String, _ make: @escaping () -> Void) { changes.append((name, make)) }

  func show(_ root: ViewController) {
    harness.window.rootViewController = root
    harness.runUntilIdle()
  }

  /// Shows a popover with `content`, below a button of `presenter`.
  func present(_ content: ViewController, from presenter: AnchoredScreen, size: Size) {
    content.preferredContentSize = size
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = presenter.button
    content.popoverPresentationController?.permittedArrowDirections = .up
    presenter.present(content, animated: false)
    harness.runUntilIdle()
  }
}

/// A screen with a view at a share of its size.
final class AnchoredScreen: ViewController {
  let button: View
  var relativePosition = Point(0.45, 0.3)

  init(_ button: View = Button(title: "Open", accessibilityLabel: "Open")) {
    self.button = button
    super.init()
    button.frame.size = Size(90, 30)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let x = relativePosition.x * (view.bounds.width - button.frame.width)
    let isMirrored = traits.layoutDirection == .rightToLeft
    button.frame.origin = Point(
      isMirrored ? view.bounds.width - button.frame.width - x : x,
      relativePosition.y * (view.bounds.height - button.frame.height))
  }
}

/// Rows of which the one called 5 holds the anchor.
private final class AnchoredRows: TableViewDataSource {
  var names = Array(0..<40)
  private let anchor: View

  init(_ anchor: View) { self.anchor = anchor }

  func numberOfRows(in tableView: TableView) -> Int { names.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = "Row \(names[row])"
    if names[row] == 5 {
      cell.addSubview(anchor)
      anchor.frame.origin = Point(300, 7)
    } else if anchor.superview === cell {
      anchor.removeFromSuperview()
    }
  }
}

/// A place that an anchor can have, and the changes that move it there.
nonisolated struct AnchorSetup: Sendable, CustomStringConvertible {
  let description: String
  let make: @MainActor @Sendable (_ anchor: View) -> AnchoredScene

  init(
    _ name: String,
    _ fill: @escaping @MainActor @Sendable (_ scene: AnchoredScene, _ anchor: View) -> Void
  ) {
    description = name
    make = { anchor in
      let scene = AnchoredScene(anchor)
      fill(scene, anchor)
      return scene
    }
  }

  static let all = [
    AnchorSetup("a screen") { scene, anchor in
      let screen = AnchoredScreen(anchor)
      scene.show(screen)
      scene.add("the anchor moves") {
        screen.relativePosition = Point(0.3, 0.2)
        screen.view.setNeedsLayout()
      }
      scene.add("the view around it moves") { screen.view.transform = .translation(40, 30) }
    },
    AnchorSetup("a popover") { scene, anchor in
      let screen = AnchoredScreen()
      scene.show(screen)
      let content = AnchoredScreen(anchor)
      scene.present(content, from: screen, size: Size(400, 240))
      scene.add("the popover's anchor moves") {
        screen.relativePosition = Point(0.3, 0.2)
        screen.view.setNeedsLayout()
      }
      scene.add("the popover is larger") { content.preferredContentSize = Size(440, 300) }
    },
    AnchorSetup("a popover of a popover") { scene, anchor in
      let (screen, middle) = (AnchoredScreen(), AnchoredScreen())
      scene.show(screen)
      scene.present(middle, from: screen, size: Size(400, 160))
      scene.present(AnchoredScreen(anchor), from: middle, size: Size(360, 160))
      scene.add("the outer popover's anchor moves") {
        screen.relativePosition = Point(0.3, 0.2)
        screen.view.setNeedsLayout()
      }
      scene.add("the outer popover's button moves") {
        middle.relativePosition = Point(0.6, 0.2)
        middle.view.setNeedsLayout()
      }
    },
    AnchorSetup("a sheet") { scene, anchor in
      scene.show(AnchoredScreen())
      let sheet = AnchoredScreen(anchor)
      sheet.modalPresentationStyle = .pageSheet
      sheet.sheetPresentationController?.detents = [.medium, .large]
      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      scene.root.present(sheet, animated: false)
      scene.harness.runUntilIdle()
      scene.add("the sheet gets lower") {
        sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
      }
    },
    AnchorSetup("a list that scrolls") { scene, anchor in
      let (screen, list) = (ViewController(), ScrollView(frame: Rect(0, 0, 1600, 1200)))
      list.autoresizingMask = .fill
      list.contentHeight = 5000
      screen.view.addSubview(list)
      list.contentView.addSubview(anchor)
      anchor.frame.origin = Point(500, 900)
      list.setContentOffset(Point(0, 500), animated: false)
      scene.show(screen)
      scene.add("it scrolls") { list.setContentOffset(Point(0, 700), animated: false) }
      scene.add("it scrolls in an animation") {
        list.setContentOffset(Point(0, 700), animated: true)
      }
    },
    AnchorSetup("a row") { scene, anchor in
      let (screen, table) = (ViewController(), TableView(frame: Rect(0, 0, 1600, 1200)))
      let rows = AnchoredRows(anchor)
      scene.owners = [rows]
      table.autoresizingMask = .fill
      table.dataSource = rows
      screen.view.addSubview(table)
      scene.show(screen)
      @MainActor func change(
        _ name: String, animated: Bool, _ make: @escaping (inout [Int]) -> Void
      ) {
        scene.add(name) { [unowned rows] in
          let old = rows.names
          make(&rows.names)
          table.apply(rows.names.difference(from: old), animated: animated)
        }
      }
      change("a row is inserted above", animated: false) { $0.insert(99, at: 1) }
      change("rows slide in above", animated: true) { $0.insert(contentsOf: [97, 98, 99], at: 2) }
      change("a row is deleted above", animated: true) { $0.removeFirst() }
      change("it moves", animated: true) { $0.insert($0.remove(at: 5), at: 9) }
      scene.add("all is loaded again") { [unowned rows] in
        rows.names.insert(contentsOf: [98, 99], at: 0)
        table.reloadData()
      }
      scene.add("rows above are higher") { table.setHeight(90, forRow: 2) }
    },
    AnchorSetup("a column") { scene, anchor in
      let split = SplitViewController(primary: .named("P"), secondary: AnchoredScreen(anchor))
      split.preferredDisplayMode = .oneBesideSecondary
      scene.show(split)
      scene.add("the primary goes") { split.hide(.primary) }
      scene.add("the primary is wider") {
        split.columns.setWidth(420, of: .primary, animated: false)
      }
    },
    AnchorSetup("a drawer's center") { scene, anchor in
      let drawer = DrawerController(center: AnchoredScreen(anchor), leading: .named("side"))
      drawer.trailing = .named("other")
      drawer[.leading].style = .reveal
      drawer[.trailing].dockingWidth = 1700
      scene.show(drawer)
      scene.add("a side opens") { drawer.open(.leading) }
      scene.add("a side is docked") { drawer[.leading].dockingWidth = 500 }
    },
    AnchorSetup("a drawer's side") { scene, anchor in
      let drawer = DrawerController(
        center: .named("center"), leading: AnchoredScreen(anchor), position: .open)
      drawer[.leading].length = .fixed(700)
      drawer[.leading].resizableLengths = 300...900
      scene.show(drawer)
      scene.add("the side is longer") { drawer.setLength(850, for: .leading) }
      scene.add("the side gets longer") { drawer.setLength(850, for: .leading, animated: true) }
    },
    AnchorSetup("a stack") { scene, anchor in
      let stack = NavigationController(rootViewController: AnchoredScreen(anchor))
      scene.show(stack)
      scene.add("the bar goes") { stack.setNavigationBarHidden(true, animated: true) }
      scene.add("a toolbar comes") { stack.setToolbarHidden(false, animated: false) }
    },
    AnchorSetup("a bar") { scene, anchor in
      let (screen, item) = (ViewController.named("Screen"), BarButtonItem(customView: anchor))
      screen.navigationItem.rightBarButtonItems = [item]
      scene.item = item
      scene.show(NavigationController(rootViewController: screen))
      scene.add("the bar has another button") {
        screen.navigationItem.rightBarButtonItems = [BarButtonItem(title: "Another"), item]
      }
      scene.add("the bar has a prompt") { screen.navigationItem.prompt = "What now?" }
    },
    AnchorSetup("a tab") { scene, anchor in
      let tabs = TabBarController(viewControllers: [AnchoredScreen(anchor), .named("b")])
      scene.show(tabs)
      scene.add("the tab bar goes") { tabs.setTabBarHidden(true, animated: true) }
      scene.add("the tab bar is at the side") { tabs.tabBarPlacement = .leading }
    },
  ]
}
