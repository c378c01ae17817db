% 64-bit integers: what doubles do not hold, saturation on both sides, halves, sums and relations with any double, conversions
% and reductions. Nothing is lost between 2^53 and 2^64.
top = intmax('int64'); bottom = intmin('int64'); most = intmax('uint64');
x = [top, bottom, top - 1, bottom + 1, int64([0 1 -1 2 -2 3 -3 7 -7]), int64(2)^53, int64(2)^53 + 1, int64(3037000500), int64(-3037000500), int64(4611686018427387904)];
n = numel(x);
y = reshape(x, n, 1);
z = [uint64(x), most, most - 1, uint64(2)^63];
w = reshape(z, numel(z), 1);
a = x + y; b = x - y; c = x .* y; d = x ./ y; e = rem(x, y); f = mod(x, y);
fprintf('%d ', a); fprintf('%d ', b); fprintf('%d ', c); fprintf('%d ', d); fprintf('%d ', e); fprintf('%d ', f);
a = z + w; b = z - w; c = z .* w; d = z ./ w; e = rem(z, w); f = mod(z, w);
fprintf('%d ', a); fprintf('%d ', b); fprintf('%d ', c); fprintf('%d ', d); fprintf('%d ', e); fprintf('%d ', f);
fprintf('%d ', max(x, y)); fprintf('%d ', min(z, w));
fprintf('%d ', -x); fprintf('%d ', abs(x)); fprintf('%d ', sign(x)); fprintf('%d ', -z); fprintf('%d ', sign(z));
fprintf('%d ', [x == y, x ~= y, x < y, x <= y, x > y, x >= y]);
fprintf('%d ', [z == w, z ~= w, z < w, z <= w, z > w, z >= w]);
fprintf('%d ', floor(x)); fprintf('%d ', round(z)); fprintf('%d ', ~x); fprintf('%d ', x & y); fprintf('%d ', z | w);
rs = [0 0.5 -0.5 1.5 -1.5 2.5 0.49999999999999994 1e18 -1e18 2^63 -2^63 2^64 -2^64 1e300 -1e300 Inf -Inf NaN 2^53 9007199254740993 0.1 -7 3];
for i = 1:numel(rs)
  r = rs(i);
  fprintf('%d ', x + r); fprintf('%d ', r + x); fprintf('%d ', x - r); fprintf('%d ', r - x);
  fprintf('%d ', z + r); fprintf('%d ', z - r); fprintf('%d ', r - z);
  fprintf('%d ', x .* r); fprintf('%d ', z .* r); fprintf('%d ', x ./ r); fprintf('%d ', r ./ x);
  fprintf('%d ', max(x, r)); fprintf('%d ', min(r, z));
  fprintf('%d ', [x == r, x ~= r, x < r, x <= r, x > r, x >= r]);
  fprintf('%d ', [r == z, r ~= z, r < z, r <= z, r > z, r >= z]);
  fprintf('%d ', int64(r)); fprintf('%d ', uint64(r)); fprintf('%d ', int64(single(r)));
  fprintf('%d ', mod(x, r)); fprintf('%d ', rem(z, r)); fprintf('\n');
end
fprintf('%.17g ', double(x)); fprintf('%.17g ', double(z)); fprintf('%.9g ', single(x)); fprintf('%.9g ', single(z));
fprintf('%d ', int32(x)); fprintf('%d ', uint32(x)); fprintf('%d ', int8(z)); fprintf('%d ', uint16(z)); fprintf('%d ', logical(x));
fprintf('%d ', int64(z)); fprintf('%d ', uint64(x)); fprintf('%d ', int64(int8([-128 127 3]))); fprintf('%d ', uint64(int32([-5 7]))); fprintf('%d ', int64(true));
fprintf('%d ', x + int64(3)); fprintf('%d ', 10 - x); fprintf('%d ', x * 3); fprintf('%d ', x / 7); fprintf('%d ', x / -2); fprintf('%d ', z * 2); fprintf('%d ', z / 3); fprintf('%d ', z / -3); fprintf('%d ', z - 5); fprintf('%d ', 5 - z);
fprintf('%d ', idivide(x, y)); fprintf('%d ', idivide(x, y, 'floor')); fprintf('%d ', idivide(x, y, 'ceil')); fprintf('%d ', idivide(x, y, 'round'));
fprintf('%d ', idivide(z, w)); fprintf('%d ', idivide(z, w, 'floor')); fprintf('%d ', idivide(z, w, 'ceil')); fprintf('%d ', idivide(z, w, 'round'));
fprintf('%d ', idivide(x, 2)); fprintf('%d ', idivide(x, int64(-4), 'ceil')); fprintf('\n');
fprintf('%.17g ', sum(x)); fprintf('%.17g ', prod(x)); fprintf('%.17g ', sum(y, 2)); fprintf('%d ', max(x)); fprintf('%d ', min(z)); fprintf('%.17g ', mean(x)); fprintf('%.17g ', sum(x, 'all'));
fprintf('%d ', any(x)); fprintf('%d ', all(x)); fprintf('%d ', sum(x, 'native')); fprintf('%d ', cumsum(x)); fprintf('%d ', cumprod(x)); fprintf('\n');
fprintf('%d ', x .^ 2);
s = int64(0); for k = 1:10, s = s + k * x(5 + mod(k, 5)); end
fprintf('%d ', s);
