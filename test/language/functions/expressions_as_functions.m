% Functions of functions take expressions in x, with P1, P2, ... for what follows.
% language: no-unit
assert(abs(quad('x.^2', 0, 3) - 9) < 1e-6 && abs(quadl('x.^2', 0, 3) - 9) < 1e-6);
assert(abs(quad('P1*x', 0, 2, [], [], 5) - 10) < 1e-9);
assert(abs(fzero('x^2 - 4', [0 5]) - 2) < 1e-12 && abs(fzero('cos', [1 2]) - pi / 2) < 1e-12);
assert(abs(fminbnd('(t - 3)^2', 0, 5) - 3) < 1e-3);
assert(norm(fminsearch('(x(1) - 1)^2 + (x(2) - 2)^2', [0 0]) - [1 2]) < 1e-3);
% Nothing is added to the arguments of an expression; what cannot be read is an error that says so.
assert(strcmp(strrep(func2str(fcnchk('x^2')), ' ', ''), '@(x)x^2') && nargin(fcnchk('x + P1 + P2', 2)) == 3);
try, fzero('x +', 1); assert(false); catch e, assert(strcmp(e.identifier, 'MATLAB:fcnchk:invalidFunctionSpecifier')); end
