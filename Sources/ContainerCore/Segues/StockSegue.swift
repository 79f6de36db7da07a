// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Does what its kind says.
final class StockSegue: Segue {
  private let kind: SegueKind

  init(
    kind: SegueKind, identifier: String?, source: ViewController, destination: ViewController
  ) {
    self.kind = kind
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    switch kind {
    case .show:
      source.show(destination, sender: sender)
    case .showDetail:
      source.showDetail(destination, sender: sender)
    case .present(let style, let transition):
      if let style { destination.modalPresentationStyle = style }
      if let transition { destination.modalTransitionStyle = transition }
      source.present(destination, animated: isAnimated)
    case .replace:
      source.replace(with: destination, animated: isAnimated)
    case .embed:
      stopProgram("Internal inconsistency: an embed segue has a class of its own")
    }
  }
}
