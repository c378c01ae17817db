% Quotients of numbers of any size: large and small operands are scaled alike on all paths, and what is in the range comes out.
s = 2 .^ [-1070 -1000 -600 -300 0 300 600 1000 1022];
a = [1+2i; -3+0.25i; 0.5-1i; complex(0, 3)];
for k = 1:numel(s)
    x = a * s(k);
    for n = 1:numel(s)
        y = (a + 0.5i) * s(n);
        q = x ./ y;
        r = x.' ./ y;
        v = q.^-1;
        fprintf('%d %d %.17g %.17g %.17g %.17g\n', k, n, real(q), imag(q));
        fprintf('%.17g %.17g\n', sum(real(r(:))), sum(imag(r(:))), sum(real(v)), sum(imag(v)));
    end
    assert(all(abs(x ./ x - 1) < 1e-15));
end
x = single(a) * single(2) .^ [-140 -100 -30 0 40 90 126];
y = (single(a.') + 0.5i).' .* single(2) .^ [126 80 40 0 -30 -90 -140];
for k = 1:3
    q = x ./ (y * k);
    fprintf('%.9g %.9g\n', [real(q(:)) imag(q(:))].');
end
