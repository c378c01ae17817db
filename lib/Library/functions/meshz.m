function h = meshz(varargin)
% MESHZ A net over a grid with a curtain around it, down to its lowest point.
[place, given] = split_axes(varargin);
count = find([cellfun(@(value) ~isnumeric(value), given), true], 1) - 1;
if count < 1 || count > 4, error('MATLAB:meshz:InvalidData', 'A net has Z, or X, Y and Z, and colors behind them perhaps.'); end
if count < 3, z = given{1}; [x, y] = meshgrid(1:size(z, 2), 1:size(z, 1)); else, [x, y, z] = given{1:3}; end
if any(count == [2 4]), colors = given{count}; else, colors = z; end
if isvector(x) && isvector(y), [x, y] = meshgrid(x, y); end
if ~isequal(size(x), size(y), size(z)) || size(z, 1) < 2 || size(z, 2) < 2, error('MATLAB:meshz:SizeMismatch', 'X, Y and Z have the same size, with two rows and columns at least.'); end
around = @(a) a([1 1:end end], [1 1:end end]);
floor_of = around(z); floor_of([1 end], :) = min(z(:)); floor_of(:, [1 end]) = min(z(:));
net = mesh(place{:}, around(x), around(y), floor_of, around(colors), given{count + 1:end});
if nargout > 0, h = net; end
end
