// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

@_exported public import ContainerCore
@_exported public import Containers
@_exported public import Controls
@_exported public import Drawing
@_exported public import Inspector
@_exported public import Languages
@_exported public import Presenting
@_exported public import SDLHost
@_exported public import Views
