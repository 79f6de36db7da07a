// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Controls
public import Drawing
public import Testing

/// Searches for views. As for a user, only views that are at least partly visible are found.
extension TestWindow {
  /// Returns the visible views of a type, from back to front.
  ///
  /// - Parameters:
  ///   - label: The view's `accessibilityLabel`, such as the title of a button or a row. Default nil: any label.
  ///   - tag: The view's `tag`. Default nil: any tag.
  public func findAll<Found: View>(
    _ type: Found.Type = View.self, label: String? = nil, tag: Int? = nil
  ) -> [Found] {
    window.shownViews { view in
      (label == nil || label == view.accessibilityLabel) && (tag == nil || tag == view.tag)
    }
    .compactMap { $0 as? Found }
  }

  /// Returns the frontmost visible view of a type that has the accessibility label and the tag, if they are given.
  ///
  /// - Throws: An error that lists the visible labels.
  public func find<Found: View>(
    _ type: Found.Type = View.self, label: String? = nil, tag: Int? = nil
  ) throws -> Found {
    guard let view = findAll(type, label: label, tag: tag).last else {
      let name = label.map { " “\($0)”" } ?? tag.map { " with the tag \($0)" } ?? ""
      throw NotFoundError(description: "No \(type)\(name) is visible. \(visibleLabelsDescription)")
    }
    return view
  }

  /// Returns the center of a view's visible part, or of the whole view if no part is visible, in window coordinates.
  public func center(of view: View) -> Point {
    window.layoutIfNeeded()
    return (view.visibleRect() ?? view.convert(view.bounds, to: nil)).center
  }

  /// Clicks the center of a view, and renders a frame. Two clicks without time between them are a double click.
  ///
  /// Records an issue if another view covers the center, or if the view is a control that ignores input.
  public func click(_ view: View, sourceLocation: SourceLocation = #_sourceLocation) {
    if let obstacle = reasonClickFails(for: view) {
      Issue.record(
        "\(view.typeAndLabel) cannot be clicked: \(obstacle)", sourceLocation: sourceLocation)
    }
    click(at: center(of: view))
  }

  /// Clicks the frontmost view with an accessibility label, and renders a frame. Records an issue if there is no such
  /// view, or if it cannot be clicked.
  /// - Parameter label: The view's `accessibilityLabel`, such as the title of a button or a row.
  public func click(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    window.layoutIfNeeded()
    let views = findAll(label: label)
    if let view = views.last(where: { reasonClickFails(for: $0) == nil }) {
      click(at: center(of: view))
    } else {
      let reason =
        views.last.flatMap { reasonClickFails(for: $0) }
        ?? "it is not visible. \(visibleLabelsDescription)"
      Issue.record("“\(label)” cannot be clicked: \(reason)", sourceLocation: sourceLocation)
    }
  }

  /// Returns the reason why a click in the center of a view does not reach it; nil if it does.
  private func reasonClickFails(for view: View) -> String? {
    window.layoutIfNeeded()
    guard view.visibleRect() != nil else { return "no part of it is visible" }
    if let control = view as? Control, !control.isUserInteractionEnabled {
      return "it does not accept input"
    }
    let center = center(of: view)
    if window.clickReaches(view, at: center) { return nil }
    return window.hitTest(center).map { "\($0.typeAndLabel) receives the click" }
      ?? "no view accepts input at its center"
  }

  private var visibleLabelsDescription: String {
    var labels: [String] = []
    for label in window.shownViews().compactMap(\.accessibilityLabel)
    where !label.isEmpty && !labels.contains(label) {
      labels.append(label)
    }
    return labels.isEmpty
      ? "No visible view has a label."
      : "Visible labels: " + labels.map { "“\($0)”" }.joined(separator: ", ") + "."
  }

  struct NotFoundError: Error, CustomStringConvertible {
    let description: String
  }
}

extension TestWindow {
  /// A description of the window's accessibility elements, as a screen reader receives them: one element per line,
  /// indented by depth, such as `button “Save” focusable (press)`. Its format may change.
  public var accessibilityDump: String {
    window.accessibilityTree().inReadingOrder
      .map { String(repeating: "  ", count: $0.depth) + $0.node.element.dump }
      .joined(separator: "\n")
  }
}

extension AccessibilityElement {
  fileprivate var dump: String {
    var parts = [role.rawValue, "“\(label)”"]
    if let value { parts.append("= “\(value)”") }
    if let numericValue {
      parts.append("= \(numericValue.current) in \(numericValue.minimum)…\(numericValue.maximum)")
    }
    if let text, let selection = text.selection {
      parts.append("“\(text.string.prefix(40))” at \(selection.lowerBound)…\(selection.upperBound)")
    }
    if let position {
      parts.append("\(position.index) of \(position.count)")
      if position.level > 0 { parts.append("level \(position.level)") }
    }
    if !hint.isEmpty { parts.append("hint “\(hint)”") }
    parts += traits.names
    if !actions.isEmpty { parts.append("(\(actions.map(\.name).joined(separator: ", ")))") }
    return parts.joined(separator: " ")
  }
}
