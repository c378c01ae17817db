//===- Prompt.cpp - a session that is typed ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Prompt.h"
#include "Colours.h"
#include "HistoryFile.h"
#include "LineEditor.h"
#include "Pager.h"
#include "PlainReader.h"
#include "PromptSink.h"
#include "RunRecord.h"
#include "Session.h"
#include "TerminalSize.h"

#include "Configuration/ConfigurationFile.h"
#include "Interpreter/Debugger.h"
#include "Interpreter/PromptWorkspace.h"
#include "runtime/Interrupt.h"
#include "runtime/Progress.h"

#include <memory>
#include <new>

#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;

using Clock = std::chrono::steady_clock;

static constexpr const char *firstPrompt = ">> ", *nextPrompt = ".. ";

/// A second Ctrl-C that comes sooner is of the same wish.
static constexpr auto patience = std::chrono::seconds(1);

/// What a session has from its begin to its end.
class Prompt::Session final : public DebugReader {
public:
  Session(Prompt &prompt, OutputSink &terminal)
      : prompt(prompt), line(prompt.line),
        pager(terminal, [this] { return interpreter.session().pageLines; }),
        sink(pager), interpreter(sink, line.session.arguments),
        workspace(interpreter), reader(makeReader()),
        history(config::findStateFile("history")) {}

  Prompt &prompt;
  CommandLine &line;
  Pager pager;
  PromptSink sink;
  Interpreter interpreter;
  std::optional<Engine> engine;
  PromptWorkspace workspace;
  const std::unique_ptr<LineReader> reader;
  HistoryFile history;
  /// What is typed sees its variables.
  Frame *stopped = nullptr;
  /// The lines of a text that is typed, before the one that is edited.
  std::string linesBefore;

  std::unique_ptr<LineReader> makeReader();
  bool open();
  void greet();
  std::optional<std::string> readText(const char *firstPrompt,
                                      const UnfinishedTest &isUnfinished);
  std::vector<Shade> shades(std::string_view line);
  void remember(const std::string &text);
  void runText(const std::string &text);
  std::optional<std::string> read(Frame &frame,
                                  const UnfinishedTest &isUnfinished) override;
  bool givesUpAtEnd() const override { return true; }
};

std::unique_ptr<LineReader> Prompt::Session::makeReader() {
  if (!::isatty(STDOUT_FILENO))
    return std::make_unique<PlainReader>();
  LineEditor::Painter painter;
  if (usesColours())
    painter = [this](std::string_view line) { return shades(line); };
  return std::make_unique<LineEditor>(
      line.tool,
      [this](std::string_view text) {
        return complete(text, stopped ? *stopped : workspace.variables(),
                        interpreter.searchPath().folders());
      },
      std::move(painter));
}

bool Prompt::Session::open() {
  interpreter.setAside(true);
  interpreter.debugger().setReader(this);
  if (line.session.jit == JitMode::Off)
    return true;
  if (!openEngine(engine, line, interpreter, sink))
    return false;
  interpreter.setHook(&*engine);
  return true;
}

void Prompt::Session::greet() {
  for (const std::string &text : history.load())
    reader->remember(text);
  sink.write("RunMat " RUNMAT_VERSION
             ". 'exit' or Ctrl-D leaves, Ctrl-C stops what runs.\n");
  if (!history.problem().empty())
    sink.writeError(line.tool + ": note: " + history.problem() + "\n");
}

std::vector<Shade> Prompt::Session::shades(std::string_view line) {
  std::vector<Shade> all =
      shadesOf(linesBefore + std::string(line), [&](std::string_view name) {
        Frame &seen = stopped ? *stopped : workspace.variables();
        const Value *variable = seen.find(name);
        return variable && variable->isDefined();
      });
  all.erase(all.begin(), all.begin() + ptrdiff_t(linesBefore.size()));
  return all;
}

/// A whole text, which may be of several lines; none when the user leaves.
std::optional<std::string>
Prompt::Session::readText(const char *firstPrompt,
                          const UnfinishedTest &isUnfinished) {
  std::string text, more;
  sink.endLine();
  for (;;) {
    linesBefore = text;
    switch (reader->read(text.empty() ? firstPrompt : nextPrompt, more)) {
    case Typed::Closed:
      sink.write("\n");
      // Of a text that is begun it gives up that, as Ctrl-C does; a terminal
      // that is gone says it again.
      if (text.empty())
        return std::nullopt;
      text.clear();
      continue;
    case Typed::Cancelled:
      text.clear();
      continue;
    case Typed::Line:
      break;
    }
    text += more;
    if (text.find_first_not_of(" \t\n") == std::string::npos) {
      text.clear();
      continue;
    }
    if (!isUnfinished(text))
      return text;
    text += '\n';
  }
}

