// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#include "CBundledAssets.h"

#include <string.h>

// `#embed` is C23; clang accepts it in every C mode and only notes that it is newer.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Each file of Assets that the program needs, as bytes in the binary: a copied executable works
// without its source folder. A new asset takes an array here and a line in the table below.

static const unsigned char inter_regular[] = {
#embed "../../Assets/Fonts/Inter-Regular.otf"
};

static const unsigned char inter_semibold[] = {
#embed "../../Assets/Fonts/Inter-SemiBold.otf"
};

static const unsigned char icon_app[] = {
#embed "../../Assets/Icons/app.svg"
};

static const unsigned char icon_back[] = {
#embed "../../Assets/Icons/back.svg"
};

static const unsigned char icon_callbacks[] = {
#embed "../../Assets/Icons/callbacks.svg"
};

static const unsigned char icon_check[] = {
#embed "../../Assets/Icons/check.svg"
};

static const unsigned char icon_chevron_down[] = {
#embed "../../Assets/Icons/chevron-down.svg"
};

static const unsigned char icon_chevron_left[] = {
#embed "../../Assets/Icons/chevron-left.svg"
};

static const unsigned char icon_chevron_right[] = {
#embed "../../Assets/Icons/chevron-right.svg"
};

static const unsigned char icon_circle[] = {
#embed "../../Assets/Icons/circle.svg"
};

static const unsigned char icon_circle_filled[] = {
#embed "../../Assets/Icons/circle-filled.svg"
};

static const unsigned char icon_close[] = {
#embed "../../Assets/Icons/close.svg"
};

static const unsigned char icon_folder[] = {
#embed "../../Assets/Icons/folder.svg"
};

static const unsigned char icon_globe[] = {
#embed "../../Assets/Icons/globe.svg"
};

static const unsigned char icon_info[] = {
#embed "../../Assets/Icons/info.svg"
};

static const unsigned char icon_keyboard[] = {
#embed "../../Assets/Icons/keyboard.svg"
};

static const unsigned char icon_menu[] = {
#embed "../../Assets/Icons/menu.svg"
};

static const unsigned char icon_moon[] = {
#embed "../../Assets/Icons/moon.svg"
};

static const unsigned char icon_more[] = {
#embed "../../Assets/Icons/more.svg"
};

static const unsigned char icon_notes[] = {
#embed "../../Assets/Icons/notes.svg"
};

static const unsigned char icon_pages[] = {
#embed "../../Assets/Icons/pages.svg"
};

static const unsigned char icon_route[] = {
#embed "../../Assets/Icons/route.svg"
};

static const unsigned char icon_ruler[] = {
#embed "../../Assets/Icons/ruler.svg"
};

static const unsigned char icon_scale[] = {
#embed "../../Assets/Icons/scale.svg"
};

static const unsigned char icon_popover_down[] = {
#embed "../../Assets/Icons/popover-down.svg"
};

static const unsigned char icon_popover_down_edge[] = {
#embed "../../Assets/Icons/popover-down-edge.svg"
};

static const unsigned char icon_popover_left[] = {
#embed "../../Assets/Icons/popover-left.svg"
};

static const unsigned char icon_popover_left_edge[] = {
#embed "../../Assets/Icons/popover-left-edge.svg"
};

static const unsigned char icon_popover_right[] = {
#embed "../../Assets/Icons/popover-right.svg"
};

static const unsigned char icon_popover_right_edge[] = {
#embed "../../Assets/Icons/popover-right-edge.svg"
};

static const unsigned char icon_popover_up[] = {
#embed "../../Assets/Icons/popover-up.svg"
};

static const unsigned char icon_popover_up_edge[] = {
#embed "../../Assets/Icons/popover-up-edge.svg"
};

static const unsigned char icon_search[] = {
#embed "../../Assets/Icons/search.svg"
};

static const unsigned char icon_sliders[] = {
#embed "../../Assets/Icons/sliders.svg"
};

