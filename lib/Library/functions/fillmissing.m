function [F, filled] = fillmissing(A, method, varargin)
% FILLMISSING Missing elements by a constant, or by those before and behind along a dimension: 'previous', 'next', 'nearest', 'linear',
% 'spline', 'pchip', 'movmean' and 'movmedian' with a window; 'EndValues' are by the same method, another one or a constant.
method = lower(char(method));
value = [];
if any(strcmp(method, {'constant', 'movmean', 'movmedian'})), value = varargin{1}; varargin(1) = []; end
[dim, ends, points, at, gap] = options_of(A, varargin);
if strcmp(method, 'constant'), value = constant_of(A, value); end
if isempty(at), at = ismissing(A); end
if ~isequal(size(at), size(A)), error('MATLAB:fillmissing:MissingLocationsInvalid', 'The missing locations must be as many as the elements.'); end
check_method(A, method);
F = A; filled = false(size(A));
if isempty(A), return, end
order = [dim, setdiff(1:max(ndims(A), dim), dim)];
F = permute(F, order); at = permute(at, order); extents = size(F);
F = reshape(F, extents(1), []); at = reshape(at, extents(1), []); was = at;
if isempty(points), points = (1:extents(1)).'; end
if numel(points) ~= extents(1), error('MATLAB:fillmissing:SamplePointsInvalid', 'There must be a sample point for each element along the dimension.'); end
for c = 1:size(F, 2)
  [F(:, c), at(:, c)] = column_of(F(:, c), at(:, c), method, value_for(value, strcmp(method, 'constant'), c, size(F, 2)), ...
                                   value_for(ends, ~isstruct(ends), c, size(F, 2)), double(points(:)), gap);
end
F = ipermute(reshape(F, extents), order); filled = ipermute(reshape(was & ~at, extents), order);
end

function [dim, ends, points, at, gap] = options_of(A, given)
dim = find(size(A) ~= 1, 1); ends = 'extrap'; points = []; at = []; gap = Inf;
if isempty(dim), dim = 1; end
if ~isempty(given) && isnumeric(given{1}), dim = given{1}; given(1) = []; end
for k = 1:2:numel(given)
  switch lower(char(given{k}))
    case 'endvalues', ends = given{k + 1};
    case 'samplepoints', points = given{k + 1};
    case 'missinglocations', at = logical(given{k + 1});
    case 'maxgap', gap = given{k + 1};
  end
end
ends = ends_of(A, ends);
end

function ends = ends_of(A, ends)
% A method, in a struct to be told from a text, or the constant.
words = {'extrap', 'none', 'previous', 'next', 'nearest', 'linear', 'spline', 'pchip'};
is_text = ischar(ends) && isrow(ends) || isstring(ends) && isscalar(ends) && ~ismissing(ends);
if is_text && any(strcmpi(char(ends), words))
  ends = lower(char(ends));
  if ~strcmp(ends, 'none') && ~strcmp(ends, 'extrap'), check_method(A, ends); end
  ends = struct('method', ends);
elseif is_text && (isnumeric(A) || islogical(A))
  error('MATLAB:fillmissing:EndValuesInvalid', 'There is no method ''%s'' for the ends.', char(ends));
else
  ends = constant_of(A, ends);
end
end

function check_method(A, method)
if ~isfloat(A) && ~any(strcmp(method, {'constant', 'previous', 'next', 'nearest'}))
  error('MATLAB:fillmissing:NonconstantFillNeedsFloat', 'The method ''%s'' is for floating-point arrays.', method);
end
end

function value = constant_of(A, value)
% The constant, or one for each column, as the elements of the array are.
is_text = ischar(value) && (isrow(value) || isempty(value)) || isstring(value) && isscalar(value) && ~ismissing(value);
if iscell(A)
  fits = is_text || iscellstr(value);
  if is_text, value = {char(value)}; end
elseif isstring(A)
  fits = is_text || isstring(value);
  if is_text, value = string(char(value)); end
elseif ischar(A)
  fits = ischar(value) && isrow(value);
else
  fits = (isnumeric(value) || islogical(value)) && (isreal(value) || ~isreal(A)) && ~(islogical(A) && anymissing(value));
