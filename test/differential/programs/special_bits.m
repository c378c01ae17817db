% The error functions' relatives and those around gamma have the same bits on every path, as elementary_bits.m.
% differential: every-level
% differential: launches 16
rng(12);
edges = [0 realmin realmin/2 5e-324 1e-300 eps/4 eps 0.1 0.34657359 0.5 1-eps/2 1 1+eps 1.5 pi/2 2 3 10 88.7 709.78 745.1 1e5 1e22 1e300 realmax Inf NaN];
sides = rand(1, 4000) - 0.5;
spread = sides .* 10 .^ round(40 * rand(1, 4000) - 20);
x = [edges -edges spread 60*sides];
p = abs(x);
t = [edges(1:12) -edges(1:12) 1.98*sides];
f = single([edges(1) 1.1754944e-38 5.8774718e-39 1.4e-45 edges(5:end)]);
z = [f -f single(spread) single(60*sides)];
c = abs(z);
o = single(t);
r = erfcx(x);
show('erfcx', r);
r = erfinv(t);
show('erfinv', r);
r = erfcinv(1 + t);
show('erfcinv', r);
r = gamma(x);
show('gamma', r);
r = gammaln(p);
show('gammaln', r);
r = psi(p);
show('psi', r);
r = beta(p, p(end:-1:1));
show('beta', r);
r = betaln(p, p(end:-1:1));
show('betaln', r);
r = erfcx(z);
show('single erfcx', r);
r = erfinv(o);
show('single erfinv', r);
r = erfcinv(1 + o);
show('single erfcinv', r);
r = gamma(z);
show('single gamma', r);
r = gammaln(c);
show('single gammaln', r);
r = psi(c);
show('single psi', r);
r = beta(c, c(end:-1:1));
show('single beta', r);
r = betaln(c, c(end:-1:1));
show('single betaln', r);

function show(name, r)
words = double(typecast(r, 'uint32'));
fprintf('%s: %.0f %.0f\n', name, sum(words), sum(words .* mod(1:numel(words), 101)));
fprintf(' %.17g', r(1:24));
fprintf('\n');
end
