// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Inspector

extension CallbackLog {
  /// Callbacks that most tests leave out.
  public enum Detail {
    case layout
    case sizesAndRotation
    case rotationAnimations
  }

  /// The entries as lines: `Red viewWillAppear`, `Red willMove nil`. A controller without a title has the name of its type.
  ///
  /// - Parameter details: The callbacks that are in the lines in addition to the others.
  public func lines(with details: Set<Detail>) -> [String] {
    entries.compactMap { $0.line(with: details) }
  }

  /// The lines without details.
  public var lines: [String] { lines(with: []) }

  /// Returns the lines, and removes their entries from the log.
  @discardableResult
  public func removeAllLines(with details: Set<Detail> = []) -> [String] {
    defer { _ = removeAllEntries() }
    return lines(with: details)
  }
}

extension CallbackLog.Entry {
  /// The stack that a split view puts around a column. It has no title, and no lines of its own.
  private static let columnStack = "ColumnNavigationController"

  fileprivate func line(with details: Set<CallbackLog.Detail>) -> String? {
    let detail: CallbackLog.Detail? =
      switch callback {
      case .viewWillLayoutSubviews, .viewDidLayoutSubviews: .layout
      case .viewWillTransition, .willRotate, .didRotate: .sizesAndRotation
      case .willAnimateRotation: .rotationAnimations
      default: nil
      }
    if let detail, !details.contains(detail) { return nil }
    if controller == Self.columnStack { return nil }
    return switch callback {
    case nil: name
    case .viewWillTransition(let size): "\(controller) \(Int(size.width))×\(Int(size.height))"
    case .willRotate(let orientation), .willAnimateRotation(let orientation),
      .didRotate(let orientation):
      "\(controller) \(name) \(orientation)"
    case .willMoveToParent, .didMoveToParent: "\(controller) \(name) \(otherController)"
    case .shouldPerformSegue(let identifier): "\(controller) \(name) \(identifier)"
    case .prepareForSegue(let identifier):
      "\(controller) \(name) \(identifier ?? "nil") \(otherController)"
    case .unwindAction(let action): "\(controller) action \(action) from \(otherController)"
    case .unwindTowards: "\(controller) unwind towards \(otherController)"
    default: "\(controller) \(name)"
    }
  }

  private var otherController: String {
    guard case .controller(let name?) = arguments.last?.value else { return "nil" }
    return name == Self.columnStack ? "stack" : name
  }
}
