% A function of another file, a script and what feval calls make variables that hide functions which the caller's loops call.
addpath([fileparts(mfilename('fullpath')) '/function_files']);
for again = 1:2
  fprintf('%g ', assigned(40), executed(40), by_script(40), by_feval('make_by_text', 40), inner_loops(40));
  fprintf('%g ', of_arrays(40), in_while(40), cleared(40), indexed(40), in_callee(40));
  fprintf('\n');
end

function s = assigned(n)
s = 0;
for k = 1:n
  s = s + pi;
  if k == 5, make_in_caller('pi', 4); end
end
end

function s = executed(n)
s = 0;
for k = 1:n
  if k == 5, make_by_text('pi = 4;'); end
  s = s + pi * k;
end
end

function s = by_script(n)
s = 0;
for k = 1:n
  if k == 5, make_pi; end
  s = s + pi * k;
end
end

function s = by_feval(name, n)
s = 0;
for k = 1:n
  if k == 5, feval(name, 'pi = 2;'); end
  s = s + pi * k;
end
end

function s = inner_loops(n)
s = 0;
for k = 1:n
  if k == 5, make_in_caller('abs', 1:100); end
  for j = 1:10
    s = s + pi * k - abs(j);
  end
end
end

function s = of_arrays(n)
A = zeros(1, 50);
for k = 1:n
  A = A + pi;
  if k == 5, make_in_caller('pi', 4); end
end
s = sum(A);
end

function s = in_while(n)
s = 0;
k = 0;
while k < n
  k = k + 1;
  s = s + pi;
  if k == 5, make_in_caller('pi', [1; 2]); end
end
s = sum(s);
end

% The name means the function again.
function s = cleared(n)
s = 0;
for k = 1:n
  s = s + pi;
  if k == 5, make_in_caller('pi', 4); end
  if k == 20, make_by_text('clear pi'); end
end
end

function s = indexed(n)
s = 0;
for k = 1:n
  s = s + sqrt(k);
  if k == 5, make_in_caller('sqrt', 100:100 + n); end
end
end

% The variable is of the function in between, which the loop has inside.
function s = in_callee(n)
s = 0;
for k = 1:n
  s = s + steps(k) + pi;
end
end

function y = steps(k)
y = 0;
for j = 1:3
  y = y + pi;
  if k > 4, make_in_caller('pi', 4); end
end
end
