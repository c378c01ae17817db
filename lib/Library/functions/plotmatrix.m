function [h, ax] = plotmatrix(varargin)
% PLOTMATRIX Points of each two columns of a matrix, or of two, in a grid of axes; of one matrix its histograms along the diagonal.
given = varargin; look = {'.'};
if numel(given) > 1 && (ischar(given{end}) || isstring(given{end})), look = given(end); given(end) = []; end
if isempty(given) || ~all(cellfun(@isnumeric, given)), error('MATLAB:plotmatrix:InvalidData', 'The columns are those of matrices of numbers.'); end
isOne = isscalar(given); x = given{1}; y = given{end};
if size(x, 1) ~= size(y, 1), error('MATLAB:plotmatrix:SizeMismatch', 'Both matrices have as many rows.'); end
rows = size(y, 2); columns = size(x, 2);
clf; points = gobjects(rows, columns); places = gobjects(rows, columns);
for i = 1:rows
  for j = 1:columns
    places(i, j) = subplot(rows, columns, (i - 1) * columns + j);
    if isOne && i == j, points(i, j) = histogram(places(i, j), x(:, j)); else, points(i, j) = plot(places(i, j), x(:, j), y(:, i), look{:}); end
  end
end
if nargout > 0, h = points; ax = places; end
end
