//===- LineEditor.h - lines that are typed at a terminal --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROMPT_LINEEDITOR_H
#define RUNMAT_TOOLS_PROMPT_LINEEDITOR_H

#include "Completion.h"
#include "KeyReader.h"
#include "LineReader.h"
#include "SyntaxColours.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct editline;
struct history;

namespace runmat::driver {

/// Reads lines on the process's terminal with libedit: history, keys, paste.
class LineEditor final : public LineReader {
public:
  /// What may stand where the text before the cursor ends.
  using Completer = std::function<Completion(std::string_view textBefore)>;

  /// The shade of each byte of the line.
  using Painter = std::function<std::vector<Shade>(std::string_view line)>;

  /// `painter` may be empty, and is of use where the terminal has colours.
  LineEditor(const std::string &tool, Completer completer, Painter painter);
  ~LineEditor() override;
  LineEditor(const LineEditor &) = delete;

  /// A paste may hold several lines, which `line` then has with the line feeds
  /// between them.
  Typed read(const std::string &prompt, std::string &line) override;
  void remember(const std::string &text) override;

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
  const Painter painter;
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
