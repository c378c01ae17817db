% Extents of 0, 1, many and more than two.
v = 5;
A = ones(3);
for t = 1:4
  if t == 1, B = 2; elseif t == 2, B = ones(3,1); elseif t==3, B = zeros(3,0); else, B = ones(3,3); end
  q(A, B)
  q(B, A)
  q(B', A)
end
q(ones(2,3,2), 1)
q(1, ones(2,3,2))
function q(a, b)
  try
    c = a * b; disp(c)
    d = c'; disp(size(d))
  catch e, disp(e.message); end
  try
    d = a .* b; disp(size(d)); s = sum(d); disp(size(s)); disp(s)
    m = max(d); disp(m)
    k = 0;
    for i = 1:numel(d), k = k + d(i)*i; end
    disp(k)
    d(2) = 7; disp(d)
    r = [d, d]; disp(size(r))
    p = [d; d]; disp(size(p))
    if d, disp('true'), else, disp('false'), end
  catch e, disp(e.message); end
end
