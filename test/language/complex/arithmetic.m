% Complex numbers: arithmetic, when they come to be and when they become real again.
assert(isequal((1 + 2i) * (3 - 1i), 5 + 5i) && abs((1 + 2i) / (3 - 1i) - (0.1 + 0.7i)) < 1e-15);
assert(abs(3 + 4i) == 5 && real(3 + 4i) == 3 && imag(3 + 4i) == 4 && conj(3 + 4i) == 3 - 4i);
assert(abs(angle(1i) - pi/2) < 1e-15 && isequal(abs([3+4i 5]), [5 5]));
assert(isequal(sqrt(-4), 2i) && isequal(sqrt([4 -9]), [2 3i]));
assert(abs(log(-1) - pi*1i) < 1e-15 && abs((-8)^(1/3) - (1 + sqrt(3)*1i)) < 1e-14);
assert(~isreal(log([1 -1])) && isreal(log([1 2])) && ~isreal([-1 2].^0.5) && isreal([-1 2].^2));
assert(~isreal(asin(2)) && ~isreal(acos(2)) && ~isreal(acosh(0.5)) && ~isreal(atanh(2)) && ~isreal(log2(-1)) && ~isreal(log10(-1)));
assert(~isreal(log1p(-2)));
x = [-2 3]; n = 3;
assert(isequal(x.^n, [-8 27]) && isreal(x.^n));
assert(isequal((-2)^2, 4) && isreal((-2)^2) && isequal((-2)^3, -8) && (-2)^-1 == -0.5);
assert(isreal((1 + 2i) * (1 - 2i)) && (1 + 2i) * (1 - 2i) == 5);
assert(isreal((1 + 2i) + (1 - 2i)) && isreal(1i * 1i) && 1i^2 == -1);
assert(~isreal(complex(1, 0)) && isreal(real(complex(1, 0))) && complex(1, 0) == 1);
assert(isequal(complex([1 2], [3 4]), [1+3i 2+4i]) && isequal(complex(1, [1 2]), [1+1i 1+2i]));
assert(isequal([1+2i 3]', [1-2i; 3]) && isequal([1+2i 3].', [1+2i; 3]));
assert(1 + 2i == 1 + 2i && 1 + 2i ~= 1 + 3i && (3 + 4i > 4) == false && (5 + 1i > 4 + 9i) == true);
assert(abs(exp(1i * pi) + 1) < 1e-15 && abs(sin(1i) - 1i*sinh(1)) < 1e-15 && abs(cos(1i) - cosh(1)) < 1e-15);
assert(isequal(sum([1+1i 2-1i]), 3) && isequal(prod([1i 1i]), -1) && isequal(cumsum([1i 1]), [1i 1+1i]));
assert(isequal(mean([1i 3i]), 2i));
assert(isequal(max([1+1i 2 -3]), -3) && isequal(sort([3 1i -2]), [1i -2 3]) && isequal(min([1+1i 2 -3]), 1+1i));
assert(isequal(round(1.5 + 2.5i), 2 + 3i) && isequal(floor(1.5 - 2.5i), 1 - 3i) && isequal(fix(-1.5 + 2.5i), -1 + 2i));
assert(isequal(sign(3 + 4i), 0.6 + 0.8i));
assert(isequal(real(complex(1, Inf)), 1) && 1 / imag(complex(1, -0)) == -Inf);
assert(isnan(complex(NaN, 1)) && isinf(complex(1, Inf)) && ~isfinite(complex(1, Inf)));
assert(isequal(size(zeros(2, 2) + 1i), [2 2]) && isequal(3i, complex(0, 3)) && isequal(1e3i, 1000i) && 2j == 2i);
z = zeros(1, 3); z(2) = 1i;
assert(~isreal(z) && isequal(z, [0 1i 0]));
z = single(1) + 2i;
assert(strcmp(class(z), 'single') && ~isreal(z));
assert(isequal([1 2; 3 4] * [1i; 2], [4+1i; 8+3i]));
assert(isreal(3 + 0i) && ~isreal(3 + 1i) && isnumeric(1i) && ischar(num2str(1i)));
assert(isequal(real(roots([1 -3 2])), [2; 1]) && max(abs(roots([1 0 1]) - [1i; -1i])) < 1e-15);
assert(isequal(dot([1i 2], [1i 2]), 5) && isequal(norm([3 4i]), 5));
assert(isequal((1i)', -1i) && isequal(1i.', 1i) && isequal(any([0 1i]), true) && ~all([0 1i]) && isequal(~1i, false));
assert(isequal(isreal('a'), true) && isreal(true) && ~isreal({1}));
assert(isequal(abs(single(3+4i)), single(5)) && isequal(hypot(3, 4), 5));
assert(isequal(angle([1 -1 1i -1i]), [0 pi pi/2 -pi/2]) && isequal(isequal(1+0i, 1), true));
assert(isequal([1+1i; 2].^2, [2i; 4]) && isequal(2.^[1i 0], [2^1i 1]));
assert(isequal(find([0 1i 2]), [2 3]) && nnz([0 1i]) == 1);
assert(isequal(unique([1i 1 1i]), [1 1i]) && isequal(cplx(3), 3i));
% An element with a real power has the real one, whatever its neighbours are.
x = [4 1 -1 9] .^ 0.5;
assert(isequal(real(x([1 2 4])), [2 1 3]) && all(imag(x([1 2 4])) == 0) && abs(x(3) - 1i) < 1e-15);
x = [-8 27 0.3] .^ (1/3);
assert(real(x(2)) == 27^(1/3) && real(x(3)) == 0.3^(1/3));

function z = cplx(x)
z = x * 1i;
end
