// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#pragma once

// The files of Assets/Icons, as bytes in the binary. CBundledAssets.c alone includes this file.

static const unsigned char icon_app[] = {
#embed "../../Assets/Icons/app.svg"
};
static const unsigned char icon_arrow_down[] = {
#embed "../../Assets/Icons/arrow-down.svg"
};
static const unsigned char icon_arrow_left[] = {
#embed "../../Assets/Icons/arrow-left.svg"
};
static const unsigned char icon_arrow_right[] = {
#embed "../../Assets/Icons/arrow-right.svg"
};
static const unsigned char icon_arrow_up[] = {
#embed "../../Assets/Icons/arrow-up.svg"
};
static const unsigned char icon_back[] = {
#embed "../../Assets/Icons/back.svg"
};
static const unsigned char icon_bell[] = {
#embed "../../Assets/Icons/bell.svg"
};
static const unsigned char icon_bookmark[] = {
#embed "../../Assets/Icons/bookmark.svg"
};
static const unsigned char icon_bookmark_filled[] = {
#embed "../../Assets/Icons/bookmark-filled.svg"
};
static const unsigned char icon_calendar[] = {
#embed "../../Assets/Icons/calendar.svg"
};
static const unsigned char icon_callbacks[] = {
#embed "../../Assets/Icons/callbacks.svg"
};
static const unsigned char icon_camera[] = {
#embed "../../Assets/Icons/camera.svg"
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
static const unsigned char icon_chevron_up[] = {
#embed "../../Assets/Icons/chevron-up.svg"
};
static const unsigned char icon_circle[] = {
#embed "../../Assets/Icons/circle.svg"
};
static const unsigned char icon_circle_filled[] = {
#embed "../../Assets/Icons/circle-filled.svg"
};
static const unsigned char icon_clock[] = {
#embed "../../Assets/Icons/clock.svg"
};
static const unsigned char icon_close[] = {
#embed "../../Assets/Icons/close.svg"
};
static const unsigned char icon_code[] = {
#embed "../../Assets/Icons/code.svg"
};
static const unsigned char icon_copy[] = {
#embed "../../Assets/Icons/copy.svg"
};
static const unsigned char icon_cut[] = {
#embed "../../Assets/Icons/cut.svg"
};
static const unsigned char icon_document[] = {
#embed "../../Assets/Icons/document.svg"
};
static const unsigned char icon_download[] = {
#embed "../../Assets/Icons/download.svg"
};
static const unsigned char icon_edit[] = {
#embed "../../Assets/Icons/edit.svg"
};
static const unsigned char icon_envelope[] = {
#embed "../../Assets/Icons/envelope.svg"
};
static const unsigned char icon_eye[] = {
#embed "../../Assets/Icons/eye.svg"
};
static const unsigned char icon_eye_slash[] = {
#embed "../../Assets/Icons/eye-slash.svg"
};
static const unsigned char icon_filter[] = {
#embed "../../Assets/Icons/filter.svg"
};
static const unsigned char icon_flag[] = {
#embed "../../Assets/Icons/flag.svg"
};
static const unsigned char icon_folder[] = {
#embed "../../Assets/Icons/folder.svg"
};
static const unsigned char icon_gear[] = {
#embed "../../Assets/Icons/gear.svg"
};
static const unsigned char icon_globe[] = {
#embed "../../Assets/Icons/globe.svg"
};
static const unsigned char icon_grid[] = {
#embed "../../Assets/Icons/grid.svg"
};
static const unsigned char icon_heart[] = {
#embed "../../Assets/Icons/heart.svg"
};
static const unsigned char icon_heart_filled[] = {
#embed "../../Assets/Icons/heart-filled.svg"
};
static const unsigned char icon_home[] = {
#embed "../../Assets/Icons/home.svg"
};
static const unsigned char icon_info[] = {
#embed "../../Assets/Icons/info.svg"
};
static const unsigned char icon_keyboard[] = {
#embed "../../Assets/Icons/keyboard.svg"
};
static const unsigned char icon_link[] = {
#embed "../../Assets/Icons/link.svg"
};
static const unsigned char icon_list[] = {
#embed "../../Assets/Icons/list.svg"
};
static const unsigned char icon_lock[] = {
#embed "../../Assets/Icons/lock.svg"
};
static const unsigned char icon_menu[] = {
#embed "../../Assets/Icons/menu.svg"
};
static const unsigned char icon_minus[] = {
#embed "../../Assets/Icons/minus.svg"
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
static const unsigned char icon_paste[] = {
#embed "../../Assets/Icons/paste.svg"
};
static const unsigned char icon_pause[] = {
#embed "../../Assets/Icons/pause.svg"
};
static const unsigned char icon_people[] = {
#embed "../../Assets/Icons/people.svg"
};
static const unsigned char icon_person[] = {
#embed "../../Assets/Icons/person.svg"
};
static const unsigned char icon_photo[] = {
#embed "../../Assets/Icons/photo.svg"
};
static const unsigned char icon_play[] = {
#embed "../../Assets/Icons/play.svg"
};
static const unsigned char icon_plus[] = {
#embed "../../Assets/Icons/plus.svg"
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
static const unsigned char icon_print[] = {
#embed "../../Assets/Icons/print.svg"
};
static const unsigned char icon_question[] = {
#embed "../../Assets/Icons/question.svg"
};
static const unsigned char icon_redo[] = {
#embed "../../Assets/Icons/redo.svg"
};
static const unsigned char icon_refresh[] = {
#embed "../../Assets/Icons/refresh.svg"
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
static const unsigned char icon_search[] = {
#embed "../../Assets/Icons/search.svg"
};
static const unsigned char icon_send[] = {
#embed "../../Assets/Icons/send.svg"
};
static const unsigned char icon_share[] = {
#embed "../../Assets/Icons/share.svg"
};
static const unsigned char icon_sidebar[] = {
#embed "../../Assets/Icons/sidebar.svg"
};
static const unsigned char icon_sliders[] = {
#embed "../../Assets/Icons/sliders.svg"
};
static const unsigned char icon_sort[] = {
#embed "../../Assets/Icons/sort.svg"
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
static const unsigned char icon_star_filled[] = {
#embed "../../Assets/Icons/star-filled.svg"
};
static const unsigned char icon_stop[] = {
#embed "../../Assets/Icons/stop.svg"
};
static const unsigned char icon_sun[] = {
#embed "../../Assets/Icons/sun.svg"
};
static const unsigned char icon_tabs[] = {
#embed "../../Assets/Icons/tabs.svg"
};
static const unsigned char icon_tag[] = {
#embed "../../Assets/Icons/tag.svg"
};
static const unsigned char icon_thermometer[] = {
#embed "../../Assets/Icons/thermometer.svg"
};
static const unsigned char icon_trash[] = {
#embed "../../Assets/Icons/trash.svg"
};
static const unsigned char icon_undo[] = {
#embed "../../Assets/Icons/undo.svg"
};
static const unsigned char icon_unlock[] = {
#embed "../../Assets/Icons/unlock.svg"
};
static const unsigned char icon_upload[] = {
#embed "../../Assets/Icons/upload.svg"
};
static const unsigned char icon_warning[] = {
#embed "../../Assets/Icons/warning.svg"
};
static const unsigned char icon_windows[] = {
#embed "../../Assets/Icons/windows.svg"
};
