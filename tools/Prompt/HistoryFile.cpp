//===- HistoryFile.cpp - what was typed in earlier sessions -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "HistoryFile.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>

#include <fcntl.h>
#include <unistd.h>

using namespace runmat::driver;

namespace fs = std::filesystem;

/// A file of more texts is cut to half as many.
static constexpr size_t mostTexts = 20000;

static std::string escaped(const std::string &text) {
  std::string line;
  for (char c : text)
    if (c == '\\' || c == '\n')
      line += c == '\n' ? "\\n" : "\\\\";
    else
      line += c;
  return line + "\n";
}

static std::string unescaped(const std::string &line) {
  std::string text;
  for (size_t i = 0; i < line.size(); ++i)
    if (line[i] == '\\' && i + 1 < line.size())
      text += line[++i] == 'n' ? '\n' : line[i];
    else
      text += line[i];
  return text;
}

/// Appends to a file that only its user reads; the errno of a failure, or 0.
static int append(const std::string &path, const std::string &text) {
  const int file =
      ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0)
    return errno;
  const ssize_t written = ::write(file, text.data(), text.size());
  const int error = written < 0 ? errno : 0;
  ::close(file);
  return error;
}

std::vector<std::string> HistoryFile::load() {
  std::vector<std::string> texts;
  if (path.empty())
    return texts;
  std::error_code ignored;
  fs::create_directories(fs::path(path).parent_path(), ignored);
  if (const int error = append(path, "")) {
    trouble = "what is typed cannot be kept in '" + path +
              "': " + std::strerror(error);
    path.clear();
    return texts;
  }
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);)
    texts.push_back(unescaped(line));
  if (texts.size() > mostTexts) {
    texts.erase(texts.begin(), texts.end() - mostTexts / 2);
    shorten(texts);
  }
  if (!texts.empty())
    latest = texts.back();
  return texts;
}

/// Another session sees the old file or the new one, never half of one.
void HistoryFile::shorten(const std::vector<std::string> &texts) {
  const std::string fresh = path + "." + std::to_string(::getpid());
  std::string all;
  for (const std::string &text : texts)
    all += escaped(text);
  if (append(fresh, all) == 0)
    std::rename(fresh.c_str(), path.c_str());
  else
    std::remove(fresh.c_str());
}

void HistoryFile::add(const std::string &text) {
  if (path.empty() || text == latest)
    return;
  append(path, escaped(text));
  latest = text;
}
