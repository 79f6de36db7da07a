// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import DrawerTesting

/// Walks over all views of a window and finds what does not fit. Content that is scrolled out of sight is included, because
/// each view is drawn on a canvas of its own.
struct LayoutWalk {
  /// A line of text or a control.
  private struct Item {
    let name: String
    let view: View
    let isText: Bool
    /// The area in the window, in points.
    let box: Rect
    /// The part of the area that can be seen.
    let visibleRect: Rect
    /// The controller whose view contains the item. Views of different controllers may overlap: a bar covers a list.
    let owner: ViewController?
    /// The nearest scroll view around the item.
    let scrollView: ScrollView?
  }

  /// What the views around a view say about it.
  private struct Surroundings {
    /// The area that can be seen or scrolled into sight.
    var reachableRect: Rect
    /// The area that can be seen without scrolling.
    var visibleRect: Rect
    var owner: ViewController?
    var scrollView: ScrollView?
  }

  /// Points. Rounding to whole pixels moves edges by less.
  private static let tolerance = 1.5
  /// Points. A lower or narrower control cannot be used.
  private static let minimumControlSize = 16.0
  /// Points. A lower scroll view does not show a line of its content.
  private static let minimumScrollViewSize = 40.0

  private let window: Window
  /// Texts of the program that may end in an ellipsis.
  private let canBeTruncated: (View) -> Bool
  private var items: [Item] = []
  private(set) var faults: [String] = []

  init(_ window: Window, canBeTruncated: @escaping (View) -> Bool) {
    self.window = window
    self.canBeTruncated = canBeTruncated
  }

  mutating func walk(from view: View) {
    let content = Rect(origin: .zero, size: window.size)
    visit(view, Surroundings(reachableRect: content, visibleRect: content))
    findOverlaps()
  }

  // MARK: Views

  private mutating func visit(_ view: View, _ outer: Surroundings) {
    guard !view.isHidden, view.alpha > 0 else { return }
    var around = outer
    let area = view.convert(view.bounds, to: nil)
    if let controller = view.viewController {
      let content = Rect(origin: .zero, size: window.size)
      // A page or a column that is aside.
      if area.intersection(content).width < 1 || area.intersection(content).height < 1 { return }
      around.owner = controller
    }
    if view.clipsToBounds {
      let isScrolled = view.superview is ScrollView
      if !isScrolled { around.reachableRect = around.reachableRect.intersection(area) }
      around.visibleRect = around.visibleRect.intersection(area)
    }
    if let control = view as? Control { check(control, area, around) }
    if let picture = view as? ImageView, picture.bounds.width < 1 || picture.bounds.height < 1 {
      faults.append("\(name(of: view)) has no size")
    }
    findTexts(in: view, around)
    for subview in view.subviews {
      var inner = around
      if let scrollView = view as? ScrollView {
        // The headings of a table are next to its content, and scroll too.
        inner.reachableRect = reachableContent(of: scrollView)
        if subview === scrollView.contentView { inner.scrollView = scrollView }
      }
      visit(subview, inner)
    }
    if let scrollView = view as? ScrollView { check(scrollView, around) }
  }

  /// The area of the content, as far as it can be scrolled into sight.
  private func reachableContent(of scrollView: ScrollView) -> Rect {
    guard scrollView.isScrollEnabled else { return scrollView.convert(scrollView.bounds, to: nil) }
    let size = Size(
      max(scrollView.bounds.width, scrollView.contentSize.width),
      max(scrollView.bounds.height, scrollView.contentSize.height))
    let offset = scrollView.contentOffset
    let corner = scrollView.convert(scrollView.bounds, to: nil).origin
    return Rect(corner.x - offset.x, corner.y - offset.y, size.width, size.height)
  }

  private mutating func check(_ control: Control, _ area: Rect, _ around: Surroundings) {
    guard !around.reachableRect.isNull else { return }
    if min(area.width, area.height) < Self.minimumControlSize {
      faults.append("\(name(of: control)) is \(area.width) × \(area.height)")
    }
    if !around.reachableRect.contains(area, within: Self.tolerance) {
      faults.append("\(name(of: control)) is cut off: \(area) in \(around.reachableRect)")
    }
    items.append(
      Item(
        name: name(of: control), view: control, isText: false, box: area,
        visibleRect: area.intersection(around.visibleRect), owner: around.owner,
        scrollView: around.scrollView))
  }

  private mutating func check(_ scrollView: ScrollView, _ around: Surroundings) {
    let seen = scrollView.convert(scrollView.bounds, to: nil).intersection(around.visibleRect)
    let needed = min(Self.minimumScrollViewSize, scrollView.contentSize.height)
    if around.scrollView == nil, scrollView.isScrollEnabled, seen.height + 1 < needed {
      faults.append("\(name(of: scrollView)) shows \(max(0, seen.height)) points of its content")
    }
  }

