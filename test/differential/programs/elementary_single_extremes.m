% Elementary functions of singles, to the bit: special values, edges of intervals and the largest angles.
whole = [0 1 2 3 4 7 10 100 1e3 1e7 1e10 1e20 1e30];
x = single([whole 1e-45 1e-40 1.2e-38 1e-30 1e-8 0.1 0.25 0.35 0.4142 0.5 0.7071 0.75 0.99999994 1.0000001 1.4142 2.4142]);
x = [x single([pi/4 pi/2 pi 2*pi 4*pi 9.01 44 88 88.73 89.4 103.9 104 16777216 2^70 2^114 3.4e38 16367173*2^72 Inf NaN])];
x = [x -x];
positive = abs(x);
unit = x(positive <= 1);
above = x(x >= -1);

show('exp', exp(x));
show('expm1', expm1(x));
show('sinh', sinh(x));
show('cosh', cosh(x));
show('tanh', tanh(x));
show('sin', sin(x));
show('cos', cos(x));
show('tan', tan(x));
show('atan', atan(x));
show('log', log(positive));
show('log2', log2(positive));
show('log10', log10(positive));
show('log1p', log1p(above));
show('asin', asin(unit));
show('acos', acos(unit));
show('atan2', atan2(x, x'));
exact = @(y) y == -1 | y == 0.5 | y == 1 | y == 2 | y == 3;
show('power', positive .^ (x(~exact(x))'));
show('power of whole', x .^ (single(whole(~exact(whole)))'));
% Products, quotients and roots: their NaN is the machine's.
forms = x .^ (single([-1 1 2 3])');
forms(isnan(forms)) = 0;
show('exact forms', forms);
roots = positive .^ (x(x == 0.5)');
roots(isnan(roots)) = 0;
show('roots', roots);
show('literal power', positive .^ 1.7 + positive .^ -2.5);

% Dense: a sum of everything has the bits of each.
t = single(linspace(-20, 20, 20001));
show('dense', sum(sin(t) + cos(t) .* exp(t / 8) + tanh(t) + atan(t) + expm1(t) / 1e6 + sinh(t / 4) + cosh(t / 4)));
show('dense tan', max(abs(tan(t))));
s = single(linspace(0.001, 50, 20001));
show('dense log', sum(log(s) + log2(s) + log10(s) + log1p(s) + s .^ 0.3 + atan2(s, 50 - s)));

function show(name, y)
bits = typecast(y(:)', 'uint32');
fprintf('%s: %s\n', name, mat2str(size(y)));
fprintf(' %08x', bits);
fprintf('\n');
fprintf(' %.9g', y(1:7:end));
fprintf('\n');
end
