% The builtin is named by a text, which no look at the names of the program finds.
x = linspace(0, 1, 40000);
t = 0;
for n = 1:12000
  t = t + part(x, n);
  if n < 0, keyboard, end
end
fprintf('names %d %.17g\n', n, t);

function r = part(x, n)
  y = feval('sin', x) + n;
  r = sum(y);
end
