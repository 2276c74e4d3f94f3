// The packed folder is one Zstandard frame of entries: a header, the path and the content. Folders
// come before what is in them; an entry without a path is the last.
#include "unpack.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "zstd.h"

typedef struct {
  uint32_t mode;  // of a file; 0 for a folder
  uint32_t path_size;
  uint64_t size;
} Entry;

typedef struct {
  ZSTD_DCtx* context;
  ZSTD_inBuffer packed;
} Source;

// Reads exactly `size` bytes.
static int read_all(Source* source, void* into, size_t size) {
  ZSTD_outBuffer out = {into, size, 0};
  while (out.pos < size) {
    const size_t before = out.pos + source->packed.pos;
    if (ZSTD_isError(ZSTD_decompressStream(source->context, &out, &source->packed))) return 0;
    if (out.pos + source->packed.pos == before) return 0;
  }
  return 1;
}

static int write_all(int file, const char* content, size_t size) {
  while (size > 0) {
    const ssize_t written = write(file, content, size);
    if (written < 0 && errno != EINTR) return 0;
    if (written > 0) content += written, size -= written;
  }
  return 1;
}

static int write_file(int folder, const char* path, const Entry* entry, Source* source) {
  static char content[1 << 20];
  const int file = openat(folder, path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, entry->mode);
  if (file < 0) return 0;
  int good = 1;
  for (uint64_t left = entry->size; good && left > 0;) {
    const size_t some = left < sizeof content ? left : sizeof content;
    good = read_all(source, content, some) && write_all(file, content, some);
    left -= some;
  }
  return close(file) == 0 && good;
}

static int write_entries(int folder, Source* source) {
  for (;;) {
    Entry entry;
    char path[1024];
    if (!read_all(source, &entry, sizeof entry) || entry.path_size >= sizeof path) return 0;
    if (entry.path_size == 0) return 1;
    if (!read_all(source, path, entry.path_size)) return 0;
    path[entry.path_size] = 0;
    if (entry.mode == 0 ? mkdirat(folder, path, 0755) != 0
                        : !write_file(folder, path, &entry, source))
      return 0;
  }
}

int unpack(const void* packed, size_t size, const char* folder) {
  if (mkdir(folder, 0755)) return 0;
  const int opened = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened < 0) return 0;
  Source source = {ZSTD_createDCtx(), {packed, size, 0}};
  const int done = source.context && write_entries(opened, &source);
  ZSTD_freeDCtx(source.context);
  close(opened);
  return done;
}

static int remove_one(const char* path, const struct stat* found, int kind, struct FTW* where) {
  (void)found, (void)kind, (void)where;
  return remove(path);
}

void remove_folder(const char* folder) { nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS); }
