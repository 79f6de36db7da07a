// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing

/// A screen laid out by stack views, pins and anchors, which knows where its parts belong.
final class ConstraintScreen: ViewController {
  private let heading = Label("A heading of a length that takes two lines where it is narrow")
  private let row = StackView(arrangedSubviews: [Label("One"), Label("Two"), Label("Three")])
  private let half = View()
  private let foot = View()
  private(set) var layoutPasses = 0

  init(_ title: String) {
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    heading.numberOfLines = 0
    (row.distribution, row.spacing) = (.fillEqually, 8)
    let column = StackView(arrangedSubviews: [heading, row])
    (column.axis, column.spacing) = (.vertical, 8)
    for part in [column, half, foot] { view.addSubview(part) }
    column.pin([.leading(), .trailing(), .top()], to: view.layoutMarginsGuide)
    half.pin([.centerX(), .width(fraction: 0.5)])
    foot.pin([.leading(), .trailing(), .bottom(), .height(40)], to: view.safeAreaLayoutGuide)
    LayoutConstraint.activate([
      half.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 8),
      half.bottomAnchor.constraint(equalTo: foot.topAnchor, constant: -8),
    ])
  }

  override func viewWillLayoutSubviews() { layoutPasses += 1 }

  /// The parts whose frames differ from the frames expected for the view's current bounds.
  var misplacedParts: [String] {
    let bounds = view.bounds
    let inset = view.theme.metrics.contentInset(forWidth: bounds.width)
    let inner = bounds.width - 2 * inset
    // A smaller view has no room for the required constraints.
    guard inner > 0, bounds.height > inset + 200 else { return [] }
    let height = heading.sizeThatFits(Size(inner, .infinity)).height
    let rowHeight = row.sizeThatFits(Size(inner, .infinity)).height
    let top = inset + height + 8 + rowHeight + 8
    let footTop = bounds.height - view.safeAreaInsets.bottom - 40
    let third = (inner - 16) / 3
    var expected: [(String, View, Rect)] = [
      ("heading", heading, Rect(inset, inset, inner, height)),
      ("half", half, Rect(bounds.width / 4, top, bounds.width / 2, footTop - 8 - top)),
      ("foot", foot, Rect(0, footTop, bounds.width, 40)),
    ]
    for (index, label) in row.arrangedSubviews.enumerated() {
      let x = inset + Double(index) * (third + 8)
      expected.append(("label \(index)", label, Rect(x, inset + height + 8, third, rowHeight)))
    }
    return expected.compactMap { name, part, expectedFrame in
      let frame = view.convert(part.bounds, from: part)
      return frame.isNear(expectedFrame)
        ? nil : "\(title ?? "")’s \(name): \(frame), not \(expectedFrame)"
    }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
