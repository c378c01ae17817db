function h = pie3(varargin)
% PIE3 Shares of a whole as slices that are high: a bottom, a rim, a top and a text each.
[place, given] = split_axes(varargin);
if isempty(given) || ~isnumeric(given{1}) && ~islogical(given{1}), error('MATLAB:pie3:InvalidData', 'The shares are numbers.'); end
shares = reshape(double(given{1}), 1, []); labels = {}; apart = zeros(size(shares));
for k = 2:numel(given)
  if iscell(given{k}) || isstring(given{k}), labels = cellstr(given{k}); else, apart = reshape(double(given{k}), 1, []) ~= 0; end
end
if isempty(shares) || any(shares < 0) || ~(sum(shares) > 0), error('MATLAB:pie3:NonPositiveData', 'The shares of a pie must be positive.'); end
shares = shares / max(sum(shares), 1);
if isempty(labels), labels = arrayfun(@(share) sprintf('%.0f%%', 100 * share), shares, 'UniformOutput', false); end
if numel(labels) ~= numel(shares) || numel(apart) ~= numel(shares), error('MATLAB:pie3:SizeMismatch', 'A pie needs a label for each of its shares.'); end
place = newplot(place{:});
ends = [0 cumsum(shares)]; height = 0.35; made = gobjects(1, 4 * numel(shares));
for k = 1:numel(shares)
  turns = pi / 2 + 2 * pi * linspace(ends(k), ends(k + 1), max(2, ceil(100 * shares(k))));
  middle = mean(turns([1 end])); shift = 0.1 * apart(k) * [cos(middle) sin(middle)];
  x = [0 cos(turns) 0] + shift(1); y = [0 sin(turns) 0] + shift(2); level = zeros(size(x));
  made(4 * k - 3) = patch(place, x, y, level, k + level);
  made(4 * k - 2) = surface(place, [x; x], [y; y], [level; level + height], k + [level; level]);
  made(4 * k - 1) = patch(place, x, y, level + height, k + level);
  made(4 * k) = text(place, 1.25 * cos(middle) + shift(1), 1.25 * sin(middle) + shift(2), height, labels{k}, 'HorizontalAlignment', 'center');
end
view(place, 3); axis(place, 'equal', 'off');
if nargout > 0, h = made; end
end
