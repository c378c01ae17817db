//===- Dialogs.td - what asks a user -----------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// No windows are shown: what waits for an answer in one is an error at once.
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Charts.td"

class DialogFunction<string name, string expression> : GraphicsFunction<name, expression, "Dialogs">;

/// `text`: what it would give.
class UserQuestion<string name, string text, string given = ""> : DialogFunction<name, "ask<" # name # "Question>"> {
  let forms = [Form<(takes Rest<Any>:$arg), (gives Anything:$a, Anything:$b, Anything:$c)>];
  let summary = text # ": an error, since no windows are shown";
  let example = "try, " # name # "(" # given # "), catch e, disp(e.identifier), end";
  let prints = "RunMat:graphics:noUser";
  let defaults = ["arg"];
}

def Uigetfile : UserQuestion<"uigetfile", "the name of a file that a user chooses", "'*.m'">;
def Uiputfile : UserQuestion<"uiputfile", "the name of a file that a user wants written", "'*.m'">;
def Uigetdir : UserQuestion<"uigetdir", "the name of a folder that a user chooses", "pwd">;
def Uisetcolor : UserQuestion<"uisetcolor", "a color that a user chooses", "'r'">;
def Uisetfont : UserQuestion<"uisetfont", "a font that a user chooses", "'Font'">;
def Inputdlg : UserQuestion<"inputdlg", "texts that a user enters", "'Name?'">;
def Listdlg : UserQuestion<"listdlg", "which entries of a list a user chooses", "'ListString', {'a'}">;
def Questdlg : UserQuestion<"questdlg", "which button a user presses", "'Go on?'">;
def MenuDialog : UserQuestion<"menu", "which button of a menu a user presses", "'Go on?', 'yes'">;
def Msgbox : UserQuestion<"msgbox", "a window with a message", "'Done'">;
def Helpdlg : UserQuestion<"helpdlg", "a window with a message of help", "'Help'">;
def Warndlg : UserQuestion<"warndlg", "a window with a warning", "'Careful'">;
def Errordlg : UserQuestion<"errordlg", "a window with an error", "'Wrong'">;
def Ginput : UserQuestion<"ginput", "points of the axes that a user chooses", "1">;
def Gtext : UserQuestion<"gtext", "a text at a place that a user chooses", "'here'">;
def Waitforbuttonpress : DialogFunction<"waitforbuttonpress", "ask<waitforbuttonpressQuestion>"> {
  let forms = [Form<(takes), (gives Anything:$w)>];
  let summary = "waits until a user presses a key or a button: an error, since no windows are shown";
  let example = "try, waitforbuttonpress, catch e, disp(e.identifier), end";
  let prints = "RunMat:graphics:noUser";
}
def Uiwait : UserQuestion<"uiwait", "waits until a user closes a figure", "gcf">;
def Waitfor : UserQuestion<"waitfor", "waits until a user changes or closes an object", "gcf">;

def Uiresume : DialogFunction<"uiresume", "resume"> {
  let forms = [Form<(takes Opt<Any>:$fig), (gives)>];
  let summary = "ends waiting by uiwait: nothing waits";
  let example = "uiresume(gcf), disp('on')";
  let prints = "on";
  let defaults = ["fig"];
}
