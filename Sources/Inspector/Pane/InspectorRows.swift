// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Languages

nonisolated struct InspectorRow: Equatable {
  enum Mark: Equatable {
    case filled(ColorRole)
    case ring(ColorRole)
  }

  enum Kind: Equatable {
    case heading, item, current, paragraph
  }

  var kind = Kind.item
  var depth = 0
  var mark: Mark?
  var title: String
  var titleColor = ColorRole.text
  var subtitle = ""
  var detail = ""
  var detailColor = ColorRole.secondaryText

  static func heading(_ title: String, detail: String = "") -> Self {
    Self(kind: .heading, title: title, detail: detail)
  }

  /// A text in place of rows.
  static func note(_ title: String) -> Self {
    Self(kind: .paragraph, title: title, titleColor: .secondaryText)
  }
}

/// The rows about a view's layout. The search for an ambiguous layout solves the constraints several times, so the rows
/// are reused while the view and its frame stay the same.
struct LayoutRows {
  private weak var view: View?
  private var frame = Rect.zero
  private var constraints: [LayoutConstraint] = []
  private var rows: [InspectorRow] = []

  mutating func rows(for view: View, in localized: Localization) -> [InspectorRow] {
    let constraints = Self.constraints(referencing: view)
    if view === self.view, view.frame == frame, constraints.elementsEqual(self.constraints, by: ===)
    {
      return rows
    }
    (self.view, frame, self.constraints) = (view, view.frame, constraints)
    rows =
      [
        .heading(localized("Layout of the view under the pointer")),
        Self.frameRow(of: view, localized),
      ]
      + Self.contentRows(of: view, localized)
      + constraints.map { Self.row(of: $0, localized) }
    return rows
  }

  /// A broken constraint that is not required is no error.
  private static func row(
    of constraint: LayoutConstraint, _ localized: Localization
  ) -> InspectorRow {
    guard constraint.isBroken else {
      return InspectorRow(kind: .paragraph, mark: .filled(.success), title: "\(constraint)")
    }
    let isRequired = constraint.priority == .required
    return InspectorRow(
      kind: .paragraph, mark: isRequired ? .filled(.danger) : .ring(.secondaryText),
      title: isRequired
        ? localized("Broken: \("\(constraint)")") : localized("Not met: \("\(constraint)")"),
      titleColor: isRequired ? .danger : .secondaryText)
  }

  private static func constraints(referencing view: View) -> [LayoutConstraint] {
    sequence(first: view, next: \.superview).flatMap(\.constraints)
      .filter { $0.firstItem === view || $0.secondItem === view }
  }

  private static func frameRow(of view: View, _ localized: Localization) -> InspectorRow {
    if view.hasAmbiguousLayout {
      return InspectorRow(
        mark: .filled(.danger), title: localized("Ambiguous position or size"), titleColor: .danger)
    }
    if let stack = view.superview as? StackView,
      stack.arrangedSubviews.contains(where: { $0 === view })
    {
      return InspectorRow(title: localized("Placed by a stack view"))
    }
    return InspectorRow(
      title: view.translatesAutoresizingMaskIntoConstraints
        ? localized("Placed by its frame") : localized("Placed by constraints"))
  }

  private static func contentRows(of view: View, _ localized: Localization) -> [InspectorRow] {
    let size = view.intrinsicContentSize
    let lengths = [size.width, size.height].map { $0 < 0 ? "–" : InspectorController.text($0) }
    func priorities(_ priority: (Axis) -> LayoutPriority) -> String {
      Axis.allCases.map { InspectorController.text(priority($0).rawValue) }.joined(separator: ", ")
    }
    let hugs = priorities(view.contentHuggingPriority)
    let resists = priorities(view.contentCompressionResistancePriority)
    return [
      InspectorRow(title: localized("Content  \(lengths.joined(separator: " × "))")),
      InspectorRow(
        kind: .paragraph, title: localized("Hugging \(hugs), compression resistance \(resists)")),
    ]
  }
}

/// The accessibility elements at a point, from the outermost to the innermost, as a screen reader receives them.
enum AccessibilityRows {
  static func rows(in window: Window, at point: Point) -> [InspectorRow] {
    let tree = window.accessibilityTree()
    let title = window.traits.localization("Accessible elements under the pointer")
    let elements = tree.path(at: point).dropFirst().compactMap { tree[$0]?.element }
    return [.heading(title)]
      + elements.enumerated().map { depth, element in
        row(for: element, depth: depth, isInnermost: depth == elements.count - 1)
      }
  }

  private static func row(
    for element: AccessibilityElement, depth: Int, isInnermost: Bool
  ) -> InspectorRow {
    let number = element.numericValue.map { InspectorController.text($0.current) }
    let value = [element.value ?? number, element.hint].compactMap(\.self).filter { !$0.isEmpty }
    return InspectorRow(
      kind: isInnermost ? .current : .item, depth: depth,
      title: "\(element.role.rawValue) “\(element.label)”", subtitle: value.joined(separator: ", "),
      detail: (element.traits.names + element.actions.map(\.name)).joined(separator: " "))
  }
}
