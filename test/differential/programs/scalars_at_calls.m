% Scalars of every class go to operations of the runtime and come back as scalars, inside a loop.
x = [3 1 2 1 5 9 8]; A = reshape(1:12, 3, 4); s = 0; t = single(0); w = zeros(1, 4); v = int16([1 2; 3 4]);
for k = 1:4
  l = k > 2; f = single(k) / 4; i = int16(k) * 100;
  a = x(k:k+2); b = x([k 1]); d = A(2, k:4); w(k:4) = f; w(1:2) = l; v(:, 1) = i; v(2, :) = k;
  h = [a k]; g = [f k]; m = [l l]; o = [l k]; p = [k; f];
  r = repmat(k, 1, 2); c = circshift(x, k); K = kron(k, [1 k]); G = gcd(12, k); B = bitand(13, k);
  n1 = norm([k f]); n2 = nnz(a); n3 = isequal(a, h); n4 = isequal(k, k); n5 = median([k 7]); [n6, n7] = max([k f]); n8 = median([f f]);
  n9 = nchoosek(6, k); nz = hypot(k, f);
  s = s + sum(a) + sum(b) + sum(d) + sum(h) + sum(r) + sum(c) + sum(K) + G + B + n2 + n3 + n4 + n5 + n7 + n9;
  t = t + sum(g) + sum(p) + n1 + n6 + n8 + nz;
end
fprintf('%.17g %.17g\n', s, t); disp(w); disp(v); disp(n3); disp(n4)
disp({class(g), class(m), class(o), class(p), class(w), class(v), class(n3), class(n6), class(n8), class(nz)})
disp(h); disp(g); disp(m); disp(o); disp(p); disp(K); disp(d)
for k = 1:3
  z = k + 2i; j = [int16(k) k]; q = [z k]; y = A(k > 2, :); e = x(k > 1); y2 = single(x); y2(k) = k;
end
disp(j); disp(q); disp(y); disp(e); disp(class(j)); disp(y2)
