// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Demonstrates presentations: a row for each way to present a screen, and the result of the last one below.
final class PresentationsController: ListController {
  private let result = Label(localized("Your answer appears here."))
  /// The result of the last presentation; nil if there was none.
  private var lastResult: String?
  private let resultBar = View()
  /// The packed things and the profile that the user has saved.
  private var packed = PackingController.initiallyPacked
  private var profile = ProfileController.Profile()
  /// The functions that make the screens of the rows, keyed by the screens' restoration identifiers.
  private var screenFactories: [String: (PresentationsController) -> ViewController] = [:]

  /// The height of the line with the result, in points.
  private static let lineHeight = 44.0

  static func make() -> ViewController {
    NavigationController(rootViewController: PresentationsController())
  }

  private init() {
    super.init(title: localized("Presentations"))
    setRows(screenRows() + questionRows())
    let files = [
      "PresentationsController", "Questions", "PackingController", "ProfileController",
      "DraftController", "EditorController", "HintsController", "PictureController",
      "ListController",
    ]
    navigationItem.rightBarButtonItems = [.showCode(files, of: self)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    resultBar.backgroundColor = .hover
    if lastResult == nil { result.accessibilityLabel = localized("Result") }
    view.addSubview(resultBar)
    resultBar.addSubview(result)
    result.numberOfLines = 0
    resultBar.pin([.leading(), .trailing(), .bottom(), .minimumHeight(Self.lineHeight)])
    result.pin([.leading()], to: view.readableContentGuide)
    result.pin([.centerY()])
    let height = resultBar.heightAnchor.constraint(equalToConstant: Self.lineHeight)
    height.priority = .defaultLow
    LayoutConstraint.activate([
      height,
      result.widthAnchor.constraint(lessThanOrEqualTo: view.readableContentGuide.widthAnchor),
      resultBar.heightAnchor.constraint(
        greaterThanOrEqualTo: result.heightAnchor, constant: view.theme.metrics.gap),
    ])
    pinTableBottom(above: resultBar)
  }

  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? { screenFactories[identifier]?(self) }

  private func screenRows() -> [Row] {
    [
      makeRow(Words("Page sheet"), localized("Two heights; drag the upper edge")) {
        list in
        PackingController(packed: list.packed) { [weak list] packed, result in
          list?.packed = packed
          list?.showResult(result)
        }
      },
      makeRow(Words("Form sheet"), localized("Edit a profile")) { list in
        ProfileController(
          list.profile, onSave: { [weak list] in list?.profile = $0 },
          onResult: { [weak list] in list?.showResult($0) })
      },
      makeRow(Words("Full screen"), localized("Covers the whole window")) { _ in PictureController()
      },
      makeRow(Words("Over full screen"), localized("Translucent background")) { _ in
        HintsController()
      },
      makeRow(Words("Draft"), localized("Asks before discarding your text")) { list in
        DraftController { [weak list] in list?.showResult($0) }
      },
    ]
  }

  private func questionRows() -> [Row] {
    [
      makeRow(Words("Alert"), localized("Requires an answer"), section: localized("Questions")) {
        list in
        Questions.deletePhotos { [weak list] in list?.showResult($0) }
      },
      makeRow(
        Words("Alert with three buttons"), localized("Save, don’t save or cancel"),
        section: localized("Questions")
      ) { list in
        Questions.saveChanges { [weak list] in list?.showResult($0) }
      },
      makeRow(
        Words("Action sheet"), localized("Choose how to share a photo"),
        section: localized("Questions")
      ) { list in
        Questions.sharePhoto { [weak list] in
          list?.view.window?.setClipboard($0)
        } _: { [weak list] in
          list?.showResult($0)
        }
      },
    ]
  }

  private func makeRow(
    _ words: Words, _ subtitle: String, section: String = localized("Screens"),
    _ make: @escaping (PresentationsController) -> ViewController
  ) -> Row {
    screenFactories[words.key] = make
    return Row(title: localized(words), subtitle: subtitle, section: section) { list in
      guard let list = list as? PresentationsController else { return }
      let screen = make(list)
      screen.restorationIdentifier = words.key
      list.present(screen, animated: true)
    }
  }

  override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(localized: lastResult, forKey: "result")
    PackingController.encode(packed, with: coder)
    coder.encode(profile, forKey: "profile")
  }

  override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    if let text = coder.decodeLocalized(forKey: "result") { showResult(text) }
    packed = PackingController.decode(with: coder) ?? packed
    profile = coder.decode(forKey: "profile") ?? profile
  }

  private func showResult(_ text: String) {
    lastResult = text
    result.text = text
    result.accessibilityLabel = localized("Result, \(text)")
    // The first responder is a row, so a screen reader does not read the result by itself.
    if let label = result.accessibilityLabel { viewIfLoaded?.window?.announce(label) }
  }
}
