// Starts qmines with the Python, the libraries and the C library that came with it.
//
// The same static program is used in two ways:
//   - in a folder, as bin/qmines and bin/python3: it runs ../libexec/python3.11 there;
//   - as the single executable, with that folder packed at its end: it unpacks the folder once,
//   into the user's cache,
//     and runs what is in it.
// dev/release/executable.py packs the folder and writes the footer.
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "unpack.h"

#ifndef LOADER
#error "LOADER is the file name of glibc's dynamic loader, such as ld-linux-x86-64.so.2"
#endif

typedef struct {
  char magic[16];
  char digest[16];  // of the packed folder, in hexadecimal
  uint64_t packed;  // bytes in front of this footer
} Footer;

static const char kMagic[16] = "qmines runtime1";

static void fail(const char* what, const char* path) {
  fprintf(stderr, "qmines: %s %s: %s\n", what, path, strerror(errno));
  exit(1);
}

static const char* join(const char* folder, const char* name) {
  char* path = NULL;
  if (asprintf(&path, "%s/%s", folder, name) < 0) fail("cannot join", folder);
  return path;
}

// The path of this file; /proc may be missing.
static const char* self(void) {
  const char* started_as = (const char*)getauxval(AT_EXECFN);
  const char* path = realpath(started_as, NULL);
  if (!path) fail("cannot find", started_as);
  return path;
}

// Nobody else may be able to change what we are about to run.
static int is_ours(const char* folder) {
  struct stat found;
  return lstat(folder, &found) == 0 && S_ISDIR(found.st_mode) && found.st_uid == geteuid() &&
         (found.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

static int make_folders(char* path) {
  for (char* slash = path + 1; (slash = strchr(slash, '/')); ++slash) {
    *slash = 0;
    const int made = mkdir(path, 0700);
    *slash = '/';
    if (made && errno != EEXIST && errno != EROFS) return 0;
  }
  return mkdir(path, 0700) == 0 || errno == EEXIST;
}

// The unpacked folder below `base`, or null if it cannot be written there.
static const char* unpacked_below(const char* base, const void* packed, const Footer* footer) {
  char* folder = strdup(base);
  char name[64];
  snprintf(name, sizeof name, "runtime-%.16s", footer->digest);
  const char* there = join(folder, name);
  if (is_ours(folder) && is_ours(there)) return there;
  if (!make_folders(folder) || !is_ours(folder)) return NULL;
  snprintf(name, sizeof name, ".runtime-%.16s-%ld", footer->digest, (long)getpid());
  const char* part = join(folder, name);
  if (!unpack(packed, footer->packed, part)) {
    remove_folder(part);
    return NULL;
  }
  // Another process may have been faster; both folders have the same content.
  if (rename(part, there)) remove_folder(part);
  return is_ours(there) ? there : NULL;
}

static const char* unpacked(const void* packed, const Footer* footer) {
  const char *chosen = getenv("QMINES_RUNTIME"), *cache = getenv("XDG_CACHE_HOME"),
             *home = getenv("HOME"), *temporary = getenv("TMPDIR");
  char own[64];
  snprintf(own, sizeof own, "qmines-%ld", (long)geteuid());
  const char* folders[] = {
      chosen,
      cache && *cache == '/' ? join(cache, "qmines") : NULL,
      home && *home == '/' ? join(home, ".cache/qmines") : NULL,
      join(temporary && *temporary == '/' ? temporary : "/tmp", own),
  };
  for (size_t i = 0; i < sizeof folders / sizeof *folders; ++i) {
    const char* there = folders[i] ? unpacked_below(folders[i], packed, footer) : NULL;
    if (there) return there;
    if (folders[i] && folders[i] == chosen) break;
  }
  fprintf(stderr,
          "qmines: cannot unpack its files: no cache or temporary folder can be written.\n"
          "Set QMINES_RUNTIME to a folder of yours with 250 MB of space.\n");
  exit(1);
}

// The folder with bin, lib and libexec.
static const char* runtime_folder(void) {
  const char* path = self();
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) fail("cannot read", path);
  const off_t size = lseek(file, 0, SEEK_END);
  Footer footer;
  if (size < (off_t)sizeof footer ||
      pread(file, &footer, sizeof footer, size - sizeof footer) != sizeof footer)
    fail("cannot read", path);
  if (memcmp(footer.magic, kMagic, sizeof kMagic) != 0) {
    close(file);
    char* folder = strdup(path);
    for (int up = 0; up < 2; ++up) *strrchr(folder, '/') = 0;
    return folder;
  }
  const char* all = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
  if (all == MAP_FAILED) fail("cannot read", path);
  return unpacked(all + size - sizeof footer - footer.packed, &footer);
}

int main(int argc, char** argv) {
  const char* folder = runtime_folder();
  const char* slash = strrchr(argv[0], '/');
  const int as_python = strcmp(slash ? slash + 1 : argv[0], "python3") == 0;
  const char* front[] = {
      join(folder, "lib/" LOADER),
      "--inhibit-cache",
      "--library-path",
      join(folder, "lib"),
      "--argv0",
      join(folder, "bin/python3"),
      join(folder, "libexec/python3.11"),
      "-I",
      "-m",
      "qmines",
  };
  const int given = sizeof front / sizeof *front - (as_python ? 3 : 0);
  const char** args = calloc(given + argc + 1, sizeof *args);
  if (!args) fail("cannot start", folder);
  memcpy(args, front, given * sizeof *args);
  memcpy(args + given, argv + 1, argc * sizeof *args);
  // Libraries of the host may need another C library than ours.
  unsetenv("LD_PRELOAD");
  unsetenv("LD_LIBRARY_PATH");
  execv(args[0], (char**)args);
  fail("cannot run", args[0]);
}
