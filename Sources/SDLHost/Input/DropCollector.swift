// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Collects what belongs to one drop.
nonisolated struct DropCollector {
  private var files: [String] = []
  private var lines: [String] = []

  /// Notes a step. What was dropped, when it was the last one: files before text.
  mutating func take(_ step: DropStep) -> [DropEvent.Content] {
    switch step {
    case .began: self = DropCollector()
    case .file(let path): files.append(path)
    case .text(let line): lines.append(line)
    case .completed:
      defer { self = DropCollector() }
      let text = lines.joined(separator: "\n")
      return (files.isEmpty ? [] : [.files(files)]) + (text.isEmpty ? [] : [.text(text)])
    }
    return []
  }
}
