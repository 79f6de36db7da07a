// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#include "CGallerySources.h"

#include <string.h>

// `#embed` is C23; clang accepts it in every C mode and only notes that it is newer.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Each file of the gallery, as bytes in the binary: the code that a screen shows is the code that was compiled. A new
// file of the gallery takes an array and a line in the table; a test looks that none is missing.

static const unsigned char converter_controller[] = {
#embed "../DrawerApp/Gallery/ConverterController.swift"
};
static const unsigned char editor_controller[] = {
#embed "../DrawerApp/Gallery/EditorController.swift"
};
static const unsigned char landscape[] = {
#embed "../DrawerApp/Gallery/Landscape.swift"
};
static const unsigned char landscape_pages[] = {
#embed "../DrawerApp/Gallery/LandscapePages.swift"
};
static const unsigned char list_controller[] = {
#embed "../DrawerApp/Gallery/ListController.swift"
};
static const unsigned char mail_list_controller[] = {
#embed "../DrawerApp/Gallery/MailListController.swift"
};
static const unsigned char mailbox[] = {
#embed "../DrawerApp/Gallery/Mailbox.swift"
};
static const unsigned char message_all[] = {
#embed "../DrawerApp/Gallery/Message+All.swift"
};
static const unsigned char message_controller[] = {
#embed "../DrawerApp/Gallery/MessageController.swift"
};
static const unsigned char packing_controller[] = {
#embed "../DrawerApp/Gallery/PackingController.swift"
};
static const unsigned char popovers_controller[] = {
#embed "../DrawerApp/Gallery/PopoversController.swift"
};
static const unsigned char presentations_controller[] = {
#embed "../DrawerApp/Gallery/PresentationsController.swift"
};
static const unsigned char profile_controller[] = {
#embed "../DrawerApp/Gallery/ProfileController.swift"
};
static const unsigned char quantity[] = {
#embed "../DrawerApp/Gallery/Quantity.swift"
};
static const unsigned char recipe[] = {
#embed "../DrawerApp/Gallery/Recipe.swift"
};
static const unsigned char recipe_all[] = {
#embed "../DrawerApp/Gallery/Recipe+All.swift"
};
static const unsigned char recipe_book[] = {
#embed "../DrawerApp/Gallery/RecipeBook.swift"
};
static const unsigned char recipe_controller[] = {
#embed "../DrawerApp/Gallery/RecipeController.swift"
};
static const unsigned char route_controller[] = {
#embed "../DrawerApp/Gallery/RouteController.swift"
};

#define FILE(name, array) {name, array, sizeof(array)}

static const GallerySourceFile files[] = {
  FILE("ConverterController", converter_controller),
  FILE("EditorController", editor_controller),
  FILE("Landscape", landscape),
  FILE("LandscapePages", landscape_pages),
  FILE("ListController", list_controller),
  FILE("MailListController", mail_list_controller),
  FILE("Mailbox", mailbox),
  FILE("Message+All", message_all),
  FILE("MessageController", message_controller),
  FILE("PackingController", packing_controller),
  FILE("PopoversController", popovers_controller),
  FILE("PresentationsController", presentations_controller),
  FILE("ProfileController", profile_controller),
  FILE("Quantity", quantity),
  FILE("Recipe", recipe),
  FILE("Recipe+All", recipe_all),
  FILE("RecipeBook", recipe_book),
  FILE("RecipeController", recipe_controller),
  FILE("RouteController", route_controller),
};

const GallerySourceFile *gallery_source_named(const char *name) {
  for (unsigned long index = 0; index < sizeof(files) / sizeof(files[0]); index++) {
    if (strcmp(files[index].name, name) == 0) return &files[index];
  }
  return 0;
}
