% Windows that move along data.
names = {'movmean', 'movsum', 'movmax', 'movmin', 'movmedian', 'movvar', 'movprod'};
windows = {[3 3 4], [6 9 8], [5 5 5], [1 1 3], [3 3 4], [8 4 2], [5 15 15]};
rows = {[1 3; 3 5], [1 6; 3 10], [1 5; 3 7], [1 1; 3 3], [1 3; 3 5], [0 8; 0 8], [1 5; 3 21]};
for k = 1:numel(names)
  f = str2func(names{k});
  g = @(A, k, dim) f(A, k, dim);
  if strcmp(names{k}, 'movvar'), g = @(A, k, dim) f(A, k, 0, dim); end
  assert(isequal(f([1 5 3], 3), windows{k}) && isequal(f([1; 5; 3], [1 1]), windows{k}') && isequal(g([1 5; 3 7], 2, 2), rows{k}), names{k})
  assert(isequal(f([1 5 3], 3, 'Endpoints', 'discard'), windows{k}(2)), names{k})
  isExtreme = any(strcmp(names{k}, {'movmax', 'movmin'}));
  filled = [NaN windows{k}(2) NaN];
  if isExtreme, filled = windows{k}; end
  assert(isequaln(f([1 5 3], 3, 'Endpoints', 'fill'), filled), names{k})
  assert(isequal(any(isnan(f([1 NaN 3], 3))), ~isExtreme) && ~any(isnan(f([1 NaN 3], 3, 'omitnan'))), names{k})
  assert(isequaln(f([1 NaN 3], 3, 'includenan'), [NaN NaN NaN]), names{k})
end
assert(isequal(movstd([1 3 5], 3), [sqrt(2) 2 sqrt(2)]) && isequal(movsum([1 5 3], 3, 'Endpoints', 10), [16 9 18]) && isequal(movsum(1:4, [0 1]), [3 5 7 4]))
assert(isequal(movsum(1:5, 4), [3 6 10 14 12]) && isequal(movmean(zeros(0, 3), 2), zeros(0, 3)) && isa(movmean(single(1:3), 2), 'single'))
assert(isequal(movfun(@(x) size(x, 1) * ones(1, size(x, 2)), (1:5)', 3), [2; 3; 3; 3; 2]))
% The third argument of movvar and movstd is the weight.
assert(isequal(movvar([1 5 3], 3, 1), [4 8/3 1]) && isequal(movstd([1; 5], 2, 1), [0; 2]))
% Windows of a length end before its end, windows that reach so far have both ends.
assert(isequal(movsum([1 2 4 8], 2, 'SamplePoints', [0 1 2 4]), [1 3 6 8]) && isequal(movsum([1 2 4 8], [1 2], 'SamplePoints', [0 1 2 4]), [7 7 14 8]))
assert(isequal(movsum(1:9, 4, 'SamplePoints', 1:9), movsum(1:9, 4)) && isequal(movsum(1:9, 3, 'SamplePoints', 1:9), movsum(1:9, 3)))
% Each window by itself, whatever its length, in one or several columns.
rng(7);
fresh = {@(x, flag) mean(x, 1, flag), @(x, flag) sum(x, 1, flag), @(x, flag) max(x, [], 1, flag), @(x, flag) min(x, [], 1, flag), ...
         @(x, flag) median(x, 1, flag), @(x, flag) var(x, 0, 1, flag), @(x, flag) prod(x, 1, flag), @(x, flag) std(x, 0, 1, flag)};
names{end + 1} = 'movstd';
for k = 1:numel(names)
  for window = {1, 2, 5, 8, [0 3], [4 0], [2 1], 40, 700}
    A = randn(30, 3); A(rand(30, 3) < 0.1) = NaN;
    for flag = {'omitnan', 'includenan'}
      assert(isequaln(feval(names{k}, A, window{1}, flag{1}), one_by_one(fresh{k}, A, window{1}, flag{1})), names{k})
    end
  end
end
refuse(@() movmean(1:3, 0), 'MATLAB:movfun:wlenInvalid');
refuse(@() movmean(1:3, 2.5), 'MATLAB:movfun:wlenInvalid');
refuse(@() movmean(1:3, [1 2 3]), 'MATLAB:movfun:wlenInvalid');
refuse(@() movmean(1:3, 2, 'SamplePoints', [1 3 2]), 'MATLAB:movfun:SamplePointsInvalid');
refuse(@() movmean(1:3, 2, 'SamplePoints', 1:3, 'Endpoints', 'fill'), 'MATLAB:movfun:SamplePointsEndpoints');
refuse(@() movfun(@(x) x(1), ones(3, 2), 2), 'MATLAB:movfun:SizeOfResult');

function M = one_by_one(fun, A, k, flag)
before = floor(k / 2); after = ceil(k / 2) - 1;
if numel(k) == 2, before = k(1); after = k(2); end
M = zeros(size(A));
for i = 1:size(A, 1)
  for j = 1:size(A, 2), M(i, j) = fun(A(max(1, i - before):min(end, i + after), j), flag); end
end
end

function refuse(action, identifier)
try
  action();
catch e
  assert(strcmp(e.identifier, identifier), '%s: %s', e.identifier, e.message);
  return
end
error('No %s came.', identifier);
end
