% Operators of each integer class with itself and with scalars of other classes: saturation on both sides, halves, division
% by zero and by -1, NaN and infinities. The functions run once for each class of their arguments.
values = [-Inf -1e20 -2147483648.5 -32768.5 -129 -128.5 -2.5 -1.5 -0.5 -0.4 0 0.4 0.5 1.5 2.5 7 100 127.5 128 255.5 ...
    32767.5 65535.5 2147483647.5 4294967295.5 1e20 Inf NaN];
show(int8(values), int8(-1));
show(uint8(values), uint8(3));
show(int16(values), int16(-1));
show(uint16(values), uint16(200));
show(int32(values), int32(-1));
show(uint32(values), uint32(70000));
show(int8([]), int8(2));
show(int8(5), int8(2));
show(reshape(int16(values), 3, 3, 3), int16(5));

function show(x, k)
fprintf('--- %s\n', class(x));
r = x + x; line('x+x', r);
r = x - k; line('x-k', r);
r = k - x; line('k-x', r);
r = x .* x; line('x.*x', r);
r = x ./ k; line('x./k', r);
r = k ./ x; line('k./x', r);
r = x ./ x; line('x./x', r);
r = -x; line('-x', r);
r = abs(x); line('abs', r);
r = sign(x); line('sign', r);
r = floor(x) + ceil(x) - round(x) + fix(x); line('round', r);
r = max(x, k); line('max', r);
r = min(x, k); line('min', r);
r = mod(x, k); line('mod', r);
r = rem(x, k); line('rem', r);
r = mod(k, x); line('mod2', r);
r = rem(k, x); line('rem2', r);
r = x .^ 2; line('x.^2', r);
r = x .^ k; line('x.^k', r);
r = x * 0.5; line('half', r);
r = x * 1e-3 + 0.1; line('small', r);
r = x / 3; line('third', r);
r = x / 0; line('zero', r);
r = x * NaN; line('nan', r);
r = x - Inf; line('inf', r);
r = x * single(0.1); line('single', r);
r = x + true; line('logical', r);
r = x * -1.5; line('minus', r);
r = 3 - x; line('left', r);
r = 100 ./ x; line('over', r);
r = max(x, NaN); line('maxnan', r);
r = min(2.5, x); line('minhalf', r);
r = mod(x, 2.5); line('mod3', r);
r = idivide(x, k); line('fix', r);
r = idivide(x, k, 'floor'); line('floor', r);
r = idivide(k, x, 'ceil'); line('ceil', r);
r = idivide(x, 2.5, 'round'); line('idround', r);
r = x == k; line('eq', r);
r = x ~= 2; line('ne', r);
r = x < k; line('lt', r);
r = x >= 2.5; line('ge', r);
r = x <= single(7); line('le', r);
r = x > -0.5 & x; line('and', r);
r = ~x | x == k; line('or', r);
end

function line(name, r)
fprintf('%s %s [%s]:', name, class(r), num2str(size(r)));
fprintf(' %d', r);
fprintf('\n');
end
