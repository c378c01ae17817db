% Powers of complex numbers by literal exponents: formulas, texts, and what stays with the runtime; zeros, reals and infinities among them.
% differential: launches 4
z = [complex(0.3, -1.2); complex(-2, 0); complex(-2, -0.0); complex(0, 0); complex(-0.0, 0); complex(7.5, 0); complex(1e200, -3e200); complex(Inf, 1); complex(NaN, 0); complex(3, NaN); complex(2e-310, 1e-310)];
z = [z; complex(randn(200, 1), randn(200, 1))];
show('half', halves(z));
show('root', roots_of(z));
show('odd', odds(z));
show('single', halves(single(z)));
show('whole', fourths(z));
show('nearly whole', nearly(single(z)));
function y = halves(z)
y = z .^ 0.5 + 1;
end
function y = roots_of(z)
y = (z .* 2) .^ -2.25;
end
function y = odds(z)
y = z .^ (1/3) - z .^ 1e3;
end
function y = fourths(z)
y = z .^ 4 + z .^ -1;
end
function y = nearly(z)
% As singles these exponents are 2, 0, 1 and infinite.
y = (z .* 1) .^ 2.0000000001 + (z .* 1) .^ 1e-50 + (z .* 1) .^ 0.99999999999 + (z .* 1) .^ 1e300;
end
function show(name, y)
fprintf('%s', name);
fprintf(' %.17g', real(y), imag(y));
fprintf('\n');
end
