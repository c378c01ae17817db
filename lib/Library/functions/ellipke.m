function [K, E] = ellipke(m, tol)
% ELLIPKE Complete elliptic integrals of the first and second kind, of a parameter up to 1.
if nargin < 2, tol = eps(class(m)); end
if any(m(:) > 1), error('MATLAB:ellipke:MOutOfRange', 'The parameter must be 1 at most.'); end
a = ones(size(m), 'like', m); b = sqrt(1 - m); c = sqrt(abs(m));
total = m / 2; factor = 0.5; turns = 0;
% Arithmetic and geometric means come together, twice as many digits at each turn in the end.
while any(abs(c(:)) > tol * a(:) & m(:) < 1) && turns < 40
  c = (a - b) / 2; [a, b] = deal((a + b) / 2, sqrt(a .* b));
  factor = 2 * factor; total = total + factor * c .^ 2; turns = turns + 1;
end
K = pi ./ (2 * a); E = K .* (1 - total);
K(m == 1) = Inf; E(m == 1) = 1; K(m == -Inf) = 0; E(m == -Inf) = Inf;
end
