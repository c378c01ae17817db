% Library functions written in the language: inlined and fused, the same bits everywhere.
x = single(linspace(-3, 3, 2000)); y = 1:2000; A = reshape(linspace(-1, 1, 6000), 60, 100); s = 0;
for k = 1:3
  a = sinc(x); b = rms(A, 2); c = vecnorm(A); d = vecnorm(A, 1, 2); e = rms(x + k);
  s = s + sum(a) + sum(b) + sum(c) + sum(d) + e;
end
fprintf('%.17g %.17g\n', s, sum(nthroot(y, 3)));
