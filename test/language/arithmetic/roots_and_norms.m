% nthroot, sinc, rms and vecnorm: values by arithmetic on paper.
assert(isequal(nthroot([-27 16 1e300], [3 4 3]), [-3 2 1e100]));
assert(isequal(nthroot(single(-8), 3), single(-2)) && isequal(nthroot([], 3), []));
assert(isequal(nthroot([0 Inf -Inf], 3), [0 Inf -Inf]) && nthroot(0, -1) == Inf && isnan(nthroot(NaN, 3)));
assert(isequal(nthroot([8; 27], [1 3]), [8 2; 27 3]));
function id = id_of(f), id = ''; try, f(); catch e, id = e.identifier; end, end
assert(strcmp(id_of(@() nthroot(-4, 2)), 'MATLAB:nthroot:NegXNotOddIntegerN'));
assert(strcmp(id_of(@() nthroot(1i, 2)), 'MATLAB:nthroot:ComplexInput'));
assert(isequal(sinc([0 0; 0 0]), ones(2)) && abs(sinc(0.5) - 2 / pi) < 1e-16 && isa(sinc(single(0)), 'single'));
assert(max(abs(sinc(1:5))) < 1e-15);
assert(isequal(rms([3 4; 5 12], 2), [sqrt(12.5); sqrt(84.5)]) && isequal(rms([3; 4]), sqrt(12.5)));
assert(isequal(rms([1 2; 3 4], 'all'), sqrt(7.5)) && isequal(rms([1 NaN 7], 2, 'omitnan'), 5) && isnan(rms([1 NaN 7], 2, 'includenan')));
assert(rms(3 + 4i) == 5 && isequal(rms(single([3 3])), single(3)));
assert(isequal(vecnorm([3 4; 6 8], 2, 2), [5; 10]) && isequal(vecnorm([3 0; 4 1]), [5 1]) && isequal(vecnorm([3 4]), 5));
assert(isequal(vecnorm([1 -2; 3 -4], 1), [4 6]) && isequal(vecnorm([1 -2; 3 -4], Inf), [3 4]));
assert(isequaln(vecnorm([NaN -2; 3 -4], Inf), [NaN 4]) && abs(vecnorm([1 2 3], 3) - 36 ^ (1 / 3)) < 1e-14);
assert(strcmp(id_of(@() vecnorm(1, -1)), 'MATLAB:vecnorm:unknownNorm'));
