// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension View {
  /// Lets a recognizer watch the pointers that go down in this view or inside it; a recognizer watches for
  /// one view.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  /// Ends that, and a gesture that lasts; nothing happens if the recognizer watches for another view.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.letGo()
    recognizer.view = nil
    gestureRecognizers.removeAll { $0 === recognizer }
  }
}