static const unsigned char icon_split[] = {
#embed "../../Assets/Icons/split.svg"
};

static const unsigned char icon_square[] = {
#embed "../../Assets/Icons/square.svg"
};

static const unsigned char icon_stack[] = {
#embed "../../Assets/Icons/stack.svg"
};

static const unsigned char icon_star[] = {
#embed "../../Assets/Icons/star.svg"
};

static const unsigned char icon_sun[] = {
#embed "../../Assets/Icons/sun.svg"
};

static const unsigned char icon_tabs[] = {
#embed "../../Assets/Icons/tabs.svg"
};

static const unsigned char icon_thermometer[] = {
#embed "../../Assets/Icons/thermometer.svg"
};

static const unsigned char icon_trash[] = {
#embed "../../Assets/Icons/trash.svg"
};

static const unsigned char icon_warning[] = {
#embed "../../Assets/Icons/warning.svg"
};

static const unsigned char icon_windows[] = {
#embed "../../Assets/Icons/windows.svg"
};

#define ASSET(name, array) {name, array, sizeof(array)}

static const BundledAsset assets[] = {
  ASSET("Inter-Regular", inter_regular),
  ASSET("Inter-SemiBold", inter_semibold),
  ASSET("icon/app", icon_app),
  ASSET("icon/back", icon_back),
  ASSET("icon/callbacks", icon_callbacks),
  ASSET("icon/check", icon_check),
  ASSET("icon/chevron-down", icon_chevron_down),
  ASSET("icon/chevron-left", icon_chevron_left),
  ASSET("icon/chevron-right", icon_chevron_right),
  ASSET("icon/circle", icon_circle),
  ASSET("icon/circle-filled", icon_circle_filled),
  ASSET("icon/close", icon_close),
  ASSET("icon/folder", icon_folder),
  ASSET("icon/globe", icon_globe),
  ASSET("icon/info", icon_info),
  ASSET("icon/keyboard", icon_keyboard),
  ASSET("icon/menu", icon_menu),
  ASSET("icon/moon", icon_moon),
  ASSET("icon/more", icon_more),
  ASSET("icon/notes", icon_notes),
  ASSET("icon/pages", icon_pages),
  ASSET("icon/route", icon_route),
  ASSET("icon/ruler", icon_ruler),
  ASSET("icon/scale", icon_scale),
  ASSET("icon/popover-down", icon_popover_down),
  ASSET("icon/popover-down-edge", icon_popover_down_edge),
  ASSET("icon/popover-left", icon_popover_left),
  ASSET("icon/popover-left-edge", icon_popover_left_edge),
  ASSET("icon/popover-right", icon_popover_right),
  ASSET("icon/popover-right-edge", icon_popover_right_edge),
  ASSET("icon/popover-up", icon_popover_up),
  ASSET("icon/popover-up-edge", icon_popover_up_edge),
  ASSET("icon/search", icon_search),
  ASSET("icon/sliders", icon_sliders),
  ASSET("icon/split", icon_split),
  ASSET("icon/square", icon_square),
  ASSET("icon/stack", icon_stack),
  ASSET("icon/star", icon_star),
  ASSET("icon/sun", icon_sun),
  ASSET("icon/tabs", icon_tabs),
  ASSET("icon/thermometer", icon_thermometer),
  ASSET("icon/trash", icon_trash),
  ASSET("icon/warning", icon_warning),
  ASSET("icon/windows", icon_windows),
};

unsigned long bundled_asset_count(void) {
  return sizeof(assets) / sizeof(assets[0]);
}

const BundledAsset *bundled_asset_at(unsigned long index) {
  if (index >= bundled_asset_count()) __builtin_trap();
  return &assets[index];
}

const BundledAsset *bundled_asset_named(const char *name) {
  for (unsigned long index = 0; index < bundled_asset_count(); index++) {
    if (strcmp(assets[index].name, name) == 0) return &assets[index];
  }
  return 0;
}
