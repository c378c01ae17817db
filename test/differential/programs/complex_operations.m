% Quotients, powers, shapes and functions of complex arrays in units, by parts or by the runtime; special values on both sides.
% differential: side-exits
z = complex([1 -2 0 3.5 Inf NaN 1e308 -0], [2 0 -1 -0.5 1 2 1e308 4]);
w = complex([0.5 3 -1 0 -Inf 1 -1e308 1e-310], [1 -2 0 NaN 2 Inf 1e308 -0]);
quotients(z, w);
quotients(single(z), w);
quotients(z(1), w);
quotients(w, complex(2, -1));
quotients(3, w);
quotients(1:8, w);
quotients(reshape(z, 2, 4), reshape(w, 2, 4));
scaled(z, 2);
scaled(w, [1 -2 0 Inf NaN 1e308 -0 3]);
scaled(single(z), 0.5);
scaled(complex(Inf, 1), single(3));
scaled(reshape(z, 2, 4), [Inf; 2]);
shapes(reshape(z, 2, 4), reshape(w, 4, 2));
shapes(single(reshape(w, 2, 4)), reshape(1:8, 4, 2));
functions(z);
functions(single(w));
functions(complex(0.25, -0.75));
functions(complex(1:3, 0));
functions(complex(-2, 0));
kept(complex(1, 0));
reduced(reshape(z(1:6), 2, 3));
reduced(single(reshape(w([1 2 3 8 2 3]), 2, 3)));
reduced(complex(zeros(0, 3), 1));
reduced(complex((1:5000)', -2));
reduced([1+2i 3-4i 1-2i 3+4i]);
elements([1+2i 3 4i -1-1i 2+0.5i 6]);
made([1 -2 NaN], [0 -0 Inf]);
made(single([1 2 3]), 0);
made(-0, [1; -0]);
made([true false], [2 3]);

function quotients(x, y)
r = x ./ y; line('x./y', r);
r = y .\ x; line('y.\x', r);
r = x ./ (y + 1i) .* y; line('chain', r);
r = y .^ 2; line('y.^2', r);
r = y .^ 3; line('y.^3', r);
r = y .^ -1; line('y.^-1', r);
r = y .^ 0.5; line('y.^0.5', r);
r = 2 .^ y; line('2.^y', r);
r = max(x, y); line('max', r);
r = min(x, y); line('min', r);
end

function scaled(x, y)
r = x .* y; line('x.*y', r);
r = y .* x; line('y.*x', r);
r = x ./ y; line('x./y', r);
r = y .\ x; line('y.\x', r);
r = x * y(1); line('x*y', r);
r = y(1) * x; line('y*x', r);
r = x.' * y(:, 1); line('x.''*y', r);
end

% What complex() made stays complex when it is given to a call.
function kept(x)
y = x;
disp(x);
disp(isreal(y) + iscomplex(x) * 2);
fprintf('%d %d\n', isreal(y'), isreal(x + 0));
disp(abs(y - 3i) + angle(y));
end

function shapes(x, y)
r = x.'; line('.''', r);
r = x'; line('''', r);
r = reshape(x, [], 1); line('reshape', r);
r = x * y; line('x*y', r);
r = y * 2 / 3i; line('scalars', r);
r = [x; y.']; line('vertcat', r);
r = [x, 1i * x, 2 * x]; line('horzcat', r);
r = x(:, 2); line('column', r);
r = x(2, [1 3]); line('part', r);
r = x(abs(x) > 1); line('mask', r);
r = x; r(1, :) = 2; line('row=', r);
r = x; r(:, 2) = [1i 2i]; line('column=', r);
r = x; r(2, 1) = -5i; line('element=', r);
r = repmat(x, 1, 2); line('repmat', r);
r = fliplr(x); line('fliplr', r);
r = kron(x, [1 2i]); line('kron', r);
end

function functions(x)
r = abs(x); line('abs', r);
r = angle(x); line('angle', r);
r = exp(x); line('exp', r);
r = log(x); line('log', r);
r = sqrt(x); line('sqrt', r);
r = sin(x) + cos(x); line('sin+cos', r);
r = sign(x); line('sign', r);
r = round(x) + floor(x) .* ceil(x) - fix(x); line('rounded', r);
r = +x; line('+', r);
r = ~x; line('~', r);
r = isnan(x); line('isnan', r);
r = isinf(x); line('isinf', r);
r = isfinite(x); line('isfinite', r);
r = isreal(x); line('isreal', r);
r = single(x); line('single', r);
r = double(x); line('double', r);
r = abs(x .* x + 1) > 2; line('magnitude', r);
end

function reduced(x)
r = sum(x); line('sum', r);
r = sum(x, 2); line('sum2', r);
r = mean(x); line('mean', r);
r = mean(x, 2); line('mean2', r);
r = mean(x, 3); line('mean3', r);
r = prod(x); line('prod', r);
r = prod(x, 2); line('prod2', r);
r = any(x); line('any', r);
r = all(x, 1); line('all', r);
r = max(x, [], 1); line('max', r);
r = min(x, [], 'all'); line('min', r);
r = var(x); line('var', r);
r = std(x, 1, 2); line('std', r);
r = cumsum(x); line('cumsum', r);
r = cumprod(x, 2); line('cumprod', r);
[r, i] = sort(x, 2); line('sort', r); line('order', i);
r = norm(x(:)); line('norm', r);
r = nnz(x); line('nnz', r);
r = isequal(x, x); line('isequal', r);
end

function elements(x)
t = 0;
for k = 1:numel(x)
    t = t + x(k) * k;
    x(k) = x(k) - 1i;
    fprintf('%.17g %.17g\n', real(t), imag(t));
end
line('x', x);
y = x;
for k = 2:numel(y)
    y(k) = y(k - 1) / y(k);
end
line('y', y);
end

function made(x, y)
r = complex(x, y); line('complex', r);
r = complex(x); line('complex1', r);
r = complex(x, y) .* complex(y, x); line('product', r);
end

function line(name, r)
fprintf('%s %s %d [%s]:', name, class(r), isreal(r), num2str(size(r)));
fprintf(' %.17g', real(double(r(1:min(end, 12)))), imag(double(r(1:min(end, 12)))));
fprintf('\n');
end
