// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import Presenting
import TestSupport

@testable import Containers

extension ContainmentSection {
  static var presentation: ContainmentSection {
    ContainmentSection(title: "Presentation", rows: presentationRows)
  }

  private static var presentationRows: [Row] {
    func row(
      _ name: String, style: ModalPresentationStyle,
      _ actions: @escaping (ContainmentFixture) -> Void
    ) -> Row {
      Row(name: name) {
        let family = ContainmentFixture(isVisible: true)
        family.first.modalPresentationStyle = style
        actions(family)
        family.harness.runUntilIdle()
        return family.harness.callbacks.lines
      }
    }
    return [
      row("P presents A, full screen", style: .fullScreen) {
        $0.parent.present($0.first, animated: true)
      },
      row("A, presented full screen, is dismissed", style: .fullScreen) {
        $0.parent.present($0.first, animated: false)
        $0.harness.callbacks.removeAllLines()
        $0.first.dismiss(animated: true)
      },
      row("a full-screen presentation, reversed halfway", style: .fullScreen) {
        $0.parent.present($0.first, animated: true)
        $0.harness.advance(by: 0.1)
        $0.first.dismiss(animated: true)
      },
      row("P presents A over full screen, and dismisses it", style: .overFullScreen) {
        $0.parent.present($0.first, animated: false)
        $0.parent.dismiss(animated: true)
      },
      row("P presents A as a sheet, and the user drags it away", style: .pageSheet) {
        $0.parent.present($0.first, animated: true)
        $0.harness.runUntilIdle()
        $0.dragSheet(to: 680)
      },
      row("a sheet is dragged, and the drag is cancelled", style: .pageSheet) {
        $0.parent.present($0.first, animated: false)
        $0.harness.callbacks.removeAllLines()
        $0.dragSheet(to: 100)
      },
      row("P presents A in its own context, and dismisses it", style: .currentContext) {
        $0.parent.definesPresentationContext = true
        $0.parent.present($0.first, animated: true)
        $0.harness.runUntilIdle()
        $0.parent.dismiss(animated: true)
      },
      row("A, a sheet, presents B full screen; P dismisses both", style: .pageSheet) {
        $0.parent.present($0.first, animated: false)
        $0.harness.runUntilIdle()
        $0.first.present($0.second, animated: true)
        $0.harness.runUntilIdle()
        $0.parent.dismiss(animated: true)
      },
      row("a dismissal, reversed halfway", style: .fullScreen) {
        $0.parent.present($0.first, animated: false)
        $0.harness.callbacks.removeAllLines()
        $0.first.dismiss(animated: true)
        $0.harness.advance(by: 0.1)
        $0.parent.present($0.first, animated: true)
      },
      row("P presents A as a form sheet, and dismisses it", style: .formSheet) {
        $0.parent.present($0.first, animated: true)
        $0.harness.runUntilIdle()
        $0.parent.dismiss(animated: true)
      },
      row("a sheet moves to another detent", style: .pageSheet) { family in
        family.first.sheetPresentationController?.detents = [.medium, .large]
        family.parent.present(family.first, animated: false)
        family.harness.callbacks.removeAllLines()
        family.first.sheetPresentationController?.animateChanges {
          family.first.sheetPresentationController?.selectedDetentIdentifier = .large
        }
      },
      row("P presents A over its own context, and dismisses it", style: .overCurrentContext) {
        $0.parent.definesPresentationContext = true
        $0.parent.present($0.first, animated: true)
        $0.harness.runUntilIdle()
        $0.parent.dismiss(animated: true)
      },
      row("P presents A as a popover, and a click outside dismisses it", style: .popover) {
        $0.first.popoverPresentationController?.sourceView = $0.parent.view
        $0.first.popoverPresentationController?.sourceRect = Rect(400, 300, 20, 20)
        $0.parent.present($0.first, animated: true)
        $0.harness.runUntilIdle()
        $0.harness.click(at: Point(10, 690))
      },
      row("a popover adapts to a sheet in compact width, and back", style: .popover) {
        $0.first.popoverPresentationController?.sourceView = $0.parent.view
        $0.parent.present($0.first, animated: false)
        $0.harness.runUntilIdle()
        $0.harness.callbacks.removeAllLines()
        $0.harness.resize(to: Size(480, 700))
        $0.harness.runUntilIdle()
        $0.harness.resize(to: Size(1000, 700))
      },
      Row(name: "P presents an alert A, and the user answers it") {
        let family = ContainmentFixture(isVisible: true)
        let alert = AlertController(title: "A")
        alert.addAction(AlertAction(title: "OK"))
        alert.containmentObserver = family.harness.observers
        family.parent.present(alert, animated: true)
        family.harness.runUntilIdle()
        family.harness.pressKey(.return)
        family.harness.runUntilIdle()
        return family.harness.callbacks.lines
      },
    ]
  }
}
