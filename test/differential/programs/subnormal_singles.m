% Square roots and quotients of subnormal singles, with a second use that may tempt a driver into its own single operation.
x = single([0 1 2 1e-45 1e-40 1.2e-38 1e-30 0.5 3]);
r = sqrt(x); show('sqrt', r); show('sqrt > 0', single(r > 0));
q = x ./ 3; show('quotient', q); show('quotient > 0', single(q > 0));
p = x .^ 0.5; m = isnan(p); show('power', p); show('isnan', single(m));
s = x + x; t = s * single(0.75); show('sum', s); show('product', t); show('product > 0', single(t > 0));
v = single(2) ./ x; show('reciprocal', v); show('finite', single(v < Inf));

function show(name, y)
fprintf('%s:', name);
fprintf(' %08x', typecast(y, 'uint32'));
fprintf('\n');
end
