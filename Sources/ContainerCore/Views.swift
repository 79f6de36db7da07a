// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

// Programs that import this module can use the views that controllers manage.
@_exported public import Views
