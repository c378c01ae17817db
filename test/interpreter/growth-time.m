% A vector that grows or shrinks by one element at its end costs constant time an element, whatever holds it, and what is
% passed to a function is not copied. Quadratic time would show as a factor of four.
% RUN: %runmat --jit=off %s | FileCheck %s

small = 50000;
ratio = @(f) best_time(f, 2 * small) / max(best_time(f, small), 2e-3);
% CHECK: x(end+1): linear
report('x(end+1)', ratio(@append));
% CHECK-NEXT: x(i): linear
report('x(i)', ratio(@assign));
% CHECK-NEXT: column: linear
report('column', ratio(@append_below));
% CHECK-NEXT: cell: linear
report('cell', ratio(@append_cell));
% CHECK-NEXT: field: linear
report('field', ratio(@append_field));
% CHECK-NEXT: columns: linear
report('columns', ratio(@append_columns));
% CHECK-NEXT: deletion: linear
report('deletion', ratio(@shorten));

% CHECK-NEXT: 1000 calls with a large array: quick
large = zeros(1, 125000000);
start = cputime;
for k = 1:1000, last_of(large); end
if cputime - start < 2, verdict = 'quick'; else, verdict = 'slow'; end
fprintf('1000 calls with a large array: %s\n', verdict);

function t = best_time(f, n)
t = Inf;
for k = 1:5
  start = cputime;
  f(n);
  t = min(t, cputime - start);
end
end
function report(name, ratio)
if ratio < 3, fprintf('%s: linear\n', name); else, fprintf('%s: %.1f times as long for twice as much\n', name, ratio); end
end
function append(n)
x = []; for i = 1:n, x(end + 1) = i; end
end
function assign(n)
x = []; for i = 1:n, x(i) = i; end
end
function append_below(n)
x = zeros(0, 1); for i = 1:n, x(end + 1, 1) = i; end
end
function append_cell(n)
c = {}; for i = 1:n, c{end + 1} = i; end
end
function append_field(n)
s.x = []; for i = 1:n, s.x(end + 1) = i; end
end
function append_columns(n)
A = zeros(2, 0); for i = 1:n, A(:, end + 1) = [i; i]; end
end
function shorten(n)
x = 1:n; for i = 1:n, x(end) = []; end
end
function y = last_of(x)
y = x(end);
end
