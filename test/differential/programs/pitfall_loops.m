% Loops: the variable may be assigned in the body, and an inner loop that is left is entered again.
% differential: compiled
% differential: no-launch-on vulkan
none = numel(argv()); % interpreted: argv
n = 0;
for k = 1:5 + none
  n = n + k;
  k = 10 * k;
end
m = 0;
j = 0;
turns = zeros(1, 3);
for i = 1:3 + none
  for j = 1:5 + none
    if j > i
      break
    end
    m = m + 1;
  end
  turns(i) = j;
end
s = 0;
p = 0;
q = 0;
while true
  p = p + 1;
  for q = p:4
    if q == 2, continue, end
    if q == 4 && p > 2, break, end
    s = s + q;
  end
  if p == 4 + none, break, end
end
fprintf('%d ', n, k, m, j, turns, s, p, q);
assert(n == 15 && k == 50 && m == 6 && j == 4 && isequal(turns, [2 3 4]));
assert(s == 1 + 3 + 4 + 3 + 4 + 3 && p == 4 && q == 4);
