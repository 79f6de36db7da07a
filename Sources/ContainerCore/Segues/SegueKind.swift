// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a stock segue does with its destination. A plain value, so that it can be read from a file.
public nonisolated enum SegueKind: Sendable, Hashable {
  /// `show(_:sender:)`: whatever container is around decides.
  case show
  /// `showDetail(_:sender:)`
  case showDetail
  /// `present(_:animated:)`, in a style and with a transition; nil leaves the destination its own.
  case present(ModalPresentationStyle? = nil, transition: ModalTransitionStyle? = nil)
  /// The destination takes the source's place in its container, which removes the source.
  case replace
  /// The destination becomes a child of the source and fills a view of it: `EmbedSegue`.
  case embed
}

extension SegueKind {
  func makeSegue(
    _ identifier: String?, _ source: ViewController, _ destination: ViewController
  ) -> Segue {
    switch self {
    case .embed:
      EmbedSegue(identifier: identifier, source: source, destination: destination)
    case .show, .showDetail, .present, .replace:
      StockSegue(kind: self, identifier: identifier, source: source, destination: destination)
    }
  }
}
