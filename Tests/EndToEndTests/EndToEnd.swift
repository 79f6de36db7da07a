// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

/// The built program in a real X server, with a real mouse and real keys. One test at a time: they
/// measure time and share a display.
@Suite(.serialized, .needs("Xvfb", "xdotool", "openbox", "setxkbmap"), .privateDisplay())
enum EndToEnd {}
