//===- LineEditor.cpp - lines that are typed at a terminal ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "LineEditor.h"
#include "TerminalAbilities.h"
#include "TerminalSize.h"

#include <algorithm>
#include <climits>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <cwchar>
#include <utility>

#include <histedit.h>
#include <unistd.h>

using namespace runmat::driver;

/// Texts that the arrows reach.
static constexpr int historySize = 10000;

/// What a terminal puts around a paste, and how it is asked to.
static constexpr wchar_t pasteEnd[] = L"\033[201~";
static constexpr std::string_view pasteOn = "\033[?2004h",
                                  pasteOff = "\033[?2004l";

/// Begins and ends what takes no room on the line.
static constexpr char invisible = '\1';

static void tell(std::string_view text) {
  [[maybe_unused]] ssize_t written =
      ::write(STDOUT_FILENO, text.data(), text.size());
}

static int terminalColumns() { return terminalSize().columns; }

/// Of UTF-8.
static size_t characterCount(std::string_view text) {
  return size_t(
      std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

LineEditor &LineEditor::of(EditLine *editor) {
  void *data = nullptr;
  el_get(editor, EL_CLIENTDATA, &data);
  return *static_cast<LineEditor *>(data);
}

/// libedit complains of a terminal that it does not know.
static EditLine *openEditor(const std::string &tool, bool isCapable) {
  const char *name = std::getenv("TERM");
  const std::string kept = name ? name : "";
  if (!isCapable)
    ::setenv("TERM", "dumb", 1);
  EditLine *editor = el_init(tool.c_str(), stdin, stdout, stderr);
  if (!isCapable)
    name ? ::setenv("TERM", kept.c_str(), 1) : ::unsetenv("TERM");
  return editor;
}

LineEditor::LineEditor(const std::string &tool, Completer completer,
                       Painter painter)
    : completer(std::move(completer)), painter(std::move(painter)),
      keys(STDIN_FILENO), isCapable(terminalAbilities().erases) {
  // Programs are UTF-8, whatever else the user's locale says.
  if (!std::setlocale(LC_CTYPE, "C.UTF-8"))
    std::setlocale(LC_CTYPE, "");
  editor = openEditor(tool, isCapable);
  texts = history_init();
  HistEvent event;
  ::history(texts, &event, H_SETSIZE, historySize);
  ::history(texts, &event, H_SETUNIQUE, 1);
  el_set(editor, EL_CLIENTDATA, this);
  el_set(editor, EL_EDITOR, "emacs");
  el_set(editor, EL_SIGNAL, 0);
  el_set(editor, EL_GETCFN, getCharacter);
  el_set(editor, EL_PROMPT_ESC, promptText, invisible);
  el_set(editor, EL_HIST, ::history, texts);
  bindKeys();
  el_source(editor, nullptr);
}

LineEditor::~LineEditor() {
  history_end(texts);
  el_end(editor);
}

void LineEditor::bindKeys() {
  // Wide texts are kept by address; libedit widens narrow ones into copies that
  // it never frees.
  el_wset(editor, EL_ADDFN, L"cancel", L"Forget the line", cancel);
  el_wset(editor, EL_ADDFN, L"complete", L"Complete the word", complete);
  el_wset(editor, EL_ADDFN, L"paste", L"Take a paste as it is", paste);
  el_wset(editor, EL_ADDFN, L"suspend", L"Stop the process", suspend);
  // While a line is typed these are keys as all others.
  el_set(editor, EL_SETTY, "-d", "-isig", nullptr);
  static constexpr const char *bindings[][2] = {
      {"^C", "cancel"},
      {"^Z", "suspend"},
      {"\\e[200~", "paste"},
      {"^R", "em-inc-search-prev"},
      {"^I", "complete"},
      {"\\e[A", "ed-search-prev-history"},
      {"\\eOA", "ed-search-prev-history"},
      {"\\e[B", "ed-search-next-history"},
      {"\\eOB", "ed-search-next-history"},
      {"\\e[3~", "ed-delete-next-char"},
      {"\\e[H", "ed-move-to-beg"},
      {"\\eOH", "ed-move-to-beg"},
      {"\\e[1~", "ed-move-to-beg"},
      {"\\e[F", "ed-move-to-end"},
      {"\\eOF", "ed-move-to-end"},
      {"\\e[4~", "ed-move-to-end"},
      {"\\e[1;5C", "em-next-word"},
      {"\\e[1;5D", "ed-prev-word"}};
  for (const auto &[key, command] : bindings)
    el_set(editor, EL_BIND, key, command, nullptr);
}

//===----------------------------------------------------------------------===//
// What libedit calls
//===----------------------------------------------------------------------===//

int LineEditor::getCharacter(EditLine *editor, wchar_t *character) {
  LineEditor &self = of(editor);
  if (!self.keys.hasNext())
    self.paint();
  for (;;)
    switch (self.keys.next(*character)) {
    case KeyReader::Event::Character:
      return 1;
    case KeyReader::Event::Closed:
      return 0;
    case KeyReader::Event::Resized:
      self.redraw();
      self.paint();
    }
}

namespace {

/// Where the characters of a line that is edited are on the screen, as libedit
/// puts them there.
class LineLayout {
public:
  LineLayout(int firstColumn, int columns)
      : column(firstColumn), columns(columns) {}
  /// Takes the place of a character: whether the next one begins a line.
  bool step(bool isLineFeed) {
    const bool ends = isLineFeed || column + 1 >= columns;
    column = ends ? 0 : column + 1;
    lines += ends;
    return ends;
  }
  int line() const { return lines; }

private:
  int column, columns, lines = 0;
};

/// Characters of one column each, or line feeds.
bool isPlain(std::string_view text) {
  return std::ranges::all_of(
      text, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); });
}

} // namespace

