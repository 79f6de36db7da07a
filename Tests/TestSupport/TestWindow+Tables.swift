// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
internal import Views

extension TestWindow {
  /// Shows a table in the root controller of a window, and makes a frame.
  ///
  /// - Parameters:
  ///   - rows: The data source and the delegate of the table. The caller keeps them alive.
  ///   - root: The root controller, whose view gets the table as a subview. Default: a controller without content.
  public convenience init(
    table: TableView, rows: any TableViewDataSource & TableViewDelegate,
    in root: ViewController = ViewController()
  ) {
    self.init(root: root)
    table.dataSource = rows
    table.delegate = rows
    root.view.addSubview(table)
    step()
  }
}
