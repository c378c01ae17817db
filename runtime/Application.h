//===- Application.h - what an application carries with it ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An application is a program with an archive behind it: its source files, and
// the code that was compiled of them (`runmat compile`). The program is the
// loader, which opens librunmat, or runmat itself. A seal in it says so, which
// is there whatever happened to the end of the file. A compiled library brings
// such an archive, too.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_APPLICATION_H
#define RUNMAT_RUNTIME_APPLICATION_H

#include "runtime/ApplicationSeal.h"
#include "runtime/Archive.h"

namespace runmat::application {

/// Of which build librunmat must be, and where it is looked for.
struct LibraryPlace {
  std::string build, folder;
};

/// The application that `loader`, the file of one, becomes with an archive of
/// these entries. None when it is no loader, or the texts are too long.
std::optional<std::string> make(std::string loader,
                                const std::vector<Archive::Entry> &entries,
                                const LibraryPlace &library);
/// The application that `program`, the file of this process, becomes with an
/// archive of these entries. None when it is not the program that runs.
std::optional<std::string> make(std::string program,
                                const std::vector<Archive::Entry> &entries);

/// The loader says that this process is the application with that seal; before
/// anything else is asked.
void adopt(const runmat_seal &seal);

/// The archive behind the file of this process; null when it is no application,
/// or a damaged one. Opened once.
const Archive *archive();
/// What is wrong with the application that this process is; empty when nothing
/// is, or it is none.
const std::string &damage();

/// Where source files of an application seem to be: no other file can be there.
/// Those of a library are in a folder of it.
inline constexpr std::string_view folder = "/proc/self/exe";

/// What a source file is kept by, which has this name in the folder.
std::string sourceKey(std::string_view name);
/// What the name of the script is kept by.
inline constexpr std::string_view mainKey = "main";

/// The archive of a library, which is there for all threads while this lives.
class Mount {
public:
  /// `bytes` outlive it. Throws runmat::Error when they are no archive.
  explicit Mount(std::string_view bytes);
  ~Mount();
  Mount(const Mount &) = delete;
  Mount &operator=(const Mount &) = delete;

  const Archive &archive() const { return contents; }
  /// Where its source files seem to be.
  const std::string &folder() const { return place; }

private:
  const Archive contents;
  const std::string place;
};

/// Whether there is an archive, of the process or of a library.
bool hasArchive();
/// An entry by its key in any of them: keys of code hold all that it follows
/// from.
std::optional<std::string> read(std::string_view key);

/// Whether one of them has a source file of that path.
bool hasFile(std::string_view path);
std::optional<std::string> file(std::string_view path);

} // namespace runmat::application

#endif // RUNMAT_RUNTIME_APPLICATION_H