/// Lines of the screen above the one that the cursor is on.
int LineEditor::linesAbove() const {
  const LineInfoW *line = el_wline(editor);
  LineLayout layout(promptWidth, columns);
  for (const wchar_t *c = line->buffer; c < line->cursor; ++c)
    layout.step(*c == L'\n');
  return layout.line();
}

/// libedit knows no colours, and what it has drawn stays as it is: the same
/// characters are written over themselves, in colour. It goes on where the
/// cursor was.
void LineEditor::paint() {
  const LineInfo *line = el_line(editor);
  const std::string_view text(line->buffer,
                              size_t(line->lastchar - line->buffer));
  if (!painter || !isPlain(text))
    return;
  const std::vector<Shade> shades = painter(text);
  const bool hasColour = std::ranges::any_of(
      shades, [](Shade shade) { return shade != Shade::Plain; });
  if (!hasColour && !isPainted)
    return;
  isPainted = hasColour;
  constexpr const char *keepCursor = "\0337", *putBack = "\0338",
                       *nextLine = "\r\033[B";
  std::string drawing = keepCursor + std::string("\r");
  for (int lines = linesAbove(); lines > 0; --lines)
    drawing += "\033[A";
  drawing += "\033[" + std::to_string(promptWidth) + "C";
  LineLayout layout(promptWidth, columns);
  Shade current = Shade::Plain;
  for (size_t i = 0; i < text.size(); ++i) {
    if (std::exchange(current, shades[i]) != shades[i])
      drawing += colourOf(shades[i]);
    if (text[i] != '\n')
      drawing += text[i];
    if (layout.step(text[i] == '\n'))
      drawing += nextLine;
  }
  if (layout.line() < terminalSize().rows)
    tell(drawing + std::string(colourOf(Shade::Plain)) + putBack);
}

