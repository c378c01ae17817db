//===- ProviderLibrary.cpp - providers in shared libraries ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/ProviderLibrary.h"
#include "runtime/Devices/DeviceSearch.h"
#include "runtime/Devices/DeviceSpec.h"
#include "runtime/Devices/ProviderTable.h"
#include "runtime/Error.h"

#include <algorithm>
#include <dlfcn.h>
#include <filesystem>
#include <iterator>
#include <memory>
#include <string_view>

namespace runmat {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view filePrefix = "librunmat-provider-";
constexpr std::string_view fileSuffix = ".so";

struct CloseLibrary {
  void operator()(void *library) const { dlclose(library); }
};
using Library = std::unique_ptr<void, CloseLibrary>;

Library openLibrary(const std::string &path, const std::string &what) {
  std::error_code error;
  if (!fs::exists(path, error))
    failProvider(what, error ? error.message() : "there is no such file");
  // Without a folder in its name the system would look elsewhere.
  const std::string full = fs::absolute(path, error).string();
  Library library(dlopen(full.c_str(), RTLD_NOW | RTLD_LOCAL));
  if (library)
    return library;
  const char *reason = dlerror();
  failProvider(what, reason ? reason : "it cannot be loaded");
}

/// The library is somebody else's code, which may throw.
const runmat_provider_table *askForTable(runmat_provider_query_fn query,
                                         const std::string &what) try {
  return query(RUNMAT_PROVIDER_ABI_VERSION);
} catch (...) {
  failProvider(what,
               RUNMAT_PROVIDER_QUERY_SYMBOL " failed: " + currentFailure());
}

/// The NAME of `librunmat-provider-NAME.so`; empty for other files.
std::string providerNameOf(std::string file) {
  if (!file.starts_with(filePrefix) || !file.ends_with(fileSuffix) ||
      file.size() < filePrefix.size() + fileSuffix.size())
    return {};
  const std::string name = file.substr(
      filePrefix.size(), file.size() - filePrefix.size() - fileSuffix.size());
  return isProviderName(name) ? name : std::string();
}

std::vector<std::string> splitFolders(const std::string &folders) {
  std::vector<std::string> parts;
  size_t begin = 0;
  while (begin <= folders.size()) {
    const size_t end = std::min(folders.find(':', begin), folders.size());
    if (end > begin)
      parts.push_back(folders.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

std::vector<ProviderFile> librariesOf(const std::string &folder) {
  std::vector<ProviderFile> files;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    const std::string name = providerNameOf(entry->path().filename().string());
    if (!name.empty())
      files.push_back({name, entry->path().string()});
  }
  std::ranges::sort(files, {}, &ProviderFile::name);
  return files;
}

} // namespace

void failProvider(const std::string &what, const std::string &reason) {
  throw Error("RunMat:provider",
              "Cannot use the provider " + what + ": " + reason + ".");
}

const runmat_provider_table &loadProviderLibrary(const std::string &path) {
  const std::string what = "library '" + path + "'";
  Library library = openLibrary(path, what);
  const auto query = reinterpret_cast<runmat_provider_query_fn>(
      dlsym(library.get(), RUNMAT_PROVIDER_QUERY_SYMBOL));
  if (!query)
    failProvider(what, "it does not export " RUNMAT_PROVIDER_QUERY_SYMBOL);
  const runmat_provider_table *table = askForTable(query, what);
  if (!table)
    failProvider(what, "it has no table for version " +
                           versionText(RUNMAT_PROVIDER_ABI_VERSION) +
                           " of the provider interface or an older one");
  if (std::string defect = findTableDefect(*table); !defect.empty())
    failProvider(what, defect);
  // Its table may be used at any time from here on.
  (void)library.release();
  return *table;
}

std::vector<ProviderFile> findProviderLibraries(const std::string &folders) {
  std::vector<ProviderFile> found;
  for (const std::string &folder : splitFolders(folders))
    for (ProviderFile &file : librariesOf(folder))
      if (std::ranges::find(found, file.name, &ProviderFile::name) ==
          found.end())
        found.push_back(std::move(file));
  return found;
}

std::optional<ProviderFile> findProviderLibrary(const std::string &folders,
                                                const std::string &name) {
  for (ProviderFile &file : findProviderLibraries(folders))
    if (file.name == name)
      return std::move(file);
  return std::nullopt;
}

} // namespace runmat
