% An array that each turn of a loop makes anew without reading it, as long as others of it live.
for n = [1 4 3000]
  r = last(ones(4, 5), n); fprintf('%g ', sum(r(:)));
  r = first(ones(40, 50), n); fprintf('%g ', sum(r(:)));
  r = both(ones(4, 5), n); fprintf('%g\n', sum(r(:)));
end
function t = last(A, n)
  r = A * 2; t = A * 0;
  for i = 1:n, t = A; r(3) = i; end
  t = t + r;
end
function t = first(A, n)
  t = A * 3; r = A * 0;
  for i = 1:n, u = t; t = A; r(mod(i, 20) + 1) = u(2) + i; end
  t = t - r;
end
function t = both(A, n)
  t = A * 3; s = A * 4; k = 0;
  for i = 1:n
    t = A; s = A;
    if mod(i, 2) == 0, k = k + i; end
  end
  t = t + s * k;
end
