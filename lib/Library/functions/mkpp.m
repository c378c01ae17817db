function pp = mkpp(breaks, coefs, d)
% MKPP A piecewise polynomial: a row of coefficients, the highest power first, for each piece between two breaks.
if nargin < 3, d = 1; end
breaks = reshape(breaks, 1, []); d = double(reshape(d, 1, []));
pieces = numel(breaks) - 1;
if prod(d) < 1, error('MATLAB:mkpp:InvalidDimension', 'The size of a value has no 0.'); end
if pieces < 1, error('MATLAB:mkpp:NotEnoughBreaks', 'There are two breaks at least.'); end
order = numel(coefs) / (pieces * prod(d));
if order < 1 || order ~= fix(order)
  error('MATLAB:mkpp:PPNumberMismatchCoeffs', '%d coefficients cannot be shared by %d pieces of %d values.', numel(coefs), pieces, prod(d));
end
pp = struct('form', 'pp', 'breaks', breaks, 'coefs', reshape(coefs, pieces * prod(d), order), 'pieces', pieces, 'order', order, 'dim', d);
end
