function q = unwrap(p, tol, dim)
% UNWRAP Angles in radians without jumps of more than pi, or another number, from each to the next, by turns of 2*pi; past what is not finite.
if nargin < 2 || isempty(tol), tol = pi; end
if nargin < 3, dim = find([size(p) 2] ~= 1, 1); end
if ~isscalar(tol), error('MATLAB:unwrap:InvalidTolerance', 'The tolerance is one number, or [].'); end
order = [dim, setdiff(1:max(ndims(p), dim), dim)];
q = permute(p, order);
if all(isfinite(q(:)))
  q = turned(q, tol);
else
  for k = 1:numel(q) / size(q, 1), known = isfinite(q(:, k)); q(known, k) = turned(q(known, k), tol); end
end
q = ipermute(q, order);
end

function q = turned(q, tol)
% Along the first dimension.
if size(q, 1) < 2, return, end
steps = diff(q, 1, 1);
turns = mod(steps + pi, 2 * pi) - pi;
turns(turns == -pi & steps > 0) = pi;
change = turns - steps;
change(abs(steps) < max(tol, pi)) = 0;
q(2:end, :) = q(2:end, :) + reshape(cumsum(change, 1), size(q, 1) - 1, []);
end
