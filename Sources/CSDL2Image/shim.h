// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#pragma once

#define SDL_MAIN_HANDLED
#include <SDL2/SDL_image.h>