  // MARK: Texts

  private mutating func findTexts(in view: View, _ around: Surroundings) {
    var canvas = Canvas(
      theme: view.theme, isMirrored: view.traits.layoutDirection == .rightToLeft,
      reusing: DisplayList())
    view.draw(&canvas)
    var clips = [Rect(-1e6, -1e6, 2e6, 2e6)]
    for command in canvas.list.commands {
      switch command {
      case .pushClip(let rect): clips.append(clips[clips.count - 1].intersection(rect))
      case .popClip: clips.removeLast()
      case .text(let text, let font, _, at: let start):
        let metrics = window.textMeasurer.metrics(of: font)
        let box = Rect(
          start.x, start.y - metrics.ascent, window.textMeasurer.width(of: text, in: font),
          metrics.ascent)
        guard box.intersection(clips[clips.count - 1]).width > 1 else { continue }
        add(text, view.convert(box, to: nil), of: view, around)
      default: break
      }
    }
  }

  private mutating func add(_ text: String, _ box: Rect, of view: View, _ around: Surroundings) {
    // Such as the title of a bar that is hidden.
    guard !around.reachableRect.isNull else { return }
    if text.contains("…"), !view.containsEllipsis, !canBeTruncated(view) {
      faults.append("“\(text)” of \(name(of: view)) ends early")
    }
    // Fields scroll their text.
    let isInField = sequence(first: view, next: \.superview).contains { $0 is TextField }
    if !isInField, !around.reachableRect.contains(box, within: Self.tolerance) {
      faults.append("“\(text)” is cut off: \(box) in \(around.reachableRect)")
    }
    items.append(
      Item(
        name: "“\(text)”", view: view, isText: true, box: box,
        visibleRect: box.intersection(around.visibleRect), owner: around.owner,
        scrollView: around.scrollView))
  }

  // MARK: Overlaps

  private mutating func findOverlaps() {
    for (index, item) in items.enumerated() {
      for other in items[(index + 1)...] where overlaps(item, other) {
        faults.append("\(item.name) and \(other.name) overlap")
      }
    }
  }

  private func overlaps(_ item: Item, _ other: Item) -> Bool {
    guard item.owner === other.owner, item.isText || other.isText else { return false }
    // The chosen title of a segmented control is drawn over the plain one.
    if item.view === other.view, item.name == other.name { return false }
    let isTogether = item.scrollView === other.scrollView
    let common =
      isTogether
      ? item.box.intersection(other.box) : item.visibleRect.intersection(other.visibleRect)
    guard common.width > Self.tolerance, common.height > Self.tolerance else { return false }
    if item.isText, other.isText {
      // A section's heading stays above the rows that are scrolled below it.
      return (item.view is TableViewCell) == (other.view is TableViewCell)
    }
    return !item.view.isDescendant(of: other.view) && !other.view.isDescendant(of: item.view)
      && (item.view is TableViewCell) == (other.view is TableViewCell)
  }

  private func name(of view: View) -> String {
    "\(type(of: view))" + (view.accessibilityLabel.map { " “\($0)”" } ?? "")
  }
}

extension View {
  /// Whether the whole text of the view contains an ellipsis.
  fileprivate var containsEllipsis: Bool {
    let texts = [
      accessibilityLabel, (self as? Label)?.text, (self as? Button)?.title,
      (self as? TextField)?.placeholder,
    ]
    return texts.contains { $0?.contains("…") == true }
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect, within tolerance: Double) -> Bool {
    other.minX >= minX - tolerance && other.maxX <= maxX + tolerance
      && other.minY >= minY - tolerance && other.maxY <= maxY + tolerance
  }
}

extension TestWindow {
  /// What does not fit: text that ends early, that is cut off, or that overlaps other text or a control; controls that are cut
  /// off or have no size; scroll views that are too low to show anything.
  ///
  /// - Parameters:
  ///   - controller: Whose views are checked. Default: all views of the window, with the tools over them.
  ///   - mayEndEarly: Whether the text of a view may end in an ellipsis. Default never.
  func layoutFaults(
    of controller: ViewController? = nil, canBeTruncated: @escaping (View) -> Bool = { _ in false }
  ) -> [String] {
    window.layoutIfNeeded()
    var walk = LayoutWalk(window, canBeTruncated: canBeTruncated)
    guard let view = controller?.viewIfLoaded ?? window.rootViewController?.viewIfLoaded else {
      return []
    }
    let start = controller == nil ? sequence(first: view, next: \.superview).reversed()[0] : view
    walk.walk(from: start)
    return walk.faults
  }
}
