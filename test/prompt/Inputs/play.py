#===- play.py - keys that are typed, and the screens that must follow ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""play.py RUNMAT FILE: plays the steps of a test, or the sessions that a document records (blocks of ```session).

Steps, one a line, in which %t is an empty folder:
  start [NAME=VALUE...] [FLAG...]   a prompt at a new terminal of 24 lines of 80 columns; NAME= removes the variable
  shell COMMAND      what a shell makes of a command line, in which $RUNMAT is the program, at a new terminal
  keys TEXT          types; <Enter>, <Up>, <Tab>, <C-c>, <Paste>, <PasteEnd>, ... are keys
  send TEXT          types without waiting for the next prompt
  screen             waits until the lines that follow, of two blanks and a text, are what the screen shows behind the
                     screen before; the last line of that belongs to both
  wait TEXT          until the screen shows it
  unseen TEXT        no byte of it was written since the start
  atmost N TEXT      it was written N times at most since the start
  colours N          that many pieces were written in colour since the start
  painted COLOUR PIECES  waits until the pieces in a colour (a number of SGR) of the last line are these, with | between them
  pause SECONDS      types nothing
  resize ROWS COLUMNS
  write NAME TEXT    a file in %t; <Enter> ends a line
  file NAME TEXT     the file in %t holds the text
  status N           the program ends with this exit status
In a document, lines that begin with a prompt are typed, and the screen must be the block.
"""

import os
import re
import sys
import tempfile
import time

from terminal import Terminal

KEYS = {
    "Enter": "\r", "Tab": "\t", "Up": "\033[A", "Down": "\033[B", "Right": "\033[C", "Left": "\033[D", "Home": "\033[H",
    "End": "\033[F", "Delete": "\033[3~", "Backspace": "\x7f", "Escape": "\033", "Paste": "\033[200~", "PasteEnd": "\033[201~",
    "Newline": "\n", "Space": " ",
}

PROMPT, TAKEN = "\033[?2004h", "\033[?2004l"


def is_prompt(screen, lines):
    """Whether more lines than that were taken, and the next one is asked for."""
    return screen.seen.count(TAKEN) > lines and screen.seen.rfind(PROMPT) > screen.seen.rfind(TAKEN)


def keys(text):
    def key(match):
        name = match.group(1)
        return chr(ord(name[2]) - 96) if name.startswith("C-") else KEYS[name]

    return re.sub(r"<(C-[a-z]|" + "|".join(KEYS) + ")>", key, text)


class Player:
    def __init__(self, runmat, folder):
        self.runmat, self.folder, self.terminal = runmat, folder, None

    def start(self, words):
        environment = {}
        while words and re.match(r"[A-Z_]+=", words[0]):
            name, _, value = words.pop(0).partition("=")
            environment[name] = value or None
        self.open([self.runmat, *words], environment)

    def open(self, command, environment):
        usual = {"XDG_STATE_HOME": os.path.join(self.folder, "state"), "HOME": self.folder, "PWD": None, "RUNMAT": self.runmat}
        os.chdir(self.folder)
        self.terminal, self.compared = Terminal(command, environment=usual | environment), 0

    def shown(self):
        return self.terminal.screen.text().split("\n")[self.compared:]

    def expect(self, expected):
        self.terminal.wait(lambda _: self.shown() == expected, "\n" + "\n".join(expected))
        self.compared += max(0, len(expected) - 1)

    def type(self, text):
        """Waits after each line for the next prompt, at which the program asks for pastes to be marked, as it does not between them."""
        for line in re.findall(r".*?(?:<Enter>|<C-c>)|.+", text):
            lines = self.terminal.screen.seen.count(TAKEN)
            self.terminal.send(keys(line))
            if line.endswith(("<Enter>", "<C-c>")) and not re.match(r"exit|quit|<C-d>", line):
                self.terminal.wait(lambda screen: is_prompt(screen, lines), f"a prompt behind {line}")

    def path(self, name):
        return os.path.join(self.folder, name)

    def step(self, line, screen):
        verb, _, rest = line.partition(" ")
        rest = rest.replace("%t", self.folder)
        if verb == "start":
            self.start(rest.split())
        elif verb == "shell":
            self.open(["/bin/sh", "-c", rest], {})
        elif verb == "keys":
            self.type(rest)
        elif verb == "send":
            self.terminal.send(keys(rest))
        elif verb == "screen":
            self.expect([text.replace("%t", self.folder) for text in screen])
        elif verb == "wait":
            self.terminal.wait_for_text(keys(rest))
        elif verb == "unseen":
            assert keys(rest) not in self.terminal.screen.seen, f"{rest} was shown"
        elif verb == "atmost":
            most, _, text = rest.partition(" ")
            count = self.terminal.screen.seen.count(text)
            assert count <= int(most), f"{text} was written {count} times"
        elif verb == "colours":
            # Each coloured piece ends where it goes back to plain.
            shown = self.terminal.screen.seen.count("\033[0m")
            assert shown == int(rest), f"{shown} pieces in colour"
        elif verb == "painted":
            colour, _, pieces = rest.partition(" ")
            wanted = pieces.split("|") if pieces else []
            self.terminal.wait(lambda screen: screen.painted(int(colour)) == wanted, f"{wanted} in colour {colour}")
        elif verb == "pause":
            time.sleep(float(rest))
        elif verb == "resize":
            self.terminal.resize(*map(int, rest.split()))
        elif verb == "write":
            name, _, text = rest.partition(" ")
            os.makedirs(os.path.dirname(self.path(name)) or ".", exist_ok=True)
            with open(self.path(name), "w", encoding="utf-8") as file:
                file.write(text.replace("<Enter>", "\n"))
        elif verb == "file":
            name, _, text = rest.partition(" ")
            with open(self.path(name), encoding="utf-8") as file:
                assert file.read() == text.replace("<Enter>", "\n"), name
        elif verb == "status":
            assert self.terminal.end() == int(rest), f"exit status {self.terminal.status}"
        else:
            raise SystemExit(f"no step is called {verb!r}")


def play(player, lines):
    steps = []
    for line in lines:
        if line.startswith("  ") and steps:
            steps[-1][1].append(line[2:])
        elif line and not line.startswith("#") and "RUN:" not in line:
            steps.append((line, []))
    for line, screen in steps:
        player.step(line, screen)
    looks = ("screen", "wait", "painted", "unseen")
    assert any(line.split(" ")[0] in looks for line, _ in steps), "a test that looks at nothing"


def replay(player, block):
    """Types the lines of a session; the screen must be the block."""
    player.start([])
    typed = [(i, *line.split(" ", 1)) for i, line in enumerate(block) if line.startswith((">> ", ".. ", "K>> "))]
    for i, prompt, text in typed:
        player.expect([*block[player.compared:i], prompt])
        player.terminal.send(text + "\r")
    player.expect(block[player.compared:])


def main():
    runmat, source = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    with open(source, encoding="utf-8") as file:
        lines = file.read().split("\n")
    with tempfile.TemporaryDirectory() as folder:
        player = Player(runmat, os.path.realpath(folder))
        if not source.endswith(".md"):
            return play(player, lines)
        blocks = re.findall(r"^```session\n(.*?)\n```$", "\n".join(lines), re.S | re.M)
        assert blocks, "the document records no session"
        for block in blocks:
            replay(player, block.split("\n"))


main()
