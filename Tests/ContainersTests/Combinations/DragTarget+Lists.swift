// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport

@testable import ContainerCore
@testable import Controls
@testable import Presenting

nonisolated extension DragTarget {
  @MainActor private static func table(_ change: (PlainRows) -> Void = { _ in }) -> DragTargetScene
  {
    let rows = PlainRows(20) { _ in "" }
    change(rows)
    let table = TableView(frame: Rect(0, 0, 300, 400))
    table.dataSource = rows
    table.delegate = rows
    table.reloadData()
    let scene = DragTargetScene(table, Rect(0, 0, 300, 400))
    scene.owners.append(rows)
    scene.pressLocation = Point(100, 200)
    scene.dragDistances = (.zero, Point(0, 3))
    for count in [2, 0, 4] {
      scene.add("\(count) rows") {
        rows.count = count
        table.reloadData()
      }
    }
    scene.add("no data source") { table.dataSource = nil }
    scene.violation = {
      if table.reorderer.liftedRow != nil { return "a row is being moved" }
      if let row = table.focusedRow, row >= table.numberOfRows { return "row \(row) is marked" }
      return table.visibleCells.values.contains(where: \.isHidden) ? "a row is hidden" : nil
    }
    return scene
  }

  static let lists: [DragTarget] = [
    DragTarget("row") { table() },
    DragTarget("row that is moved") {
      let scene = table { $0.canMove = true }
      scene.pressDuration = 0.6
      scene.dragDistances = (Point(0, 60), Point(0, 60))
      return scene
    },
    DragTarget("chevron") {
      let scene = table { $0.children = { _ in 3 } }
      scene.pressLocation = Point(280, 200)
      return scene
    },
    DragTarget("table that is scrolled") {
      let scene = table()
      scene.dragDistances = (Point(0, -120), Point(0, -200))
      return scene
    },
    DragTarget("scroll indicator") {
      let view = ScrollView(frame: .zero)
      view.contentHeight = 4000
      let scene = DragTargetScene(view, Rect(0, 0, 300, 400))
      scene.pressLocation = Point(296, 20)
      scene.dragDistances = (Point(0, 50), Point(0, 100))
      scene.add("less to scroll") { view.contentHeight = 500 }
      scene.add("nothing to scroll") { view.contentHeight = 0 }
      scene.violation = {
        view.offset < -0.5 || view.offset > view.maximumOffset + 0.5
          ? "it is at \(view.offset) of \(view.maximumOffset)" : nil
      }
      return scene
    },
  ]

  static let presentations: [DragTarget] = [
    DragTarget("menu") {
      let scene = DragTargetScene(root: ViewController())
      let anchor = View(frame: Rect(80, 40, 100, 20))
      scene.root.view.addSubview(anchor)
      Menu(["a", "b", "c"].map { MenuItem($0) {} }).show(under: anchor)
      scene.harness.runUntilIdle()
      scene.dragDistances = (Point(0, 30), Point(0, 30))
      scene.add("dismissed") { scene.root.dismiss(animated: true) }
      scene.add("dismissed at once") { scene.root.dismiss(animated: false) }
      scene.add("without its anchor") { anchor.removeFromSuperview() }
      return scene
    },
    DragTarget("sheet") {
      let scene = DragTargetScene(root: ViewController())
      let sheet = ViewController()
      sheet.modalPresentationStyle = .pageSheet
      sheet.sheetPresentationController?.detents = [.medium, .large]
      scene.root.present(sheet, animated: false)
      scene.harness.runUntilIdle()
      let frame = sheet.view.convert(sheet.view.bounds, to: nil)
      scene.pressLocation = Point(frame.midX, frame.minY + 6)
      scene.dragDistances = (Point(0, 60), Point(0, -100))
      scene.owners = [sheet]
      scene.add("dismissed") { scene.root.dismiss(animated: true) }
      scene.add("dismissed at once") { scene.root.dismiss(animated: false) }
      scene.add("one detent") { sheet.sheetPresentationController?.detents = [.medium] }
      scene.add("modal") { sheet.isModalInPresentation = true }
      return scene
    },
    DragTarget("button in a popover") {
      let scene = DragTargetScene(root: ViewController())
      let anchor = View(frame: Rect(80, 40, 100, 20))
      scene.root.view.addSubview(anchor)
      let popover = ViewController()
      let button = Button(title: "Send", accessibilityLabel: "Send")
      popover.preferredContentSize = Size(200, 200)
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = anchor
      button.frame = Rect(0, 0, 200, 200)
      popover.view.addSubview(button)
      scene.root.present(popover, animated: false)
      scene.harness.runUntilIdle()
      scene.pressLocation = button.convert(Point(100, 100), to: nil)
      scene.expectedFirstResponder = button
      scene.owners = [popover, anchor]
      scene.add("without its anchor") { anchor.removeFromSuperview() }
      scene.add("with a hidden anchor") { anchor.isHidden = true }
      scene.add("dismissed") { scene.root.dismiss(animated: true) }
      scene.add("smaller") { popover.preferredContentSize = Size(20, 20) }
      scene.add("a sheet, then without its anchor") {
        scene.harness.resize(to: Size(360, 300))
        anchor.removeFromSuperview()
      }
      scene.violation = { button.isPressed ? "the button is pressed" : nil }
      return scene
    },
    DragTarget("alert") {
      let scene = DragTargetScene(root: ViewController())
      let alert = AlertController(title: "Sure?", preferredStyle: .alert)
      alert.addAction(AlertAction(title: "Yes"))
      alert.addAction(AlertAction(title: "No", style: .cancel))
      scene.root.present(alert, animated: false)
      scene.harness.runUntilIdle()
      let frame = alert.view.convert(alert.view.bounds, to: nil)
      scene.pressLocation = Point(frame.midX - 30, frame.maxY - 20)
      scene.dragDistances = (Point(10, 0), Point(20, 0))
      scene.owners = [alert]
      scene.add("another action") { alert.addAction(AlertAction(title: "Maybe")) }
      scene.add("dismissed") { scene.root.dismiss(animated: true) }
      scene.add("dismissed at once") { scene.root.dismiss(animated: false) }
      return scene
    },
  ]
}
