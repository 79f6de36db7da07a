// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing
internal import Languages

/// The library's own chooser, a form sheet. It is there for desktops without one.
final class FileChooserController: ViewController, TransientPresentation {
  /// Points.
  private static let size = Size(640, 540)

  let chooser: FileChooser
  private let browser: any FileBrowsing
  /// Gets the paths once the sheet is gone. It ends with the controller, so that nobody waits for ever.
  private let answer: AsyncStream<[String]>.Continuation

  private(set) var list: FolderList
  /// The folder that is shown.
  private(set) var folder = "/"
  /// The folder that is asked for.
  private var wanted: String?
  private var problem: FolderProblem?
  private var chosen: [String] = []
  /// Until the first folder is read the keyboard is on whatever can have it.
  private var isListAwaited: Bool

  private lazy var cancelAction = AlertAction(
    title: localized("Cancel"), style: .cancel)
  private lazy var acceptAction = AlertAction(title: chooser.acceptLabel)
  private(set) lazy var content = FileChooserView(
    chooser, cancel: cancelAction, accept: acceptAction, in: localized)
  var table: TableView { content.table }
  private var localized: Localization { traits.localization }

  init(
    _ chooser: FileChooser, browser: any FileBrowsing, answer: AsyncStream<[String]>.Continuation
  ) {
    self.chooser = chooser
    self.browser = browser
    self.answer = answer
    isListAwaited = chooser.kind != .save
    list = FolderList(hasFiles: chooser.kind != .folder)
    super.init()
    title = chooser.title
    modalPresentationStyle = .formSheet
    preferredContentSize = Self.size
  }

  deinit { answer.finish() }

