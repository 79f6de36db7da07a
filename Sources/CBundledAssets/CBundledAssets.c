// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#include "CBundledAssets.h"

#include <string.h>

// `#embed` is C23; clang accepts it in every C mode and only notes that it is newer.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Each file of Assets that the program needs, as bytes in the binary: a copied executable works
// without its source folder. A new font or language takes an array here, a new icon one in BundledIcons.h, and each
// a line in the table below.

#include "BundledIcons.h"

static const unsigned char inter_regular[] = {
#embed "../../Assets/Fonts/Inter-Regular.otf"
};

static const unsigned char inter_semibold[] = {
#embed "../../Assets/Fonts/Inter-SemiBold.otf"
};

static const unsigned char locale_de[] = {
#embed "../../Assets/Locales/de/library.po"
};

static const unsigned char locale_ar[] = {
#embed "../../Assets/Locales/ar/library.po"
};

#define ASSET(name, array) {name, array, sizeof(array)}

static const BundledAsset assets[] = {
  ASSET("Inter-Regular", inter_regular),
  ASSET("Inter-SemiBold", inter_semibold),
  ASSET("locale/de", locale_de),
  ASSET("locale/ar", locale_ar),
  ASSET("icon/app", icon_app),
  ASSET("icon/arrow-down", icon_arrow_down),
  ASSET("icon/arrow-left", icon_arrow_left),
  ASSET("icon/arrow-right", icon_arrow_right),
  ASSET("icon/arrow-up", icon_arrow_up),
  ASSET("icon/back", icon_back),
  ASSET("icon/bell", icon_bell),
  ASSET("icon/bookmark", icon_bookmark),
  ASSET("icon/bookmark-filled", icon_bookmark_filled),
  ASSET("icon/calendar", icon_calendar),
  ASSET("icon/callbacks", icon_callbacks),
  ASSET("icon/camera", icon_camera),
  ASSET("icon/check", icon_check),
  ASSET("icon/chevron-down", icon_chevron_down),
  ASSET("icon/chevron-left", icon_chevron_left),
  ASSET("icon/chevron-right", icon_chevron_right),
  ASSET("icon/chevron-up", icon_chevron_up),
  ASSET("icon/circle", icon_circle),
  ASSET("icon/circle-filled", icon_circle_filled),
  ASSET("icon/clock", icon_clock),
  ASSET("icon/close", icon_close),
  ASSET("icon/code", icon_code),
  ASSET("icon/copy", icon_copy),
  ASSET("icon/cut", icon_cut),
  ASSET("icon/document", icon_document),
  ASSET("icon/download", icon_download),
  ASSET("icon/edit", icon_edit),
  ASSET("icon/envelope", icon_envelope),
  ASSET("icon/eye", icon_eye),
  ASSET("icon/eye-slash", icon_eye_slash),
  ASSET("icon/filter", icon_filter),
  ASSET("icon/flag", icon_flag),
  ASSET("icon/folder", icon_folder),
  ASSET("icon/forward", icon_chevron_right),
  ASSET("icon/gear", icon_gear),
  ASSET("icon/globe", icon_globe),
  ASSET("icon/grid", icon_grid),
  ASSET("icon/heart", icon_heart),
  ASSET("icon/heart-filled", icon_heart_filled),
  ASSET("icon/home", icon_home),
  ASSET("icon/info", icon_info),
  ASSET("icon/keyboard", icon_keyboard),
  ASSET("icon/link", icon_link),
  ASSET("icon/list", icon_list),
  ASSET("icon/lock", icon_lock),
  ASSET("icon/menu", icon_menu),
  ASSET("icon/minus", icon_minus),
  ASSET("icon/moon", icon_moon),
  ASSET("icon/more", icon_more),
  ASSET("icon/notes", icon_notes),
  ASSET("icon/pages", icon_pages),
  ASSET("icon/paste", icon_paste),
  ASSET("icon/pause", icon_pause),
  ASSET("icon/people", icon_people),
  ASSET("icon/person", icon_person),
  ASSET("icon/photo", icon_photo),
  ASSET("icon/play", icon_play),
  ASSET("icon/plus", icon_plus),
  ASSET("icon/popover-down", icon_popover_down),
  ASSET("icon/popover-down-edge", icon_popover_down_edge),
  ASSET("icon/popover-left", icon_popover_left),
  ASSET("icon/popover-left-edge", icon_popover_left_edge),
  ASSET("icon/popover-right", icon_popover_right),
  ASSET("icon/popover-right-edge", icon_popover_right_edge),
  ASSET("icon/popover-up", icon_popover_up),
  ASSET("icon/popover-up-edge", icon_popover_up_edge),
  ASSET("icon/print", icon_print),
  ASSET("icon/question", icon_question),
  ASSET("icon/redo", icon_redo),
  ASSET("icon/refresh", icon_refresh),
  ASSET("icon/route", icon_route),
  ASSET("icon/ruler", icon_ruler),
  ASSET("icon/scale", icon_scale),
  ASSET("icon/search", icon_search),
  ASSET("icon/send", icon_send),
  ASSET("icon/share", icon_share),
  ASSET("icon/sidebar", icon_sidebar),
  ASSET("icon/sliders", icon_sliders),
  ASSET("icon/sort", icon_sort),
  ASSET("icon/split", icon_split),
  ASSET("icon/square", icon_square),
  ASSET("icon/stack", icon_stack),
  ASSET("icon/star", icon_star),
  ASSET("icon/star-filled", icon_star_filled),
  ASSET("icon/stop", icon_stop),
  ASSET("icon/sun", icon_sun),
  ASSET("icon/tabs", icon_tabs),
  ASSET("icon/tag", icon_tag),
  ASSET("icon/thermometer", icon_thermometer),
  ASSET("icon/trash", icon_trash),
  ASSET("icon/undo", icon_undo),
  ASSET("icon/unlock", icon_unlock),
  ASSET("icon/upload", icon_upload),
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
