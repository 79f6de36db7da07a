// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#pragma once

#include <dbus/dbus.h>

// Macros with casts, which Swift does not import.
static const int DRAWER_DBUS_TYPE_STRING = DBUS_TYPE_STRING;
static const int DRAWER_DBUS_TYPE_UINT32 = DBUS_TYPE_UINT32;
static const int DRAWER_DBUS_TYPE_VARIANT = DBUS_TYPE_VARIANT;
static const int DRAWER_DBUS_MESSAGE_ERROR = DBUS_MESSAGE_TYPE_ERROR;
static const int DRAWER_DBUS_TYPE_OBJECT_PATH = DBUS_TYPE_OBJECT_PATH;
static const int DRAWER_DBUS_TYPE_BOOLEAN = DBUS_TYPE_BOOLEAN;
static const int DRAWER_DBUS_TYPE_BYTE = DBUS_TYPE_BYTE;
static const int DRAWER_DBUS_TYPE_ARRAY = DBUS_TYPE_ARRAY;
static const int DRAWER_DBUS_TYPE_STRUCT = DBUS_TYPE_STRUCT;
static const int DRAWER_DBUS_TYPE_DICT_ENTRY = DBUS_TYPE_DICT_ENTRY;
static const int DRAWER_DBUS_TYPE_INT32 = DBUS_TYPE_INT32;
static const int DRAWER_DBUS_TYPE_INT16 = DBUS_TYPE_INT16;
static const int DRAWER_DBUS_TYPE_DOUBLE = DBUS_TYPE_DOUBLE;
static const int DRAWER_DBUS_MESSAGE_METHOD_CALL = DBUS_MESSAGE_TYPE_METHOD_CALL;
