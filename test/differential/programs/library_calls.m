% Operations of the runtime inside a loop: each gives what the interpreter gives, in class and shape too.
A = [4 -2 1; 3 6 -4; 2 1 8]; b = [12; -25; 32]; x = [3 1 2 1 5]; y = single(x); l = x > 1; s = 0;
for k = 1:3
  A(k, k) = A(k, k) + 1;
  P = A * A'; Q = A \ b; R = b' / A; U = A ^ 2; d = b' * b; o = b * b';
  c1 = cumsum(x); c2 = cumsum(A, 2); c3 = cumprod(y); c4 = cumsum(l); c5 = cumsum(x, 'reverse'); c6 = cummax(x); c7 = cummin(A, 2);
  [t1, i1] = sort(x); t2 = sort(A, 2, 'descend'); [t3, i3] = sort(y, 'descend');
  f1 = find(l); f2 = find(x' > 1); [fr, fc] = find(A > 2); f3 = find(x > 1, 2);
  h = [x k]; v = [A; x(1:3)]; m = [A b; b' k]; z = [y k]; e = [l true]; n = [[] x];
  g1 = fliplr(x); g2 = flipud(A); g3 = circshift(x, k); g4 = diff(x); g5 = diff(A); g6 = kron([1 2], x); g7 = repmat(x, 2, k); g8 = repmat(k, 2, 2);
  [m1, p1] = max(x); [m2, p2] = min(A, [], 2); u1 = unique(x); w1 = triu(A); w2 = diag(A); w3 = diag(b); w4 = eye(3); w5 = cat(3, A, A);
  n1 = norm(b); n2 = trace(A); n3 = det(A); n4 = dot(x, x); n5 = cross(b', [1 2 3]); n6 = nnz(A); n7 = isequal(x, x, c1); n8 = std(x); n9 = median(A);
  q1 = polyval([1 2 3], x); q2 = hypot(x, k); q3 = erf(x ./ 3); q4 = gamma(y); q5 = trapz(x); q6 = filter(1, [1 .5], x); q7 = permute(w5, [3 1 2]); q8 = mode(x); q9 = gammainc(x, k, 'upper');
  s = s + sum(P(:)) + sum(Q) + sum(R) + sum(U(:)) + d + sum(o(:)) + sum(c1) + sum(c2(:)) + sum(c4) + sum(c5) + sum(c6) + sum(c7(:)) + sum(i1) + sum(t2(:));
  s = s + sum(f1) + sum(f2) + sum(fr .* fc) + sum(h) + sum(v(:)) + sum(m(:)) + sum(e) + sum(n) + sum(g6) + sum(g7(:)) + sum(g8(:)) + m1 + p1 + sum(m2 .* p2);
end
fprintf('%.17g\n', s);
disp(P); disp(Q); disp(R); disp(U); disp(d); disp(c1); disp(c2); disp(c3); disp(c4); disp(c5); disp(c6); disp(c7);
disp(t1); disp(i1); disp(t2); disp(t3); disp(i3); disp(f1); disp(f2); disp(fr'); disp(fc'); disp(f3); disp(h); disp(v); disp(m); disp(z); disp(e); disp(n)
disp(g1); disp(g2); disp(g3); disp(g4); disp(g5); disp(g6); disp(g7); disp(g8); disp(m1); disp(p1); disp(m2); disp(p2); disp(u1); disp(w1); disp(w2); disp(w3); disp(w4)
disp(n1); disp(n2); disp(n3); disp(n4); disp(n5); disp(n6); disp(n7); disp(n8); disp(n9); disp(q1); disp(q2); disp(q3); disp(q4); disp(q5); disp(q6); disp(q7); disp(q8); fprintf('%.17g\n', q9)
disp({class(c3), class(c4), class(z), class(e), class(n7), class(q4), class(t3)}); disp(size(w5))
