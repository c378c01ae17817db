% differential: no-launch-on cpu inprocess vulkan
% switch on numbers in loops: one value, several in braces, none; with break, continue and variables first assigned in a case.
a = 0; b = 0; n = 0; w = 0;
for i = 1:20
  switch mod(i, 7)
    case 0
      a = a + 1; w = 1;
    case {1, 2}
      a = a + 10; w = 2; continue
    case 3
      b = b + i; w = 3;
      if i > 15, break, end
    case single(4)
      b = b - 1; w = 4;
    otherwise
      b = b * 2; w = 5;
  end
  n = n + w;
  switch i > 9
    case true, n = n + 100;
  end
end
fprintf('%d %d %d %d %d\n', a, b, n, w, i);
x = 2.5; k = 0;
while x > 0
  switch x
    case 2.5, k = k + 1;
    case {1.5, NaN}, k = k + 10;
    case x, k = k + 100;
  end
  x = x - 0.5;
end
fprintf('%d\n', k);
c = 'a'; t = 0;
for i = 1:3, switch c, case 97, t = t + 1; case {98, 'a'}, t = t + 10; end, end
disp(t)
