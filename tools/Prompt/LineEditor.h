//===- LineEditor.h - lines that are typed at a terminal --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROMPT_LINEEDITOR_H
#define RUNMAT_TOOLS_PROMPT_LINEEDITOR_H

#include "Completion.h"
#include "KeyReader.h"
#include "SyntaxColours.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct editline;
struct history;

namespace runmat::driver {

/// How the typing of a line ended.
enum class Typed { Line, Cancelled, Closed };

/// Reads lines on the process's terminal with libedit: history, keys, paste.
class LineEditor {
public:
  /// What may stand where the text before the cursor ends.
  using Completer = std::function<Completion(std::string_view textBefore)>;

  /// The shade of each byte of the line.
  using Painter = std::function<std::vector<Shade>(std::string_view line)>;

  LineEditor(const std::string &tool, Completer completer);
  ~LineEditor();
  LineEditor(const LineEditor &) = delete;

  /// Colours lines from now on while they are typed, where the terminal can.
  void setPainter(Painter newPainter);
  /// Lets the user edit a line. A paste may hold several, which `line` then has
  /// with the line feeds between them. Cancelled: with Ctrl-C; Closed: with
  /// Ctrl-D, or the terminal is gone.
  Typed read(const std::string &prompt, std::string &line);
  /// Does this once, as soon as nothing is typed for a moment.
  void onceIdle(std::function<void()> work) { keys.onceIdle(std::move(work)); }
  /// Adds a text to those that the arrows bring back.
  void remember(const std::string &text);

private:
  static int getCharacter(editline *editor, wchar_t *character);
  static char *promptText(editline *editor);
  static unsigned char cancel(editline *editor, int);
  static unsigned char complete(editline *editor, int);
  static unsigned char paste(editline *editor, int);
  static unsigned char suspend(editline *editor, int);
  static LineEditor &of(editline *editor);
  void bindKeys();
  std::wstring readPaste();
  int linesAbove() const;
  void paint();
  void redraw();

  const Completer completer;
  Painter painter;
  KeyReader keys;
  editline *editor;
  history *texts;
  std::string shownPrompt;
  int promptWidth = 0;
  /// Of the terminal, when the line was drawn.
  int columns = 0;
  bool isCancelled = false;
  /// Whether some of the line is in colour.
  bool isPainted = false;
  /// Whether the terminal knows more than to print.
  bool isCapable;
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_PROMPT_LINEEDITOR_H
