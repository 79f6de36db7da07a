// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing
internal import Languages

/// The views of the library's own file chooser, from top to bottom.
final class FileChooserView: View {
  /// Lengths in points.
  private static let inset = 20.0
  private static let rowHeight = 36.0
  private static let buttonWidth = 96.0
  /// Equal to the distance of rows from the sides.
  private static let listInset = 4.0

  let upButton: Button
  let folderButton: PopUpButton
  let nameField: TextField
  let table = TableView()
  let messageLabel = Label("")
  let filterButton: PopUpButton
  let cancelButton: AlertButton
  let acceptButton: AlertButton

  init(_ chooser: FileChooser, in localized: Localization) {
    upButton = Button(image: .icon("arrow-up"), accessibilityLabel: localized("Parent folder"))
    folderButton = PopUpButton(
      choices: [], selectedIndex: nil, accessibilityLabel: localized("Folder"))
    nameField = TextField(accessibilityLabel: localized("Name"))
    filterButton = PopUpButton(
      choices: chooser.filters.map { PopUpButton.Choice($0.name) },
      selectedIndex: chooser.filters.isEmpty ? nil : 0,
      accessibilityLabel: localized("File type"))
    cancelButton = AlertButton(AlertAction(title: localized("Cancel"), style: .cancel))
    acceptButton = AlertButton(AlertAction(title: chooser.acceptLabel))
    super.init(frame: .zero)
    backgroundColor = .surface
    accessibilityLabel = chooser.title
    acceptButton.isPreferred = true
    upButton.toolTip = upButton.accessibilityLabel
    nameField.placeholder = localized("File name")
    nameField.isHidden = chooser.kind != .save
    filterButton.isHidden = chooser.filters.count < 2 || chooser.kind == .folder
    table.rowHeight = Self.rowHeight
    table.accessibilityLabel = localized("Files")
    messageLabel.color = .secondaryText
    messageLabel.numberOfLines = 0
    messageLabel.alignment = .center
    messageLabel.isUserInteractionEnabled = false
    build(title: Label(chooser.title, style: .title))
  }

  private func build(title: Label) {
    let list = View()
    list.backgroundColor = .hover
    list.clipsToBounds = true
    list.setContentHuggingPriority(LayoutPriority(1), for: .vertical)
    list.cornerRadius = theme.metrics.cardRadius
    for view in [table, messageLabel] { list.addSubview(view) }
    table.pin([.leading(), .trailing(), .top(Self.listInset), .bottom(Self.listInset)])
    messageLabel.pin([.leading(32), .trailing(32), .centerY()])

    let gap = theme.metrics.gap
    let column = StackView(arrangedSubviews: [
      title, row([upButton, folderButton], gap: gap / 2), nameField, list,
      row([filterButton, View(), cancelButton, acceptButton], gap: gap),
    ])
    column.axis = .vertical
    column.spacing = gap
    addSubview(column)
    column.pin(Pin.edges(Self.inset))
    for button in [cancelButton, acceptButton] {
      button.pin([.height(Self.rowHeight), .minimumWidth(Self.buttonWidth)])
    }
    filterButton.pin([.maximumWidth(240)])
  }

  private func row(_ views: [View], gap: Double) -> StackView {
    let row = StackView(arrangedSubviews: views)
    row.alignment = .center
    row.spacing = gap
    return row
  }
}
