function [x, y, z, rest] = volume_sides(name, given, count)
% The sides of a volume as vectors, from arrays of its size or vectors, or 1, 2, … without; `count` arrays of the volume follow.
numbers = find([cellfun(@(value) ~isnumeric(value), given), true], 1) - 1;
hasSides = numbers >= count + 3 && ndims(given{min(4, end)}) == 3 || numbers >= count + 3 && isvector(given{1}) && ndims(given{4}) == 3;
if hasSides
  v = given{4}; x = given{1}; y = given{2}; z = given{3}; rest = given(4:end);
  if ~isvector(x), x = x(1, :, 1); end
  if ~isvector(y), y = y(:, 1, 1); end
  if ~isvector(z), z = z(1, 1, :); end
else
  if numbers < count, error(['MATLAB:' name ':NotEnoughInputs'], 'Not enough input arguments.'); end
  v = given{1}; x = 1:size(v, 2); y = 1:size(v, 1); z = 1:size(v, 3); rest = given;
end
x = double(x(:)); y = double(y(:)); z = double(z(:));
if ndims(v) ~= 3 || ~isequal([numel(y) numel(x) numel(z)], size(v)), error(['MATLAB:' name ':InvalidVolume'], 'A volume has three dimensions, with a place along each side.'); end
end