  override func loadView() { view = content }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    table.allowsMultipleSelection = isForSeveral
    table.onFocusedRowChange = { [weak self] in self?.rowFocused() }
    table.onPrimaryAction = { [weak self] in self?.open(row: $0) }
    content.up.onActivate = { [weak self] in self?.showParent() }
    content.places.onValueChanged = { [weak self] in self?.showPlace($0) }
    content.filters.onValueChanged = { [weak self] in self?.useFilter($0) }
    content.name.text = chooser.name
    content.name.onEditingChanged = { [weak self] _ in self?.updateAccept() }
    content.name.onSubmit = { [weak self] _ in self?.accept() }
    content.cancel.onActivate = { [weak self] in self?.close() }
    content.accept.onActivate = { [weak self] in self?.accept() }
    useFilter(0)
    show(chooser.startFolder ?? browser.places.first?.path ?? "/")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard chooser.kind == .save, let window = view.window else { return focusList() }
    window.focus.focus(content.name)
    // The ending stays while a person writes another name.
    let stem = chooser.name.lastIndex(of: ".").map { chooser.name[..<$0].count } ?? 0
    content.name.selectedRange = 0..<(stem > 0 ? stem : chooser.name.count)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    focusList()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    answer.yield(chosen)
    answer.finish()
  }

  override var keyCommands: [KeyCommand] {
    func command(
      _ title: String, _ name: String, _ shortcuts: [KeyCommand.Shortcut],
      _ action: @escaping () -> Void
    ) -> KeyCommand {
      KeyCommand(
        title, identifier: "files.\(name)", group: localized("Files"), shortcuts: shortcuts
      ) {
        action()
        return true
      }
    }
    return [
      command(localized("Parent folder"), "parent", [.init(.up, .alt), .init(.backspace)]) {
        [weak self] in
        self?.showParent()
      },
      command(
        localized("Show or leave out hidden files"), "hidden", [.init(.character("h"), .control)]
      ) { [weak self] in
        guard let self else { return }
        let names = selected.map(\.name)
        list.showsHidden.toggle()
        listChanged(keeping: names)
      },
      command(localized("Read the folder again"), "reload", [.init(.function(5))]) { [weak self] in
        guard let self else { return }
        show(folder, keeping: selected.map(\.name))
      },
    ]
  }

  // MARK: Folders

  /// Shows a folder once it is read. Until then the one before stays.
  func show(_ path: String, keeping names: [String] = []) {
    let path = FilePath.plain(path)
    wanted = path
    browser.list(path) { [weak self] result in
      guard let self, wanted == path else { return }
      wanted = nil
      folder = path
      switch result {
      case .success(let entries): (list.entries, problem) = (entries, nil)
      case .failure(let reason): (list.entries, problem) = ([], reason)
      }
      updatePlaces()
      listChanged(keeping: names)
    }
  }

  private func showParent() {
    guard let parent = FilePath.parent(of: folder) else { return }
    show(parent, keeping: [FilePath.name(of: folder)])
  }

  /// The shown folder comes first, then the others that are offered.
  private var offered: [(name: String, path: String)] {
    [(name: FilePath.shown(folder), path: folder)] + browser.places.filter { $0.path != folder }
  }

  private func updatePlaces() {
    content.places.choices = offered.map { PopUpButton.Choice($0.name, image: .icon("folder")) }
    content.places.selectedIndex = 0
    content.up.isEnabled = folder != "/"
  }

  private func showPlace(_ index: Int) {
    let place = offered[index].path
    content.places.selectedIndex = 0
    show(place)
  }

  private func useFilter(_ index: Int) {
    guard chooser.filters.indices.contains(index) else { return }
    let filter = chooser.filters[index]
    let patterns = filter.patterns + browser.patterns(forMediaTypes: filter.mediaTypes)
    let names = selected.map(\.name)
    list.patterns = patterns.map { NamePattern($0) }
    listChanged(keeping: names)
  }

  private func listChanged(keeping names: [String]) {
    // A list without rows loses the keyboard until it has rows again.
    isListAwaited = isListAwaited || table.isFirstResponder
    let names = Set(names)
    let rows = list.rows.indices.filter { names.contains(list.rows[$0].name) }
    table.reloadData()
    table.setFocusedRow(rows.first ?? 0)
    // Where one file is chosen the first row is so from the start; where several are, a click with Ctrl would add to it.
    let first = isForSeveral || list.rows.isEmpty ? [] : [0]
    mark(chooser.kind == .open ? (rows.isEmpty ? first : rows) : [])
    content.message.text = list.rows.isEmpty ? emptyText : ""
    focusList()
    updateAccept()
  }

  private var emptyText: String {
    switch problem {
    case .missing: localized("This folder is no longer there. Choose another one.")
    case .noFolder: localized("This is a file, not a folder. Choose a folder.")
    case .notAllowed:
      localized("You may not look into this folder. Choose another one, or ask its owner.")
    case .other(let reason):
      localized(
        "This folder cannot be read: \(reason). Press F5 to try again, or choose another one.")
    case nil where list.entries.isEmpty: localized("This folder is empty.")
    case nil:
      list.hasFiles
        ? localized("This folder has no files of this kind.")
        : localized("This folder has no folders in it.")
    }
  }

  /// The keyboard goes to the list as soon as there is one, and later unless it is somewhere else.
  private func focusList() {
    guard let focus = view.window?.focus, focus.canFocus(table),
      isListAwaited || focus.firstResponder == nil
    else { return }
    isListAwaited = false
    focus.focus(table)
  }

  // MARK: Choosing

  private var isForSeveral: Bool { chooser.allowsMultipleSelection && chooser.kind != .save }

  /// What is marked, in the order of the list.
  var selected: [FileEntry] {
    let rows = isForSeveral ? table.selectedRows : table.currentRow.map { [$0] } ?? []
    return rows.compactMap { list.rows.indices.contains($0) ? list.rows[$0] : nil }
  }

  private func mark(_ rows: [Int]) {
    if isForSeveral { table.selectedRows = rows } else { table.currentRow = rows.first }
  }

  private func rowFocused() {
    guard !isForSeveral else { return }
    table.currentRow = table.focusedRow
    updateAccept()
  }

  func open(row: Int) {
    guard selected.count < 2 else { return accept() }
    let entry = list.rows[row]
    if entry.isFolder { return show(path(of: entry)) }
    accept()
  }

  func updateAccept() {
    acceptAction.isEnabled =
      switch chooser.kind {
      case .open: selected.count == 1 || selected.contains { !$0.isFolder }
      case .save: problem == nil && Self.isName(content.name.text)
      case .folder: problem == nil
      }
  }

  private static func isName(_ text: String) -> Bool {
    !["", ".", ".."].contains(text) && !text.contains("/") && !text.contains("\0")
  }

  private func accept() {
    updateAccept()
    guard acceptAction.isEnabled, wanted == nil else { return }
    switch chooser.kind {
    case .open:
      let selected = selected
      if selected.count == 1, selected[0].isFolder { return show(path(of: selected[0])) }
      // Folders among the files have nothing to open.
      end(selected.filter { !$0.isFolder }.map(path))
    case .folder: end(selected.isEmpty ? [folder] : selected.map(path))
    case .save: save(as: content.name.text)
    }
  }

  private func path(of entry: FileEntry) -> String { FilePath.path(entry.name, in: folder) }

  private func save(as name: String) {
    let path = FilePath.path(name, in: folder)
    guard let old = list.entries.first(where: { $0.name == name }) else { return end([path]) }
    guard !old.isFolder else { return show(path) }
    let alert = AlertController(
      title: localized("Replace “\(name)”?"),
      message: localized(
        "“\(FilePath.name(of: folder))” has a file of this name. What is in it will be lost.")
    )
    alert.addAction(AlertAction(title: localized("Cancel"), style: .cancel))
    alert.addAction(
      AlertAction(title: localized("Replace"), style: .destructive) { [weak self] _ in
        self?.end([path])
      })
    present(alert, animated: true)
  }

  private func end(_ paths: [String]) {
    chosen = paths
    close()
  }

  /// Dismisses the sheet.
  func close() {
    presentingViewController?.dismiss(animated: true)
  }
}

extension FileChooserController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { list.rows.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    let entry = list.rows[row]
    cell.title = entry.name
    cell.image = .icon(entry.isFolder ? "folder" : "notes")
    cell.imageColor = entry.isFolder ? .accent : .secondaryText
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    list.rows[row].name
  }

  func tableViewDidChangeSelection(_ tableView: TableView) { updateAccept() }

  /// A click or a key on a file offers its name.
  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    guard chooser.kind == .save, !list.rows[row].isFolder else { return }
    content.name.text = list.rows[row].name
    updateAccept()
  }
}
