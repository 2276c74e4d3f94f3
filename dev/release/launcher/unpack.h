#pragma once
#include <stddef.h>

// Writes the packed files below a new folder; false if that is not possible.
int unpack(const void* packed, size_t size, const char* folder);

// Deletes a folder with everything in it.
void remove_folder(const char* folder);
