% Text given to eval is compiled as a script is: hot loops, types that change, texts that read otherwise, and what they print.
x = 1:1000;
s = 0;
for k = 1:3
  eval('for i = 1:numel(x), s = s + sqrt(x(i)); end');
  eval('x = x * 1.5 + k;');
  fprintf('%.17g %.17g\n', s, x(end));
end
% The same text on other types and shapes.
values = {1, single(2.5), int8(100), [1 2; 3 4], 'ab', true, 3 + 4i};
for k = 1:numel(values)
  v = values{k};
  eval('w = v + v;');
  fprintf('%s %s\n', class(w), mat2str(w));
end
% Variables that it makes are seen afterwards, by other texts and by name.
for k = 1:100
  eval(sprintf('made%d = %d * 2;', k, k));
end
fprintf('%d %d\n', made1, made100);
eval('total = 0; for k = 1:100, total = total + k; end');
disp(total)
% What it prints comes in its place, and evalc has it.
fprintf('before\n');
eval('y = x(1:3) .^ 2, fprintf(''in between %g\n'', sum(y));');
printed = evalc('z = sum(x(1:10)) * 2');
fprintf('[%s]\n', printed);
% An error in it has happened after what stands before it.
try
  eval('q = 1; q = [1 2 3] + 1; r = q(7);');
catch problem
  fprintf('%s|%d\n', problem.message, q(3));
end
eval('q = q(9);', 'fprintf(''caught %d\n'', numel(q));');
% In a function it has the function's variables, and evalin those of the caller.
fprintf('%g ', in_function(5));
fprintf('\n');
level = 3;
from_callee();
fprintf('%g\n', level);
% A text that evaluates itself, and one that ends a loop around nothing.
depth = 0;
again = 'depth = depth + 1; if depth < 5, eval(again); end';
eval(again);
disp(depth)
% A name that is a variable at one time and a function at another.
for k = 1:2
  eval('t = sum(1:4);');
  disp(t)
  sum = 10:20; %#ok
  eval('t = sum(1:4);');
  disp(t)
  clear sum
end
% Handles outlive the text.
handles = {};
for k = 1:80
  handles{k} = eval(sprintf('@(a) a * %d + x(1)', k));
end
fprintf('%g %g\n', handles{1}(2) - x(1), handles{80}(2) - x(1));

% What a text calls may make a variable of the name of a function.
t = 0;
eval('for k = 1:3, set_pi(k); t = t + pi; end');
fprintf('%.12g\n', t);
clear pi
setter = @set_pi;
t = 0;
eval('for k = 1:3, setter(k); t = t + pi; end');
fprintf('%.12g\n', t);
clear pi
t = 0;
eval('for k = 1:3, feval(''set_pi'', k); t = t + pi; end');
fprintf('%.12g\n', t);

function r = in_function(n)
  local = 2;
  eval('for i = 1:n, local = local * 1.5 + helper(i); end');
  eval('r = [local, numel(who)];');
end
function y = helper(i)
  y = i / 4;
end
function from_callee()
  for k = 1:4
    evalin('caller', 'level = level * 2;');
  end
end
function set_pi(k)
  if k == 2
    assignin('caller', 'pi', 4);
  end
end
