// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#pragma once

#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
