// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Languages

extension InspectorController {
  private var localized: Localization { traits.localization }

  func sections(
    for window: Window, layoutRows: [InspectorRow], callbackRows: [InspectorRow]
  ) -> [[InspectorRow]] {
    [
      controllerRows(for: window), ruleRows, viewRows(for: window), layoutRows,
      pointer.map { AccessibilityRows.rows(in: window, at: $0) } ?? [], callbackRows,
    ]
  }

  // MARK: Controllers

  private func controllerRows(for window: Window) -> [InspectorRow] {
    var rows = [InspectorRow.heading(localized("Controllers"))]
    func add(_ controller: ViewController, depth: Int) {
      guard controller !== self else { return }
      rows.append(row(for: controller, depth: depth))
      for child in controller.children { add(child, depth: depth + 1) }
      if let presented = controller.presentedViewController, presented !== controller,
        presented.presentingViewController === controller
      {
        add(presented, depth: depth + 1)
      }
    }
    if let root = window.rootViewController { add(root, depth: 0) }
    return rows
  }

  private func row(for controller: ViewController, depth: Int) -> InspectorRow {
    let (word, mark) = appearance(of: controller)
    return InspectorRow(
      depth: depth, mark: mark, title: controller.inspectedName,
      subtitle: controller.title == nil ? "" : String(describing: type(of: controller)),
      detail: controller.isMovingFromParent ? localized("\(word), being removed") : word)
  }

  private func appearance(of controller: ViewController) -> (String, InspectorRow.Mark) {
    if controller.isInAppearanceTransition {
      let word = controller.isAppearing ? localized("appearing") : localized("disappearing")
      return (word, .filled(.accent))
    }
    if controller.isAppeared { return (localized("appeared"), .filled(.success)) }
    let word = controller.isViewLoaded ? localized("loaded") : localized("not loaded")
    return (word, .ring(.secondaryText))
  }

  // MARK: Rules

  private var ruleRows: [InspectorRow] {
    let violations = checker.violations
    guard !violations.isEmpty else {
      return [.heading(localized("Rule violations")), .note(localized("None so far"))]
    }
    var heading = InspectorRow.heading(
      localized("Rule violations"), detail: traits.numberFormat.string(violations.count))
    heading.detailColor = .danger
    return [heading]
      + violations.reversed().map { violation in
        InspectorRow(
          kind: .paragraph, mark: .filled(.danger), title: violation.description,
          titleColor: .danger)
      }
  }

  // MARK: Views

  private func viewRows(for window: Window) -> [InspectorRow] {
    let heading = InspectorRow.heading(localized("Views under the pointer"))
    guard let pointer, let hit = window.hitTest(pointer) else {
      return [heading, .note(localized("Move the pointer over the window"))]
    }
    let path = sequence(first: hit, next: \.superview).filter { $0.superview != nil }
    return [heading]
      + path.reversed().enumerated().map { depth, view in
        InspectorRow(
          kind: view === hit ? .current : .item, depth: depth, title: Self.name(of: view),
          subtitle: view.accessibilityLabel ?? "", detail: Self.text(for: view.frame))
      }
  }

  /// A root view has its controller's name, since all root views are plain views.
  private static func name(of view: View) -> String {
    view.viewController.map { "\($0.inspectedName).view" } ?? String(describing: type(of: view))
  }

  private static func text(for frame: Rect) -> String {
    "\(text(frame.minX)), \(text(frame.minY)) · \(text(frame.width)) × \(text(frame.height))"
  }

  static func text(_ points: Double) -> String {
    let tenths = (points * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  // MARK: Callbacks

  /// The newest row is first, so that it is visible without scrolling.
  func makeCallbackRows() -> [InspectorRow] {
    let shown = log.entries.suffix(Self.maximumCallbackCount).reversed()
    let count = log.discardedCount + log.entries.count
    return [.heading(localized("Callbacks, newest first"), detail: localized("\(count) so far"))]
      + shown.map { entry in
        InspectorRow(title: entry.text, titleColor: entry.color, detail: "\(entry.timeText) s")
      }
  }
}
