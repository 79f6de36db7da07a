// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#pragma once

#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <stdbool.h>
#include <sys/syscall.h>
#include <unistd.h>

// Without X11's part, whose headers nobody needs here.
#pragma push_macro("SDL_VIDEO_DRIVER_X11")
#undef SDL_VIDEO_DRIVER_X11
#include <SDL2/SDL_syswm.h>
#pragma pop_macro("SDL_VIDEO_DRIVER_X11")

// Macros that Swift does not import, as constants and functions.
static const int DRAWER_WINDOWPOS_CENTERED = SDL_WINDOWPOS_CENTERED;

// The connection to the Wayland compositor that a window lies on; NULL elsewhere.
static inline void *drawer_wayland_display(SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_WAYLAND) return NULL;
  return info.info.wl.display;
}

// The window's surface on a Wayland compositor; NULL elsewhere.
static inline void *drawer_wayland_surface(SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_WAYLAND) return NULL;
  return info.info.wl.surface;
}

// The object of the window's frame on a Wayland compositor; NULL elsewhere.
static inline void *drawer_wayland_toplevel(SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_WAYLAND) return NULL;
  return info.info.wl.xdg_toplevel;
}

// libwayland-client's calls of requests have variable arguments, which Swift cannot pass. `marshal` is
// `wl_proxy_marshal_constructor`, found at run time.
static inline void *drawer_wayland_registry(void *marshal, void *display, const void *interface) {
  void *(*call)(void *, uint32_t, const void *, ...);
  SDL_memcpy(&call, &marshal, sizeof call);
  return call(display, 1, interface, NULL);
}

// A new object of another one. `marshal` is `wl_proxy_marshal_constructor`.
static inline void *drawer_wayland_make(
    void *marshal, void *parent, uint32_t request, const void *interface, void *argument) {
  void *(*call)(void *, uint32_t, const void *, ...);
  SDL_memcpy(&call, &marshal, sizeof call);
  return call(parent, request, interface, NULL, argument);
}

// A request with up to two arguments, whose types libwayland knows. `marshal` is `wl_proxy_marshal`.
static inline void drawer_wayland_request(
    void *marshal, void *object, uint32_t request, const void *argument, uint32_t number) {
  void (*call)(void *, uint32_t, ...);
  SDL_memcpy(&call, &marshal, sizeof call);
  call(object, request, argument, number);
}

// `marshal` is `wl_proxy_marshal`.
static inline void drawer_wayland_commit(void *marshal, void *surface) {
  void (*call)(void *, uint32_t, ...);
  SDL_memcpy(&call, &marshal, sizeof call);
  call(surface, 6);
}

// `marshal` is `wl_proxy_marshal`. Without an output the compositor takes the one that the window is on.
static inline void drawer_wayland_set_fullscreen(void *marshal, void *toplevel, int fullscreen) {
  void (*call)(void *, uint32_t, ...);
  SDL_memcpy(&call, &marshal, sizeof call);
  if (fullscreen) call(toplevel, 11, NULL); else call(toplevel, 12);
}

// `marshal` is `wl_proxy_marshal_constructor_versioned`. `interface` begins with its name.
static inline void *drawer_wayland_bind(
    void *marshal, void *registry, uint32_t name, const void *interface, uint32_t version) {
  void *(*call)(void *, uint32_t, const void *, uint32_t, ...);
  SDL_memcpy(&call, &marshal, sizeof call);
  return call(registry, 0, interface, version, name, *(const char *const *)interface, version, NULL);
}

static inline int drawer_has_version(int major, int minor, int patch) {
  SDL_version linked;
  SDL_GetVersion(&linked);
  return SDL_VERSIONNUM(linked.major, linked.minor, linked.patch)
      >= SDL_VERSIONNUM(major, minor, patch);
}

// The two hooks that libdispatch keeps for run loops (queue.c, under "4CF"). They are private, so
// they are weak here: a libdispatch without them still links, and the handle is -1.
int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));

// An eventfd that becomes readable when the main queue has jobs; -1 when there is none.
static inline int drawer_main_queue_handle(void) {
  if (!_dispatch_get_main_queue_handle_4CF || !_dispatch_main_queue_callback_4CF) return -1;
  return _dispatch_get_main_queue_handle_4CF();
}

// Runs the jobs that the main queue holds.
static inline void drawer_run_main_queue(void) {
  if (_dispatch_main_queue_callback_4CF) _dispatch_main_queue_callback_4CF(NULL);
}

// Whether this is the process's first thread.
static inline bool drawer_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

// The number of a window on an X server; 0 elsewhere. Without X11's headers the union has no member for it: there
// X11's part is a pointer to the display and then the window, in SDL 2 of every version.
static inline unsigned long drawer_x11_window(SDL_Window *window) {
  SDL_SysWMinfo info;
  struct { void *display; unsigned long window; } x11;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return 0;
  SDL_memcpy(&x11, &info.info, sizeof x11);
  return x11.window;
}

// The window that an event says its X server has destroyed; 0 for any other event. X11's part of a message is an XEvent, whose
// longs are here the type, a number, whether a program sent it, the display, the window that gets it, and the window.
static inline unsigned long drawer_x11_destroyed_window(const SDL_Event *event) {
  enum { destroy_notify = 17 };
  unsigned long parts[6];
  const SDL_SysWMmsg *message = event->type == SDL_SYSWMEVENT ? event->syswm.msg : NULL;
  if (!message || message->subsystem != SDL_SYSWM_X11) return 0;
  SDL_memcpy(parts, &message->msg, sizeof parts);
  if ((int)parts[0] != destroy_notify || (int)parts[2] || parts[4] != parts[5]) return 0;
  return parts[5];
}

static inline int drawer_keep_event(void *data, SDL_Event *event) {
  (void)data;
  return event->type != SDL_SYSWMEVENT || drawer_x11_destroyed_window(event) != 0;
}

// SDL 2.26 does not say that a window was destroyed by another program, and its loop cannot be woken after that. So it is
// asked for all that the X server sends, and the rest of that is left out before it is an event.
static inline void drawer_watch_destroyed_windows(void) {
  SDL_SetEventFilter(drawer_keep_event, NULL);
  SDL_EventState(SDL_SYSWMEVENT, SDL_ENABLE);
}

// SDL's connection to the X server that a window is on; NULL elsewhere.
static inline void *drawer_x11_display(SDL_Window *window) {
  SDL_SysWMinfo info;
  void *display;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return NULL;
  SDL_memcpy(&display, &info.info, sizeof display);
  return display;
}
