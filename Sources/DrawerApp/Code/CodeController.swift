// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CGallerySources
internal import DrawerContainer

/// Shows the source files of a screen, for reading and copying.
final class CodeController: ViewController {
  /// Not restored by the next run.
  private final class CodeStack: NavigationController, TransientPresentation {}

  private let sources: [GallerySource]
  private let fileButton: PopUpButton
  private let textView = TextView(style: .code)
  private lazy var copyItem = BarButtonItem(title: Self.copyTitle, style: .prominent) {
    [weak self] in self?.copy()
  }

  /// The size in points, for lines of 100 characters.
  private static let size = Size(850, 640)
  private static let inset = 16.0
  private static let copiedTitleDuration = 2.0
  private static var title: String { localized("Code of this screen") }
  private static var copyTitle: String { localized("Copy") }

  static func make(_ files: [String]) -> ViewController {
    let stack = CodeStack(rootViewController: CodeController(files))
    stack.title = title
    stack.modalPresentationStyle = .formSheet
    stack.preferredContentSize = size
    return stack
  }

  private init(_ files: [String]) {
    sources = files.compactMap(GallerySource.init)
    self.fileButton = PopUpButton(
      choices: sources.map { PopUpButton.Choice($0.fileName) },
      accessibilityLabel: localized("File"))
    super.init()
    title = Self.title
    navigationItem.leftBarButtonItems = [
      BarButtonItem(title: localized("Close")) { [weak self] in self?.dismiss(animated: true) }
    ]
    copyItem.toolTip = localized("Copy the whole file")
    navigationItem.rightBarButtonItems = [copyItem]
  }

  override func viewDidLoad() {
    prepareView()
    fileButton.toolTip = localized("Source files of this screen")
    fileButton.onValueChanged = { [weak self] _ in self?.showFile() }
    textView.accessibilityLabel = localized("Swift code")
    for part in [fileButton, textView] { view.addSubview(part) }
    fileButton.pin([.top(Self.inset), .leading(Self.inset)])
    textView.pin([.leading(), .trailing(), .bottom()])
    textView.topAnchor.constraint(equalTo: fileButton.bottomAnchor, constant: 8).isActive = true
    showFile()
  }

  /// The Return key activates the prominent button.
  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .return, event.modifiers.isEmpty, !event.isRepeat else { return false }
    copy()
    return true
  }

  private var source: GallerySource? { fileButton.selectedIndex.map { sources[$0] } }

  private func showFile() {
    guard let source else { return }
    let parts = SwiftHighlighter.parts(of: source.text)
    textView.text = source.text
    textView.paragraphColors = { parts.indices.contains($0) ? parts[$0] : [] }
    copyItem.title = Self.copyTitle
  }

  private func copy() {
    guard let source, let window = view.window else { return }
    window.setClipboard(source.text)
    copyItem.title = localized("Copied")
    window.animations.schedule(after: Self.copiedTitleDuration) { [weak self] in
      self?.copyItem.title = Self.copyTitle
    }
  }
}

extension BarButtonItem {
  /// Creates a button that shows the code of a screen.
  ///
  /// - Parameter files: Names without the extension, the most important one first.
  static func showCode(_ files: [String], of screen: ViewController) -> BarButtonItem {
    let item = BarButtonItem(image: .icon("code"), accessibilityLabel: localized("Show code")) {
      [weak screen] in
      screen?.present(CodeController.make(files), animated: true)
    }
    item.toolTip = localized("Show this screen’s Swift code")
    return item
  }
}

/// A source file of the gallery, embedded from the sources of this program.
nonisolated struct GallerySource: Sendable {
  let fileName: String
  let text: String

  /// Nil if `CGallerySources` has no file of that name, which is without the extension.
  init?(_ name: String) {
    guard let file = gallery_source_named(name)?.pointee else { return nil }
    fileName = "\(name).swift"
    text = String(
      decoding: UnsafeBufferPointer(start: file.bytes, count: Int(file.count)), as: UTF8.self)
  }
}
