// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Controls
public import Drawing
public import Testing

/// Views are found as a person finds them: only those of which something can be seen.
extension TestWindow {
  /// The views of a type, with a label or a tag if one is given, from back to front.
  ///
  /// - Parameters:
  ///   - label: The `accessibilityLabel`: a button's title, a row's, a label's text.
  ///   - tag: The `tag`.
  public func findAll<Found: View>(
    _ type: Found.Type = View.self, label: String? = nil, tag: Int? = nil
  ) -> [Found] {
    window.shownViews { view in
      (label == nil || label == view.accessibilityLabel) && (tag == nil || tag == view.tag)
    }
    .compactMap { $0 as? Found }
  }

  /// The view of a type, with a label or a tag if one is given, that lies in front of the others.
  ///
  /// - Throws: An error that says what there is instead.
  public func find<Found: View>(
    _ type: Found.Type = View.self, label: String? = nil, tag: Int? = nil
  ) throws -> Found {
    guard let view = findAll(type, label: label, tag: tag).last else {
      let name = label.map { " “\($0)”" } ?? tag.map { " with the tag \($0)" } ?? ""
      throw NotFound(description: "No \(type)\(name) can be seen. \(labels)")
    }
    return view
  }

  /// The middle of what can be seen of a view, in the window's points; the middle of all of it where nothing can.
  public func center(of view: View) -> Point {
    window.layoutIfNeeded()
    return (view.shownRect() ?? view.convert(view.bounds, to: nil)).center
  }

  /// Clicks the middle of a view, and makes a frame. An issue is recorded where something else lies there, and for a
  /// control that takes no input, such as a disabled one. Two clicks without time between them are a double click.
  public func click(_ view: View, sourceLocation: SourceLocation = #_sourceLocation) {
    if let obstacle = obstacle(before: view) {
      Issue.record(
        "\(view.typeAndLabel) cannot be clicked: \(obstacle)", sourceLocation: sourceLocation)
    }
    click(at: center(of: view))
  }

  /// Clicks the foremost view with a label that a click reaches, and makes a frame. An issue is recorded where
  /// there is none.
  ///
  /// - Parameter label: The `accessibilityLabel`: a button's title, a row's, a label's text.
  public func click(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    window.layoutIfNeeded()
    let views = findAll(label: label)
    if let view = views.last(where: { obstacle(before: $0) == nil }) {
      click(at: center(of: view))
    } else {
      let reason = views.last.flatMap { obstacle(before: $0) } ?? "it cannot be seen. \(labels)"
      Issue.record("“\(label)” cannot be clicked: \(reason)", sourceLocation: sourceLocation)
    }
  }

  /// What keeps a click in the middle of a view away from it; nil when nothing does.
  private func obstacle(before view: View) -> String? {
    window.layoutIfNeeded()
    guard view.shownRect() != nil else { return "nothing of it can be seen" }
    if let control = view as? Control, !control.isUserInteractionEnabled {
      return "it takes no input now"
    }
    let center = center(of: view)
    if window.clickReaches(view, at: center) { return nil }
    return window.hitTest(center).map { "\($0.typeAndLabel) lies there" }
      ?? "nothing takes input there"
  }

  private var labels: String {
    var labels: [String] = []
    for label in window.shownViews().compactMap(\.accessibilityLabel)
    where !label.isEmpty && !labels.contains(label) {
      labels.append(label)
    }
    return labels.isEmpty
      ? "Nothing in the window has a label."
      : "These can: " + labels.map { "“\($0)”" }.joined(separator: ", ") + "."
  }

  /// No view is as a test wants it.
  struct NotFound: Error, CustomStringConvertible {
    let description: String
  }
}

extension TestWindow {
  /// What a screen reader gets to know of the window, a line an element, those inside others further in:
  /// `button “Save” focusable (press)`. A text for tests to look for words in; its form may change.
  public var accessibilityDump: String {
    window.accessibilityTree().inReadingOrder
      .map { String(repeating: "  ", count: $0.depth) + $0.node.element.dump }
      .joined(separator: "\n")
  }
}

extension AccessibilityElement {
  /// In one line, without its place.
  fileprivate var dump: String {
    var parts = [role.rawValue, "“\(label)”"]
    if let value { parts.append("= “\(value)”") }
    if let number {
      parts.append("= \(number.current) in \(number.minimum)…\(number.maximum)")
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
