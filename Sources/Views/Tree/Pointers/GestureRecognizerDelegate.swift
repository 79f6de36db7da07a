// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Decides about recognizers, with UIKit's questions.
@MainActor public protocol GestureRecognizerDelegate: AnyObject {
  /// Whether a recognizer may begin that has seen its gesture; false makes it fail. Default true.
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool
  /// Whether it may watch a pointer that goes down. Default true.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive pointer: PointerSample
  ) -> Bool
  /// Whether a recognizer has to wait until another one that watches the same pointer has failed. Default false.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool
  /// The same, asked of the one that is waited for. Default false.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool
  /// Whether both may have their gestures with one pointer. It is enough that one delegate allows it. Default false.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// True.
  public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }
  /// True.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive pointer: PointerSample
  ) -> Bool { true }
  /// False.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { false }
}
