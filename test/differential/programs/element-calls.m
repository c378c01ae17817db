% Classes, lists in loops that are written out, and arrayfun in inlined functions.
x = reshape(1:12, 3, 4) / 3;
for k = 1:3
    b = classes(x, single(k));
    c = classes(single(x), k);
    d = each(x, k);
    [e, f] = two(x, k);
    h = nested(x, k);
    l = logic(x, k);
    z = cplx(x + 1i * x, k);
    i8 = each(int8(x), int8(k));
    u = unrolled(x, k);
    w = arrayfun(@(v) v * 2 + k, x);
    fprintf('%.17g ', sum(b(:)), sum(c(:)), sum(d(:)), sum(e(:)), sum(f(:)), sum(h(:)), sum(l(:)), real(sum(z(:))), imag(sum(z(:))), sum(i8(:)), sum(u(:)), sum(w(:)));
    fprintf('%s ', class(b), class(c), class(d), class(e), class(f), class(h), class(l), class(z), class(i8));
    fprintf('%d ', size(b), size(d), size(e), size(l), isreal(z), islogical(l));
    fprintf('\n');
end
function y = unrolled(x, k)
    c = {x, x * k, x + 1};
    y = 0;
    for i = 1:numel(c)
        y = y + sum(c{i}(:));
    end
end
function y = classes(x, k)
    y = zeros(size(x), class(x));
    switch class(x)
        case 'double', y = y + double(k);
        case 'single', y = y - single(k);
        otherwise, y = char(y);
    end
    if isa(x, 'double') && isfloat(k), y = y * 2; end
    if ~isa(k, class(x)), y = y + cast(3, class(x)); end
end
function y = each(x, k)
    y = arrayfun(@(v) v * k + 1, x);
end
function [y, z] = two(x, k)
    [y, z] = arrayfun(@parts, x, x + k);
end
function [s, p] = parts(a, b)
    if a > 2, s = a + b; else, s = a - b; end
    p = single(a * b);
end
function y = nested(x, k)
    y = arrayfun(@(i) sum(arrayfun(@(j) i * j + k, 1:3)), x);
end
function y = logic(x, k)
    y = arrayfun(@(v) v > k, x);
end
function y = cplx(x, k)
    y = arrayfun(@(v) v * conj(v) + k, x);
end
