/*===- loader.c - the program part of an application -------------*- C -*-===*\
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|* `runmat compile` puts an archive behind a copy of it. It finds librunmat,  *|
|* which does all else.                                                       *|
\*===----------------------------------------------------------------------===*/
#define _GNU_SOURCE
#include "runtime/ApplicationSeal.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define LIBRARY "librunmat.so.1"
#define TEXT(name) #name
#define NAME(macro) TEXT(macro)

/* `runmat compile` changes it in the file: volatile, as what is compiled here
 * is not what will be read. */
static const volatile struct runmat_seal seal
    __attribute__((used)) = {RUNMAT_SEAL_MARK, 0, 0, "", ""};

/* What was wrong with each library that was found, a line each. */
static char problems[8 * PATH_MAX];

static void note(const char *format, ...) {
  const size_t used = strlen(problems);
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(problems + used, sizeof(problems) - used, format, arguments);
  va_end(arguments);
}

/* RUNMAT_OTHER_BUILD when the library could not run it. */
static int run_with(const char *library, int argc, char **argv) {
  void *const handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    note("  %s\n", dlerror());
    return RUNMAT_OTHER_BUILD;
  }
  runmat_run_application_function run;
  *(void **)&run = dlsym(handle, NAME(RUNMAT_RUN_APPLICATION));
  const int status = run ? run((const struct runmat_seal *)&seal, argc, argv)
                         : RUNMAT_OTHER_BUILD;
  if (status == RUNMAT_OTHER_BUILD) {
    note("  %s: is of another build of RunMat\n", library);
    dlclose(handle);
  }
  return status;
}

/* The same with the library in a folder; what is not there is no problem. */
static int run_in(const char *folder, const char *below, int argc,
                  char **argv) {
  char library[2 * PATH_MAX];
  snprintf(library, sizeof(library), "%s%s/%s", folder, below, LIBRARY);
  return access(library, F_OK) == 0 ? run_with(library, argc, argv)
                                    : RUNMAT_OTHER_BUILD;
}

/* The folder that the program is in. */
static void find_own_folder(char *folder, size_t size) {
  const ssize_t length = readlink("/proc/self/exe", folder, size - 1);
  folder[length > 0 ? length : 0] = '\0';
  char *const end = strrchr(folder, '/');
  if (end)
    *end = '\0';
}

static int fail(const char *program) {
  const char *const slash = strrchr(program, '/');
  fprintf(stderr,
          "%s: error: this program needs RunMat's runtime library, " LIBRARY
          ", of the build that made it. It was looked for beside the program, "
          "in the folder ../lib from there, in '%s', and among the libraries "
          "of the system.\n%s"
          "Install the package librunmat of that build, put the library "
          "beside the program, or make one that needs none with 'runmat "
          "compile --static'.\n",
          slash ? slash + 1 : program, (const char *)seal.library_folder,
          problems);
  return 1;
}

int main(int argc, char **argv) {
  const char *const program = argc > 0 ? argv[0] : "";
  if (seal.file_bytes == 0) {
    fprintf(stderr,
            "%s: error: this is what 'runmat compile' makes programs "
            "with, and no program itself.\n",
            program);
    return 1;
  }
  char own[PATH_MAX];
  find_own_folder(own, sizeof(own));
  int status = run_in(own, "", argc, argv);
  if (status == RUNMAT_OTHER_BUILD)
    status = run_in(own, "/../lib", argc, argv);
  if (status == RUNMAT_OTHER_BUILD)
    status = run_in((const char *)seal.library_folder, "", argc, argv);
  if (status == RUNMAT_OTHER_BUILD)
    status = run_with(LIBRARY, argc, argv);
  return status == RUNMAT_OTHER_BUILD ? fail(program) : status;
}
