#!/usr/bin/env bash
# Copyright © 2026 The DrawerContainer authors
# SPDX-License-Identifier: MIT
#
# Installs what the build needs and this machine lacks; with --tests also what the tests need.
# Says nothing when nothing is missing. Exit 69: something is missing that it cannot install.
set -euo pipefail

readonly unavailable=69
readonly swift_needed=6.2
readonly title_bars=libdecor-0-plugin-1-cairo

blocked=no
# Notes what a person has to do; the script goes on to name everything else that is missing too.
needs() {
  printf 'setup: %s\n' "$1" >&2
  blocked=yes
}
stop_if_blocked() { [ "$blocked" = no ] || exit "$unavailable"; }

tests=no
case "${1-}" in
  "") ;;
  --tests) tests=yes ;;
  *) printf 'usage: setup.sh [--tests]\n' >&2; exit 64 ;;
esac

# Succeeds when the installed Swift is as new as Package.swift asks for.
swift_is_recent() {
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  [ -n "$version" ] && [ "$(printf '%s\n%s\n' "$swift_needed" "$version" | sort -V | head -n 1)" = "$swift_needed" ]
}

has_library() { pkg-config --exists "$1" 2>/dev/null; }
has_command() { command -v "$1" >/dev/null 2>&1; }
# For the system's own interpreter, which is the one that has the bindings.
has_dbus_bindings() { /usr/bin/python3 -c 'import dbus, gi.repository.GLib' 2>/dev/null; }
has_accessibility_bindings() {
  /usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null
}
has_x_bindings() { /usr/bin/python3 -c 'import Xlib.display' 2>/dev/null; }
has_dejavu() {
  if has_command dpkg; then
    dpkg -s fonts-dejavu-core >/dev/null 2>&1
  else
    fc-list : family 2>/dev/null | grep -q '^DejaVu Sans'
  fi
}

# libdecor draws the title bars of SDL's windows on Wayland desktops that leave that to programs, such as GNOME, and draws
# none without a plugin. It comes with SDL.
lacks_title_bars() {
  local plugins library
  library=$(ldconfig -p 2>/dev/null | sed -n 's/.*libdecor-0\.so\.0 .*=> //p' | head -n 1)
  [ -n "$library" ] || return 1
  plugins=${library%/*}/libdecor/plugins-1
  ! compgen -G "$plugins/*.so" >/dev/null
}

# Debian's package names: they are what apt wants, and on other systems they tell what to look for.
missing=()
has_command pkg-config || missing+=(pkg-config)
has_library sdl2 || missing+=(libsdl2-dev)
has_library SDL2_ttf || missing+=(libsdl2-ttf-dev)
has_library SDL2_image || missing+=(libsdl2-image-dev)
has_library fontconfig || missing+=(libfontconfig-dev)
has_library freetype2 || missing+=(libfreetype-dev)
has_library fribidi || missing+=(libfribidi-dev)
has_library harfbuzz || missing+=(libharfbuzz-dev)
has_library dbus-1 || missing+=(libdbus-1-dev)
if [ "$tests" = yes ]; then
  has_command Xvfb || missing+=(xvfb)
  has_command xdotool || missing+=(xdotool)
  has_command openbox || missing+=(openbox)
  has_command setxkbmap || missing+=(x11-xkb-utils)
  has_command xwininfo || missing+=(x11-utils)
  has_command weston || missing+=(weston)
  has_command sway || missing+=(sway)
  has_command grim || missing+=(grim)
  has_command wtype || missing+=(wtype)
  has_command wl-copy || missing+=(wl-clipboard)
  has_command img2webp || missing+=(webp)
  has_command dbus-daemon || missing+=(dbus-daemon)
  has_dbus_bindings || missing+=(python3-dbus python3-gi)
  has_x_bindings || missing+=(python3-xlib)
  has_accessibility_bindings || missing+=(gir1.2-atspi-2.0)
  [ -e /usr/share/dbus-1/services/org.a11y.Bus.service ] || missing+=(at-spi2-core)
  has_command orca || missing+=(orca)
  [ -d /usr/lib/python3/dist-packages/dogtail ] || missing+=(python3-dogtail)
  has_command ibus-daemon || missing+=(ibus)
  [ -e /usr/share/ibus/component/hangul.xml ] || missing+=(ibus-hangul)
  [ -e /usr/share/ibus/component/libpinyin.xml ] || missing+=(ibus-libpinyin)
  has_command fcitx5 || missing+=(fcitx5)
  [ -e /usr/share/fcitx5/addon/hangul.conf ] || missing+=(fcitx5-hangul)
  [ -e /usr/share/fcitx5/addon/pinyin.conf ] || missing+=(fcitx5-pinyin)
  [ -e /usr/share/fcitx5/addon/anthy.conf ] || missing+=(fcitx5-anthy)
  [ -e /usr/share/i18n/locales/de_DE ] || missing+=(locales)
  [ -e /usr/share/unicode/BidiTest.txt ] || missing+=(unicode-data)
  has_dejavu || missing+=(fonts-dejavu-core)
fi

swift_is_recent ||
  needs "Swift $swift_needed or later is needed; get it from https://www.swift.org/install"
names="${missing[*]}"
as_root=()
if [ -n "$names" ]; then
  if ! has_command apt-get; then
    needs "apt-get is not available; install these packages (Debian names) and run setup.sh again: $names"
  elif [ "$(id -u)" -ne 0 ]; then
    as_root=(sudo)
    has_command sudo || needs "root permissions are needed, but sudo is not available; run as root: apt-get install $names"
  fi
fi
stop_if_blocked

# As root, without a question; with the packages' names.
install_packages() {
  "${as_root[@]}" apt-get install -y -qq --no-install-recommends "$@" >/dev/null </dev/null
}

if [ -n "$names" ]; then
  printf 'Installing %s\n' "$names" >&2
  export DEBIAN_FRONTEND=noninteractive
  # A new machine has no package lists yet, and old lists name files that are gone.
  "${as_root[@]}" apt-get update -qq >/dev/null </dev/null ||
    printf 'setup: cannot update the package lists; continuing with the old lists\n' >&2
  install_packages "${missing[@]}" || needs "apt-get cannot install: $names"
  stop_if_blocked
fi

# Last, since libdecor comes with SDL. The program runs without it.
if lacks_title_bars && has_command apt-get; then
  [ "$(id -u)" -eq 0 ] || as_root=(sudo -n)
  printf 'Installing %s\n' "$title_bars" >&2
  DEBIAN_FRONTEND=noninteractive install_packages "$title_bars" ||
    printf 'setup: for title bars on Wayland, run: apt-get install %s\n' "$title_bars" >&2
fi
