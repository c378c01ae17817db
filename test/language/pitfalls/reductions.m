% One-line programs that array compilers get wrong: reductions, scans, order.
x = ones(1, 100003); x(7) = NaN; x(end) = 3;
assert(mean(x, 'omitnan') == (100001 + 3) / 100002 && isnan(mean(x)) && isequal(mean([1 NaN 3], 'omitnan'), 2));
x = (1:300001) / 300001;
assert(abs(sum(x.^2) - 300002 * 600003 / (6 * 300001)) <= 2 * eps(1e5));
r = cumsum(ones(1e7, 1));
assert(r(end) == 1e7 && r(777777) == 777777 && isequal(size(r), [1e7 1]));
s = 1e4 + single(mod((1:100000)', 7) - 3);
assert(abs(std(s) - 1.9999849997937469) < 4 * eps(single(2)) && strcmp(class(std(s)), 'single'));
x = [1 2; 3 5];
assert(abs(var(x, 1, 'all') - var(x(:), 1)) < 1e-15 && abs(var(x, 1, 'all') - 2.1875) < 1e-15);
assert(isnan(max([NaN NaN NaN])) && isempty(min([])) && isnan(median([1 NaN 3])) && mode([NaN 2 2 NaN NaN]) == 2);
v = 1:2^24+3;
assert(v(end) == 2^24 + 3);
v = single(1):2^24;
assert(v(end) == 2^24);
same = true;
for n = [0 1 2 3 7 8 9 15 16 17 31 32 33 63 64 65 127 128 129 255 256 257 1023 1024 1025 4095 4096 4097 65535 65536 65537]
  x = mod(1:n, 17) - 8;
  same = same && sum(x) == sum(x') && sum(x) == sum(x(end:-1:1)) && sum(x .* x) == sum(x.^2) && isequal(numel(x + 1), n);
  same = same && sum(reshape(x, [], 1), 1) == sum(x) && any(x > 8) == false && all(x < 9) == true;
end
assert(same);
assert(sum(int8(1:20)) == 210 && strcmp(class(sum(int8(1:20))), 'double') && sum(int8([100 100]), 'native') == 127);
assert(isequal(sum(ones(2, 3, 4), [1 2]), 6 * ones(1, 1, 4)) && sum(ones(2, 3, 4), 'all') == 24 && max(magic(4), [], 'all') == 16);
assert(isequal(size(sum(zeros(0, 3))), [1 3]) && isequal(size(sum(zeros(3, 0))), [1 0]) && sum([]) == 0 && prod([]) == 1);
[m, i] = max([2 NaN 9 9]);
assert(m == 9 && i == 3);
assert(isequaln(cummax([NaN 1 NaN 3 2]), [NaN 1 1 3 3]) && isequaln(cumsum([1 NaN 2]), [1 NaN NaN]));
assert(isequaln(sort([3 NaN 1], 'descend'), [NaN 3 1]) && isequal(sort([1+1i 1 -2]), [1 1+1i -2]));
assert(~any([0 NaN]) && ~any([0 0]) && all([1 NaN]) && isequal(any(zeros(0, 3)), [false false false]));
