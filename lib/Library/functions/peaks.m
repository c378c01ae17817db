function [x, y, z] = peaks(varargin)
% PEAKS Hills and hollows over an n by n grid from -3 to 3, 49 unless told, over points, or over X and Y; without a result they are shown.
if nargin == 0, varargin = {49}; end
xs = varargin{1}; ys = varargin{end};
if isscalar(varargin)
  if isscalar(xs)
    if ~(xs >= 0 && xs == fix(xs) && isfinite(xs)), error('MATLAB:peaks:InvalidSize', 'The size of the grid is a whole number, and not %g.', xs); end
    xs = linspace(-3, 3, double(xs));
  end
  [xs, ys] = meshgrid(xs);
end
if ~isequal(size(xs), size(ys)), error('MATLAB:peaks:InputSizeMismatch', 'X and Y are of the same size.'); end
heights = 3 * (1 - xs) .^ 2 .* exp(-xs .^ 2 - (ys + 1) .^ 2) - 10 * (xs / 5 - xs .^ 3 - ys .^ 5) .* exp(-xs .^ 2 - ys .^ 2) - exp(-(xs + 1) .^ 2 - ys .^ 2) / 3;
if nargout == 0
  if isempty(heights) || isvector(heights), error('MATLAB:peaks:TooFewPoints', 'A surface has two rows of points, and two columns, at least.'); end
  surf(xs, ys, heights);
elseif nargout == 1
  x = heights;
else
  x = xs; y = ys; z = heights;
end
end
