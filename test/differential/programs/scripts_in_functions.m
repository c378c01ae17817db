% Scripts that functions call are compiled in the workspace of the caller, in that of a global variable they are not.
addpath(fullfile(fileparts(mfilename('fullpath')), 'function_files'));
fprintf('%.17g %.17g %d\n', advanced(200, 5));
fprintf('%.17g %.17g %d\n', advanced(3, 4));
fprintf('%.17g %d\n', of_singles(50));
fprintf('%g %g\n', with_global());
state = ones(1, 4);
moves = 0;
advanced_there
fprintf('%.17g ', state, moves);
fprintf('\n');

function [first, last, moves] = advanced(n, times)
  state = (1:n) / 7;
  moves = 0;
  for k = 1:times
    advanced_there
  end
  first = state(1);
  last = state(end);
end
function [last, moves] = of_singles(n)
  state = single(1:n);
  moves = int32(0);
  advanced_there
  state = state(1:2);
  advanced_there
  last = state(end);
end
function [last, moves] = with_global()
  global state
  state = 1:10;
  moves = 0;
  advanced_there
  eval('state = state * 2; moves = moves + 1;');
  last = seen();
end
function last = seen()
  global state
  last = state(end);
end