end
if ~fits, error('MATLAB:fillmissing:ConstantInvalid', 'The constant must be of the class that the elements have.'); end
end

function value = value_for(value, is_constant, c, columns)
if ~is_constant || isscalar(value), return, end
if numel(value) ~= columns, error('MATLAB:fillmissing:SizeConstantFill', 'The constant must be one value, or one for each column.'); end
value = value(c);
end

function [x, at] = column_of(x, at, method, value, ends, points, gap)
open = at & ~is_long(at, points, gap);
first = find(~at, 1); last = find(~at, 1, 'last');
inner = open;
if ~(isstruct(ends) && strcmp(ends.method, 'extrap')) && ~isempty(first)
  inner([1:first - 1, last + 1:end]) = false;
  [x, at] = end_values(x, at, open & ~inner, ends, points, first, last);
end
[x, at] = filled_by(x, at, inner, method, value, points);
end

function [x, at] = end_values(x, at, wanted, ends, points, first, last)
if ~isstruct(ends), x(wanted) = ends; at(wanted) = false; return, end
if strcmp(ends.method, 'none'), return, end
[filled, left] = filled_by(x, at, wanted, ends.method, [], points);
outside = wanted & ((1:numel(x)).' < first | (1:numel(x)).' > last) & ~left;
x(outside) = filled(outside); at(outside) = false;
end

function [x, at] = filled_by(x, at, wanted, method, value, points)
known = find(~at);
wanted = find(wanted);
if strcmp(method, 'constant')
  x(wanted) = value; at(wanted) = false;
  return
end
if isempty(known) || isempty(wanted), return, end
switch method
  case {'previous', 'next', 'nearest'}
    source = sources_of(at, wanted, method, points);
    wanted = wanted(source > 0); source = source(source > 0);
    x(wanted) = x(source);
  case {'linear', 'spline', 'pchip'}
    if numel(known) < 2, return, end
    x(wanted) = interp1(points(known), x(known), points(wanted), method, 'extrap');
  case {'movmean', 'movmedian'}
    x(wanted) = windows_of(x, known, wanted, method, value, points);
    wanted = wanted(~isnan(x(wanted)));
  otherwise
    error('MATLAB:fillmissing:MethodInvalid', 'There is no method ''%s''.', method);
end
at(wanted) = false;
end

function source = sources_of(at, wanted, method, points)
% The elements to take, 0 where there is none. Of two as near as each other the one behind is taken.
places = (1:numel(at)).';
before = cummax(places .* ~at); before = before(wanted);
places(at) = Inf;
behind = cummin(places, 'reverse'); behind = behind(wanted); behind(isinf(behind)) = 0;
switch method
  case 'previous', source = before;
  case 'next', source = behind;
  otherwise
    is_nearer = points(wanted) - points(max(before, 1)) < points(max(behind, 1)) - points(wanted);
    source = behind; source(before > 0 & (behind == 0 | is_nearer)) = 0;
    source = source + before .* (source == 0);
end
end

function filled = windows_of(x, known, wanted, method, window, points)
if isscalar(window), reach = [window - 1, window - 1] / 2; else, reach = window; end
if isscalar(window) && isequal(points, (1:numel(x)).') && mod(window, 2) == 0, reach = [window / 2, window / 2 - 1]; end
if isscalar(window) && ~isequal(points, (1:numel(x)).'), reach = [window, window] / 2; end
filled = x(wanted);
for k = 1:numel(wanted)
  here = points(wanted(k));
  inside = x(known(points(known) >= here - reach(1) & points(known) <= here + reach(2)));
  if isempty(inside), filled(k) = NaN; elseif strcmp(method, 'movmean'), filled(k) = mean(inside); else, filled(k) = median(inside); end
end
end

function long = is_long(at, points, gap)
% Gaps from the point before to the point behind that are wider than allowed.
long = false(size(at));
if isinf(gap), return, end
edges = diff([false; at; false]);
begins = find(edges == 1); ends = find(edges == -1) - 1;
for k = 1:numel(begins)
  from = points(max(begins(k) - 1, 1)); to = points(min(ends(k) + 1, numel(points)));
  if to - from > gap, long(begins(k):ends(k)) = true; end
end
end
