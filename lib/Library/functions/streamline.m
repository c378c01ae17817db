function h = streamline(varargin)
% STREAMLINE Lines along which points of a flow go, in the plane or in space, from given starts or as stream2 and stream3 found them.
[place, given] = split_axes(varargin);
if isempty(given), error('MATLAB:streamline:NotEnoughInputs', 'Not enough input arguments.'); end
if iscell(given{1})
  paths = given{1};
elseif numel(given) >= 9 || ndims(given{1}) == 3
  paths = stream3(given{:});
else
  paths = stream2(given{:});
end
if isempty(place), place = gca; else, place = place{1}; end
made = gobjects(0, 1);
for k = 1:numel(paths)
  columns = arrayfun(@(d) paths{k}(:, d), 1:size(paths{k}, 2), 'UniformOutput', false);
  if isempty(paths{k}), columns = {NaN, NaN}; end
  made(end + 1, 1) = line(place, columns{:});
end
if nargout > 0, h = made; end
end