/// libedit begins anew where the cursor is, so that is to be where the line
/// begins.
void LineEditor::redraw() {
  if (terminalColumns() == columns)
    return;
  std::string motion = "\r";
  for (int lines = linesAbove(); lines > 0; --lines)
    motion += "\033[A";
  tell(motion + "\033[J");
  columns = terminalColumns();
  el_resize(editor);
  el_set(editor, EL_REFRESH);
}

char *LineEditor::promptText(EditLine *editor) {
  return of(editor).shownPrompt.data();
}

/// The line ends as with Enter, so that all of it stays on the screen.
unsigned char LineEditor::cancel(EditLine *editor, int) {
  of(editor).isCancelled = true;
  el_cursor(editor, INT_MAX / 2);
  el_insertstr(editor, "^C");
  el_push(editor, "\n");
  return CC_REFRESH;
}

std::wstring LineEditor::readPaste() {
  std::wstring text;
  wchar_t character = 0;
  while (!text.ends_with(pasteEnd)) {
    const KeyReader::Event event = keys.next(character);
    if (event == KeyReader::Event::Closed)
      return text;
    if (event == KeyReader::Event::Character)
      text += character == L'\r' ? L'\n' : character;
  }
  text.erase(text.size() - std::wcslen(pasteEnd));
  while (text.ends_with(L'\n'))
    text.pop_back();
  return text;
}

unsigned char LineEditor::paste(EditLine *editor, int) {
  const std::wstring text = of(editor).readPaste();
  return el_winsertstr(editor, text.c_str()) < 0 ? CC_ERROR : CC_REFRESH;
}

/// The text of the line up to the cursor.
static std::string textBefore(EditLine *editor) {
  const LineInfo *line = el_line(editor);
  return std::string(line->buffer, line->cursor);
}

/// What all words share is typed; where that adds nothing they are listed.
unsigned char LineEditor::complete(EditLine *editor, int) {
  const LineEditor &self = of(editor);
  const std::string before = textBefore(editor);
  const Completion found = self.completer(before);
  if (found.words.empty())
    return CC_ERROR;
  const LineInfo *line = el_line(editor);
  const bool isOnly = found.words.size() == 1,
             isEnded = std::string_view(line->cursor, line->lastchar)
                           .starts_with(found.ending);
  const std::string shared =
      sharedBeginning(found.words) + (isOnly && !isEnded ? found.ending : "");
  if (shared.size() > found.typed || isOnly) {
    // Options are found in any case.
    const std::string typed = before.substr(before.size() - found.typed);
    el_deletestr(editor, int(characterCount(typed)));
    el_insertstr(editor, shared.c_str());
    return CC_REFRESH;
  }
  tell("\n" + inColumns(found.words, size_t(terminalColumns())));
  return CC_REDISPLAY;
}

/// Ctrl-Z, with the terminal as the shell had it.
unsigned char LineEditor::suspend(EditLine *editor, int) {
  el_set(editor, EL_PREP_TERM, 0);
  ::kill(::getpid(), SIGTSTP);
  el_set(editor, EL_PREP_TERM, 1);
  return CC_REDISPLAY;
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

Typed LineEditor::read(const std::string &prompt, std::string &line) {
  // libedit would show the prompt first, and the kernel a key that is early.
  el_set(editor, EL_PREP_TERM, 1);
  shownPrompt = isCapable ? invisible + std::string(pasteOn) + invisible : "";
  shownPrompt += prompt;
  promptWidth = int(prompt.size());
  columns = terminalColumns();
  isCancelled = false;
  isPainted = false;
  int count = 0;
  const char *text = el_gets(editor, &count);
  if (isCapable)
    tell(pasteOff);
  if (isCancelled)
    return Typed::Cancelled;
  if (!text || count <= 0)
    return Typed::Closed;
  line.assign(text, size_t(count));
  if (line.ends_with('\n'))
    line.pop_back();
  return Typed::Line;
}

void LineEditor::remember(const std::string &text) {
  HistEvent event;
  ::history(texts, &event, H_ENTER, text.c_str());
}
