// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A pane in one color, with an activity, and a text with the number of its appearances and its size.
final class ColorController: ViewController {
  enum Activity {
    /// A button counts how often it was pressed.
    case count
    /// Two buttons make the pane darker and lighter.
    case shade
  }

  private let color: Color
  private let activity: Activity?
  private let heading = Label(style: .largeTitle, color: .onColor)
  private let text = View.selectableText()
  private let facts = Label(color: .onColor)
  private let buttons = StackView()
  private var appearances = 0
  private var count = 0
  private var shade = 0 { didSet { updateShadeButtons() } }
  private weak var darkerButton: Button?
  private weak var lighterButton: Button?

  /// The maximum width of text lines in points; longer lines are hard to read.
  private static let maximumTextWidth = 520.0
  private static let maximumShade = 4
  /// The fraction of the light that remains after each step.
  private static let shadeFactor = 0.84
  private static let shadeDuration = 0.2
  /// The opacity of the black behind a button's title, for a contrast of 4.5 : 1.
  private static let buttonOpacity = 0.22

  private static var paneNote: String {
    localized(
      """
      This pane is the view of a child view controller. The bar above belongs to the drawer and shows the child’s \
      title.

      Choose another row, press Ctrl with a digit, or drag the bar sideways. The pane keeps its state while another \
      pane is shown.
      """)
  }

  init(name: String, color: Color, note: String = paneNote, activity: Activity? = nil) {
    self.color = color
    self.activity = activity
    super.init()
    text.text = note
    title = name
  }

  override func viewDidLoad() {
    prepareView(.fixed(shadedColor))
    heading.text = title ?? ""
    text.color = .onColor
    buttons.spacing = view.theme.metrics.gap
    buttons.isHidden = activity == nil
    addButtons()
    let gap = 2 * view.theme.metrics.gap
    addScrollingColumn(
      [heading, text, facts, buttons], maximumWidth: Self.maximumTextWidth,
      gaps: [text: gap, facts: gap])
  }

  private func addButtons() {
    switch activity {
    case .count: addButton(localized("Count")) { $0.count += 1 }
    case .shade:
      darkerButton = addButton(localized("Darker")) { $0.shade += 1 }
      lighterButton = addButton(localized("Lighter")) { $0.shade -= 1 }
      updateShadeButtons()
    case nil: break
    }
  }

  private func updateShadeButtons() {
    guard let darkerButton, let lighterButton else { return }
    darkerButton.setEnabled(shade < Self.maximumShade, handingFocusTo: lighterButton)
    lighterButton.setEnabled(shade > 0, handingFocusTo: darkerButton)
  }

  @discardableResult
  private func addButton(_ title: String, _ action: @escaping (ColorController) -> Void) -> Button {
    let button = Button.filled(title)
    button.backgroundColor = .faded(.fixed(.black), Self.buttonOpacity)
    button.color = .onColor
    button.onActivate = { [weak self] in
      guard let self else { return }
      action(self)
      updateFacts()
      View.animate(duration: Self.shadeDuration) {
        self.view.backgroundColor = .fixed(self.shadedColor)
      }
    }
    buttons.addArrangedSubview(button)
    return button
  }

  private var shadedColor: Color {
    let light = (0..<shade).reduce(1.0) { light, _ in light * Self.shadeFactor }
    func channel(_ value: UInt8) -> UInt8 { UInt8((Double(value) * light).rounded()) }
    return Color(red: channel(color.red), green: channel(color.green), blue: channel(color.blue))
  }

  override func viewIsAppearing(_ animated: Bool) { appearances += 1 }

  /// A visible pane appears again after a restart.
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
      (0...Self.maximumShade).contains(shade)
    else { return }
    // The pane may have appeared before its restoration.
    self.appearances += appearances
    (self.count, self.shade) = (count, shade)
    guard isViewLoaded else { return }
    updateFacts()
    view.backgroundColor = .fixed(shadedColor)
  }

  override func viewWillLayoutSubviews() { updateFacts() }

  private func updateFacts() {
    let size = view.bounds.size
    let appeared = localized(appearances, "Appeared once", "Appeared \(appearances) times")
    let points = localized("\(Int(size.width.rounded())) × \(Int(size.height.rounded())) points")
    let counted = count == 0 ? [] : [localized(count, "counted once", "counted \(count) times")]
    facts.text = ([appeared, points] + counted).joined(separator: " · ")
  }
}