void Prompt::Session::remember(const std::string &text) {
  reader->remember(text);
  history.add(text);
}

/// While the program is stopped nothing runs that an interrupt could end.
std::optional<std::string>
Prompt::Session::read(Frame &frame, const UnfinishedTest &isUnfinished) {
  const progress::PauseScope terminalTaken;
  prompt.isRunning = false;
  stopped = &frame;
  const std::optional<std::string> text = readText(debugPrompt, isUnfinished);
  stopped = nullptr;
  if (text) {
    remember(*text);
    pager.restart();
    interpreter.diary().note(debugPrompt + *text + "\n");
  }
  interrupt::clear();
  prompt.warned.store({});
  prompt.isRunning = true;
  return text;
}

void Prompt::Session::runText(const std::string &text) {
  DiagnosticEngine diagnostics;
  pager.restart();
  interpreter.diary().note(firstPrompt + text + "\n");
  interpreter.session().format.width = terminalSize().columns;
  if (engine)
    engine->beginAnswer(workspace.lastSeconds(text));
  workspace.run(text, diagnostics);
  if (!diagnostics.diagnostics().empty())
    interpreter.writeError(diagnostics.render());
}

/// A text that began since the interrupt has taken the wish back: it was meant
/// for the one before.
bool Prompt::mayEnd(OutputSink &terminal) {
  if (!isRunning || !interrupt::requested())
    return false;
  const Clock::time_point told = warned.load(), now = Clock::now();
  if (told != Clock::time_point())
    return now - told >= patience;
  warned.store(now);
  terminal.writeError(
      "\nThis operation has not stopped yet. Ctrl-C again ends " + line.tool +
      ".\n");
  return false;
}

std::optional<int> Prompt::guard(Session &session,
                                 const std::function<void()> &program) {
  Interpreter &interpreter = session.interpreter;
  try {
    program();
  } catch (const ExitRequest &request) {
    return request.status;
  } catch (const DebugQuit &) {
    session.sink.endLine();
  } catch (const Interrupted &) {
    // Obeyed before that is said: nobody may say behind it that it was not.
    interrupt::clear();
    session.sink.endLine();
    interpreter.writeError("Interrupted.\n");
  } catch (const Error &error) {
    // Work that was told to stop may report that as an error.
    const bool wasStopped = interrupt::take();
    session.sink.endLine();
    interpreter.writeError(wasStopped ? "Interrupted.\n"
                                      : interpreter.renderError(error));
    interpreter.session().lastError = error;
  } catch (const std::bad_alloc &) {
    session.sink.endLine();
    interpreter.writeError("error: Out of memory.\n");
  } catch (const std::exception &failure) {
    session.sink.endLine();
    interpreter.writeError(internalError(failure));
  }
  return std::nullopt;
}

int Prompt::run(OutputSink &terminal) {
  RunRecord record(line);
  Session session(*this, terminal);
  const UnfinishedTest isUnfinished = [&](const std::string &text) {
    return session.workspace.isUnfinished(text);
  };
  if (!session.open())
    return record.finish(nullptr, 1, session.sink);
  session.greet();
  std::optional<int> status;
  while (!status) {
    const std::optional<std::string> text =
        session.readText(firstPrompt, isUnfinished);
    if (!text) {
      status = 0;
      break;
    }
    session.remember(*text);
    interrupt::clear();
    warned.store({});
    isRunning = true;
    status = guard(session, [&] { session.runText(*text); });
    // A task may have called exit while an error was on its way.
    if (!status)
      status = guard(session, [&] { session.interpreter.finishTasks(); });
    isRunning = false;
    interrupt::clear();
  }
  const auto last = guard(session, [&] { session.interpreter.endProgram(); });
  status = last ? last : status;
  const Engine *engine = session.engine ? &*session.engine : nullptr;
  const int result = record.finish(engine, *status, session.sink);
  return writeReport(line, engine, session.interpreter, session.sink) ? result
                                                                      : 1;
}
