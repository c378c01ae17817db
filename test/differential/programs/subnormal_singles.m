% Subnormal singles, which devices may read as zeros: in conversions, comparisons, and before and after functions.
tiny = single([1e-45 1e-40 1.2e-38 1.1e-38]);
x = [tiny -tiny 0 1 2 3 -4];
x = x(1:end);
y = sqrt(abs(x)); show('sqrt', y); show('sqrt > 0', single(y > 0));
y = x ./ 3; show('quotient', y); show('quotient > 0', single(y > 0));
y = abs(x) .^ 0.5; m = isnan(y); show('power', y); show('isnan', single(m));
y = x + x; z = y * single(0.75); show('sum', y); show('product', z);
y = single(2) ./ x; show('reciprocal', y); show('finite', single(abs(y) < Inf));
y = double(x); show('double', single(y * 4)); show('double is zero', single(y == 0));
y = exp(log(abs(x))) + x; show('exp log', y);
y = sin(x); z = y + 1; show('sin', y); show('sin + 1', z);
show('compare', single([x > 0; x < 0; x == 0; x ~= 0; x >= 0; x <= 0; x == x'; x < x']));
show('logical', single([~x; x & true; x | false]));
show('round', [floor(x); ceil(x); fix(x); round(x)]);
show('sign', [sign(x); -x; abs(x)]);
show('extremes', [max(x, 0); min(x, 0); max(x, single(1e-44)); min(x, -x)]);
show('max', [max(x) min(x) max(-tiny) min(tiny) sum(x) sum(tiny) prod(tiny * 1e30) mean(tiny)]);
show('any', single([any(tiny) all(tiny) any(x(9)) all(x)]));
show('rem', [rem(x, single(1e-40)); mod(x, single(1e-40)); rem(x, 2); mod(x, 2)]);
show('atan2', [atan2(x, 1); atan2(x, x')]);
show('integers', single([int32(x * 1e30); uint8(x)]));
show('halves', x * 0.5 - x / 2);
show('cumulative', [cumsum(tiny) cumsum(x)]);
show('variance', [var(x) std(x)]);

function show(name, y)
fprintf('%s:', name);
fprintf(' %08x', typecast(single(y(:)'), 'uint32'));
fprintf('\n');
end
