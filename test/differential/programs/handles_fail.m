% Errors inside handles are those of the interpreter, with the places and with what was done before; handles that lead out of the
% unit go on behind it.
% differential: side-exits
try1(@(k) undefined_name + k);
try1(@(k, m) k + m);
try1(@() 1);
try1(@(k) [1 2 3] * [k 4]);
try1(@(k) numbers(k));
try1(@(k) sqrt(3 - k));
try1(@(k) error('at %d', k));
a = [1 2 3];
try1(@(k) a(k));
try1(@(k) a(k + 0.5));
b = {1};
try1(@(k) b + k);
f = @(x) a(x); n = 0; y = 0;
try
  for k = 1:10, n = n + 1; y = y + f(k); end
catch e
  fprintf('%d %g: %s at %d\n', n, y, e.message, e.stack(1).line);
end
z = 0; g = @(x) sqrt(x);
for k = 3:-1:-3, z = z + g(k); end % left by an exit
fprintf('%.17g %.17g\n', real(z), imag(z));
function try1(f)
done = 0; sum = 0;
try
  for k = 1:5
    sum = sum + f(k);
    done = done + 1;
  end
  fprintf('%d %.17g %.17g\n', done, real(sum), imag(sum));
catch e
  fprintf('%d %.17g %s %s\n', done, sum, e.identifier, e.message);
  for s = e.stack', fprintf('  %s %d\n', s.name, s.line); end
end
end
function y = numbers(k)
v = 1:3;
y = v(k);
end
