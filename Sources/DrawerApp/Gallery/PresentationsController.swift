// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A row for each way to show one screen over another. What came of it is said below the rows.
final class PresentationsController: ListController {
  private let result = Label(localized("What you answer is shown here."))
  /// What came of it last.
  private var told: String?
  private let line = View()
  /// What the user has packed and saved.
  private var packed = PackingController.usual
  private var profile = ProfileController.Profile()
  /// What makes the screen of each row, by its identifier.
  private var makers: [String: (PresentationsController) -> ViewController] = [:]

  /// Points.
  private static let lineHeight = 44.0

  static func make() -> ViewController {
    NavigationController(rootViewController: PresentationsController())
  }

  private init() {
    super.init(title: localized("Presentations"))
    setRows(screens() + questions())
    let files = [
      "PresentationsController", "Questions", "PackingController", "ProfileController",
      "DraftController", "EditorController", "HintsController", "PictureController",
      "ListController",
    ]
    navigationItem.rightBarButtonItems = [.showCode(files, of: self)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    line.backgroundColor = .hover
    if told == nil { result.accessibilityLabel = localized("Result") }
    view.addSubview(line)
    line.addSubview(result)
    result.numberOfLines = 0
    line.pin([.leading(), .trailing(), .bottom(), .minimumHeight(Self.lineHeight)])
    result.pin([.leading()], to: view.readableContentGuide)
    result.pin([.centerY()])
    let height = line.heightAnchor.constraint(equalToConstant: Self.lineHeight)
    height.priority = .defaultLow
    LayoutConstraint.activate([
      height,
      result.widthAnchor.constraint(lessThanOrEqualTo: view.readableContentGuide.widthAnchor),
      line.heightAnchor.constraint(
        greaterThanOrEqualTo: result.heightAnchor, constant: view.theme.metrics.gap),
    ])
    endTable(above: line)
  }

  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? { makers[identifier]?(self) }

  private func screens() -> [Row] {
    [
      row(Words("Page sheet"), localized("Two heights: drag its upper edge")) { list in
        PackingController(packed: list.packed) { [weak list] packed, result in
          list?.packed = packed
          list?.tell(result)
        }
      },
      row(Words("Form sheet"), localized("A form to fill in")) { list in
        ProfileController(
          list.profile, onSave: { [weak list] in list?.profile = $0 },
          onResult: { [weak list] in list?.tell($0) })
      },
      row(Words("Full screen"), localized("Covers the whole window")) { _ in PictureController() },
      row(Words("Over full screen"), localized("The window shines through")) { _ in
        HintsController()
      },
      row(Words("Draft"), localized("Asks before it is lost")) { list in
        DraftController { [weak list] in list?.tell($0) }
      },
    ]
  }

  private func questions() -> [Row] {
    [
      row(Words("Alert"), localized("Has to be answered"), section: localized("Questions")) {
        list in
        Questions.deletePhotos { [weak list] in list?.tell($0) }
      },
      row(
        Words("Alert with three answers"), localized("Save, leave or cancel"),
        section: localized("Questions")
      ) { list in
        Questions.saveChanges { [weak list] in list?.tell($0) }
      },
      row(
        Words("Action sheet"), localized("A choice of what to do"), section: localized("Questions")
      ) { list in
        Questions.sharePhoto { [weak list] in
          list?.view.window?.setClipboard($0)
        } _: { [weak list] in
          list?.tell($0)
        }
      },
    ]
  }

  private func row(
    _ words: Words, _ subtitle: String, section: String = localized("Screens"),
    _ make: @escaping (PresentationsController) -> ViewController
  ) -> Row {
    makers[words.key] = make
    return Row(title: localized(words), subtitle: subtitle, section: section) { list in
      guard let list = list as? PresentationsController else { return }
      let screen = make(list)
      screen.restorationIdentifier = words.key
      list.present(screen, animated: true)
    }
  }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(localized: told, forKey: "result")
    PackingController.encode(packed, with: coder)
    coder.encode(profile, forKey: "profile")
  }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    if let text = coder.decodeLocalized(forKey: "result") { tell(text) }
    packed = PackingController.decode(with: coder) ?? packed
    profile = coder.decode(forKey: "profile") ?? profile
  }

  private func tell(_ text: String) {
    told = text
    result.text = text
    result.accessibilityLabel = localized("Result, \(text)")
    // The keyboard is on a row.
    if let label = result.accessibilityLabel { viewIfLoaded?.window?.announce(label) }
  }
}
