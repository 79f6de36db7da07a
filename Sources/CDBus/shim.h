// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#pragma once

#include <dbus/dbus.h>

// Macros with casts, which Swift does not import.
static const int DRAWER_DBUS_TYPE_STRING = DBUS_TYPE_STRING;
static const int DRAWER_DBUS_TYPE_UINT32 = DBUS_TYPE_UINT32;
static const int DRAWER_DBUS_TYPE_VARIANT = DBUS_TYPE_VARIANT;
static const int DRAWER_DBUS_MESSAGE_ERROR = DBUS_MESSAGE_TYPE_ERROR;
