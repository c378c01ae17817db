//===- SourceFile.cpp - the text that a tool is given -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "SourceFile.h"

#include "Builtins/Registry.h"
#include "Frontend/Frontend.h"

#include "runtime/Application.h"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;

namespace {

/// All that a descriptor gives; nothing when reading fails.
std::optional<std::string> readAll(int descriptor) {
  std::string text;
  constexpr size_t chunk = 64 << 10;
  for (;;) {
    const size_t size = text.size();
    text.resize(size + chunk);
    const ssize_t count = ::read(descriptor, text.data() + size, chunk);
    if (count < 0 && errno != EINTR)
      return std::nullopt;
    text.resize(size + size_t(count > 0 ? count : 0));
    if (count == 0)
      return text;
  }
}

std::optional<std::string> readFile(const std::string &path) {
  if (application::hasFile(path))
    return application::file(path);
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0)
    return std::nullopt;
  std::optional<std::string> text = readAll(descriptor);
  const int error = errno;
  ::close(descriptor);
  errno = error;
  return text;
}

} // namespace

std::string driver::programFolder(const CommandLine &line) {
  if (line.source != ProgramSource::File)
    return ".";
  const std::string &path = line.program;
  const size_t slash = path.rfind('/');
  if (slash == std::string::npos)
    return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

std::optional<SourceFile> driver::readSource(const CommandLine &line,
                                             OutputSink &sink) {
  SourceFile source;
  source.folder = programFolder(line);
  std::optional<std::string> text;
  switch (line.source) {
  case ProgramSource::Code:
    source.name = "-e";
    text = line.program;
    break;
  case ProgramSource::StandardInput:
  case ProgramSource::Prompt:
    source.name = "<stdin>";
    text = readAll(STDIN_FILENO);
    break;
  case ProgramSource::File:
    source.name = source.path = line.program;
    text = readFile(line.program);
    break;
  }
  if (!text) {
    sink.writeError(line.tool + ": error: cannot read '" + source.name +
                    "': " + std::strerror(errno) + "\n");
    return std::nullopt;
  }
  source.text = std::move(*text);
  return source;
}

std::unique_ptr<ast::Program> driver::parseSource(SourceFile &source,
                                                  OutputSink &sink) {
  DiagnosticEngine diagnostics;
  ParseOptions options;
  options.isFunction = [](std::string_view name) {
    return findBuiltin(name) != nullptr;
  };
  auto program =
      parseProgram(source.name, std::move(source.text), diagnostics, options);
  if (!diagnostics.diagnostics().empty())
    sink.writeError(diagnostics.render());
  return program;
}
