function B = padarray(A, padsize, varargin)
% PADARRAY An array with more elements along its dimensions: 0, another number, or its own, 'circular', 'replicate' or 'symmetric'.
padsize = reshape(double(padsize), 1, []);
[value, way, direction] = options_of(varargin);
B = A;
for dim = 1:numel(padsize)
  before = padsize(dim) * ~strcmp(direction, 'post'); after = padsize(dim) * ~strcmp(direction, 'pre');
  n = size(B, dim);
  places = 1 - before:n + after;
  if ~isempty(way) && n == 0 && before + after > 0, error('MATLAB:padarray:EmptyArray', 'What is empty has no elements to repeat.'); end
  outside = places < 1 | places > n;
  switch way
    case 'circular', places = mod(places - 1, max(n, 1)) + 1;
    case 'replicate', places = min(max(places, 1), n);
    case 'symmetric', places = mod(places - 1, max(2 * n, 1)) + 1; places = min(places, 2 * n + 1 - places);
  end
  B = along(B, dim, places, outside & isempty(way), value);
end
end

function B = along(A, dim, places, outside, value)
% Places that are outside get the value.
extents = size(A); extents(end + 1:dim) = 1; extents(dim) = numel(places);
B = repmat(cast(value, 'like', A), extents);
at = repmat({':'}, 1, max(ndims(A), dim)); to = at;
to{dim} = find(~outside); at{dim} = places(~outside);
B(to{:}) = A(at{:});
end

function [value, way, direction] = options_of(given)
value = 0; way = ''; direction = 'both';
for k = 1:numel(given)
  if isnumeric(given{k}) || islogical(given{k})
    value = given{k};
  elseif any(strcmpi(given{k}, {'pre', 'post', 'both'}))
    direction = lower(char(given{k}));
  else
    way = lower(char(given{k}));
  end
end
end
