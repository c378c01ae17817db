function q = unwrap(p, tol, dim)
% UNWRAP Angles in radians without jumps of more than pi, or another number, from each to the next, by turns of 2*pi.
if nargin < 2 || isempty(tol), tol = pi; end
if nargin < 3, dim = find([size(p) 2] ~= 1, 1); end
if ~isscalar(tol), error('MATLAB:unwrap:InvalidTolerance', 'The tolerance is one number, or [].'); end
steps = diff(p, 1, dim);
turns = mod(steps + pi, 2 * pi) - pi;
turns(turns == -pi & steps > 0) = pi;
change = turns - steps;
change(abs(steps) < max(tol, pi)) = 0;
place = repmat({':'}, 1, ndims(p)); place{dim} = 2:size(p, dim);
q = p;
if size(p, dim) > 1, q(place{:}) = p(place{:}) + cumsum(change, dim); end
end
