// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// What an SDL event means to the host.
nonisolated enum HostEvent: Equatable {
  /// For the window's core.
  case input(InputEvent.Kind)
  /// A part of a drop.
  case drop(DropStep)
  /// The window's size or its display's scale may be another one.
  case geometryChanged
  /// The keys make other characters.
  case layoutChanged
  /// The window was moved.
  case moved
  /// The window was hidden, minimised, shown or restored.
  case visibilityChanged
  /// The renderer lost its textures.
  case texturesLost
  /// Another program has destroyed a window of this number on the X server.
  case destroyed(UInt)
  /// A signal wants the program to end.
  case terminated
  /// Another thread asks the loop to look for jobs.
  case wake
  case ignored
}
