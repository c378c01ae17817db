% Cumulative functions of arrays that a device computed are done there, in the same order.
% differential: on-device scan 52
n = 6149;
x = (1:n) .* 1e-4 + 0.1;
c = cumsum(x);
fprintf('%.17g ', c([1 2 2047 2048 2049 4096 4097 n])); fprintf('\n');
fprintf('%.17g\n', sum(c .* x));
f = 1 + x .* 1e-5;
p = cumprod(f);
fprintf('%.17g ', p([2048 2049 n]), sum(p .* x)); fprintf('\n');
w = x .* 100 - floor(x .* 100) - 0.5;
hi = cummax(w); lo = cummin(w);
fprintf('%.17g ', sum(hi .* x), sum(lo .* x)); fprintf('\n');
% lengths around a block, as columns and as rows
for k = [1 2 15 16 17 31 33 2047 2048 2049]
  y = (1:k)' .* 0.3 + 0.01;
  a = cumsum(y); b = cumsum(y .* 2');
  fprintf('%.17g ', sum(a), sum(b), a(k)); fprintf('\n');
end
% along both dimensions of a matrix, and beyond
A = reshape(x(1:6144), 3, 2048) .* 1.5;
d = cumsum(A); e = cumsum(A, 2); g = cumprod(A .* 0.2 + 0.9, 1); h = cummax(A, 2); q = cumsum(A, 3);
fprintf('%.17g ', sum(sum(d .* A)), sum(sum(e .* A)), sum(sum(g)), sum(sum(h)), sum(sum(q))); fprintf('\n');
B = reshape(x .* 2, 11, 13, 43);
d = cumsum(B); e = cumsum(B, 2); g = cumsum(B, 3); h = cumprod(B, 3);
fprintf('%.17g ', sum(d(:) .* B(:)), sum(e(:) .* B(:)), sum(g(:) .* B(:)), h(11, 13, 20)); fprintf('\n');
C = reshape((1:12300) .* 0.01, 2, 6150);
e = cumsum(C, 2); h = cummin(C - 3, 2);
fprintf('%.17g ', sum(sum(e .* C)), sum(sum(h .* C)), e(1, 6150), e(2, 2049)); fprintf('\n');
% singles, subnormal ones too
s = single(x) .* 3;
c = cumsum(s); p = cumprod(1 + s .* single(1e-4)); hi = cummax(s); lo = cummin(-s);
fprintf('%s %.9g %.9g %.9g %.9g\n', class(c), sum(c .* s), sum(p .* s), sum(hi), sum(lo));
k = (1:5000) .* 1; k = k - 7 .* floor(k ./ 7);
t = single(k) .* single(1e-45) - single(2e-45);
c = cumsum(t); hi = cummax(t); lo = cummin(t); p = cumprod(t + 1);
fprintf('%.9g ', c([3 2048 2049 5000]), hi(5), lo(5), hi(5000), lo(5000), p(5000)); fprintf('\n');
% NaN, infinities and signed zeros
v = x .* 2; v(3000) = NaN; v(5) = -Inf; v(6) = Inf;
z = v .* 1;
c = cumsum(z); hi = cummax(z); lo = cummin(z); p = cumprod(z .* 0);
fprintf('%.17g ', c([4 5 6 7 n]), hi([4 5 6 n]), lo([4 5 n]), p([1 4 5 n])); fprintf('\n');
m = z; m(1:2100) = NaN;
m = m .* 1;
hi = cummax(m); lo = cummin(m);
fprintf('%d %d ', sum(isnan(hi)), sum(isnan(lo))); fprintf('%.17g ', hi(2101), lo(n)); fprintf('\n');
o = cumsum(x .* -0);
fprintf('%.17g ', 1 ./ o([1 2 2049])); fprintf('\n');
% logical
l = w > 0.3;
c = cumsum(l); hi = cummax(l); lo = cummin(l); p = cumprod(l);
fprintf('%s %s %.17g %.17g %.17g %.17g\n', class(c), class(hi), sum(c), sum(hi), sum(lo), sum(p));
% the host does these: options, integers, text, complex numbers, nothing at all
i = int8(w .* 100);
c = cumsum(i); fprintf('%s %.17g\n', class(c), sum(c));
c = cumsum(char(97 + k)); fprintf('%.17g\n', sum(c));
r = cumsum(x .* 2, 'reverse'); fprintf('%.17g\n', sum(r));
k = cumsum(x .* 1i); fprintf('%.17g\n', imag(sum(k)));
d = x(x > 10) .* 2; e = cumsum(d); fprintf('%d %d\n', size(e));
e = cumsum(reshape(d, 5, 0)); fprintf('%d %d\n', size(e));
