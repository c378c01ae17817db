/*===- ApplicationSeal.h - what tells a program what it carries --*- C -*-===*\
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|* `runmat compile` fills it in, in a copy of the loader or of runmat itself. *|
\*===----------------------------------------------------------------------===*/
#ifndef RUNMAT_RUNTIME_APPLICATIONSEAL_H
#define RUNMAT_RUNTIME_APPLICATIONSEAL_H

#include <stdint.h>

#define RUNMAT_SEAL_MARK "RunMat application seal"

struct runmat_seal {
  char mark[24];
  uint64_t file_bytes; /**< Of the application; 0 of what carries nothing. */
  uint64_t checksum;   /**< Of the archive. */
  /** What only the loader reads: the build that librunmat must be of, and a
   * folder where it is looked for. */
  char build[72];
  char library_folder[1024];
};

/** The function of librunmat by which the loader runs an application, for
 * which `seal` stays where it is. Its exit status, or, when it is of another
 * build, RUNMAT_OTHER_BUILD before anything was done. */
#define RUNMAT_RUN_APPLICATION runmat_run_application
typedef int32_t (*runmat_run_application_function)(
    const struct runmat_seal *seal, int argc, char **argv);
#define RUNMAT_OTHER_BUILD (-1)

#endif /* RUNMAT_RUNTIME_APPLICATIONSEAL_H */
