% A program of functions alone has a base workspace, too.
% RUN: %runmat --jit=off %s | FileCheck %s
% RUN: %runmat --jit=always %s | FileCheck %s
% CHECK: 9
function base_of_functions
  evalin('caller', 'x = 4;');
  assignin('base', 'y', 5);
  disp(evalin('base', 'x + y'))
end
