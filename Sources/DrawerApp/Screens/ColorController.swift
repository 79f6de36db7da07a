// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A pane in one color with something to do, which tells how often it came and how large it is.
final class ColorController: ViewController {
  /// What there is to do.
  enum Activity {
    /// A button counts how often it was pressed.
    case count
    /// Two buttons make the pane darker and lighter again.
    case shade
  }

  private let color: Color
  private let activity: Activity?
  private let heading = Label(style: .largeTitle)
  private let text = View.text()
  private let facts = Label()
  private let buttons = StackView()
  private var appearances = 0
  private var count = 0
  /// How many steps darker the pane is than its color.
  private var shade = 0 {
    didSet { enableShades() }
  }
  private weak var darker: Button?
  private weak var lighter: Button?

  /// Points; longer lines are hard to read.
  private static let maximumTextWidth = 520.0
  private static let largestShade = 4
  /// What a step leaves of the light, 0…1.
  private static let step = 0.84
  private static let seconds = 0.2
  /// How much a button's plate darkens the color, so that what it says is 4.5 : 1.
  private static let plate = 0.22

  private static var paneNote: String {
    localized(
      """
      A child view controller: this whole pane is its view. The bar above belongs to the drawer and shows the child’s \
      title.

      Choose another row, press Ctrl with a digit, or drag the bar aside. The pane keeps its state while it is away.
      """)
  }

  /// - Parameters:
  ///   - note: What it says about itself. Default: what a pane of the drawer would.
  ///   - activity: Default none.
  init(name: String, color: Color, note: String = paneNote, activity: Activity? = nil) {
    self.color = color
    self.activity = activity
    super.init()
    text.text = note
    title = name
  }

  override func viewDidLoad() {
    view.backgroundColor = .fixed(shaded)
    view.accessibilityLabel = title
    heading.text = title ?? ""
    for label in [heading, facts] { label.color = .onColor }
    text.color = .onColor
    addButtons()
    buttons.isHidden = buttons.arrangedSubviews.isEmpty
    let column = addScrollingColumn(
      [heading, text, facts, buttons], maximumWidth: Self.maximumTextWidth)
    column.setCustomSpacing(2 * view.theme.metrics.gap, after: text)
    column.setCustomSpacing(2 * view.theme.metrics.gap, after: facts)
  }

  private func addButtons() {
    buttons.spacing = view.theme.metrics.gap
    switch activity {
    case .count: addButton(localized("Count")) { $0.count += 1 }
    case .shade:
      darker = addButton(localized("Darker")) { $0.shade += 1 }
      lighter = addButton(localized("Lighter")) { $0.shade -= 1 }
      enableShades()
    case nil: break
    }
  }

  private func enableShades() {
    guard let darker, let lighter else { return }
    darker.setEnabled(shade < Self.largestShade, handingFocusTo: lighter)
    lighter.setEnabled(shade > 0, handingFocusTo: darker)
  }

  @discardableResult
  private func addButton(
    _ title: String, _ action: @escaping (ColorController) -> Void
  ) -> Button {
    let button = Button.plate(title)
    button.backgroundColor = .faded(.fixed(.black), Self.plate)
    button.color = .onColor
    button.onActivate = { [weak self] in
      guard let self else { return }
      action(self)
      showFacts()
      View.animate(duration: Self.seconds) { self.view.backgroundColor = .fixed(self.shaded) }
    }
    buttons.addArrangedSubview(button)
    return button
  }

  private var shaded: Color {
    let light = (0..<shade).reduce(1.0) { light, _ in light * Self.step }
    func channel(_ value: UInt8) -> UInt8 { UInt8((Double(value) * light).rounded()) }
    return Color(
      red: channel(color.red), green: channel(color.green), blue: channel(color.blue))
  }

  override func viewIsAppearing(_ animated: Bool) {
    appearances += 1
  }

  /// A pane that shows appears again after the start.
  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    let isShown = viewIfLoaded?.window != nil
    coder.encode(isShown ? appearances - 1 : appearances, forKey: "appearances")
    coder.encode(count, forKey: "count")
    coder.encode(shade, forKey: "shade")
  }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    guard let appearances = coder.decode(Int.self, forKey: "appearances"),
      let count = coder.decode(Int.self, forKey: "count"),
      let shade = coder.decode(Int.self, forKey: "shade"),
      (0..<Int.max).contains(appearances), (0..<Int.max).contains(count),
      (0...Self.largestShade).contains(shade)
    else { return }
    // It may have appeared already.
    self.appearances += appearances
    (self.count, self.shade) = (count, shade)
    guard isViewLoaded else { return }
    showFacts()
    view.backgroundColor = .fixed(shaded)
  }

  override func viewWillLayoutSubviews() {
    showFacts()
  }

  private func showFacts() {
    let size = view.bounds.size
    let appeared = localized(appearances, "Appeared once", "Appeared \(appearances) times")
    let points = localized(
      "\(Int(size.width.rounded())) × \(Int(size.height.rounded())) points")
    let counted = count == 0 ? [] : [localized(count, "counted once", "counted \(count) times")]
    facts.text = ([appeared, points] + counted).joined(separator: " · ")
  }
}
