// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

// Whoever imports this module sees the views that controllers manage.
@_exported public import Views
