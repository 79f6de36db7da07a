// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#pragma once

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_SIZES_H

// A macro with parameters, which Swift does not import.
static const FT_Int32 freetype_light_hinting = FT_LOAD_TARGET_LIGHT;
