% Windows that move along data.
% language: no-unit
names = {'movmean', 'movsum', 'movmax', 'movmin', 'movmedian', 'movvar', 'movprod'};
windows = {[3 3 4], [6 9 8], [5 5 5], [1 1 3], [3 3 4], [8 4 2], [5 15 15]};
rows = {[1 3; 3 5], [1 6; 3 10], [1 5; 3 7], [1 1; 3 3], [1 3; 3 5], [0 8; 0 8], [1 5; 3 21]};
for k = 1:numel(names)
  f = str2func(names{k});
  assert(isequal(f([1 5 3], 3), windows{k}) && isequal(f([1; 5; 3], [1 1]), windows{k}') && isequal(f([1 5; 3 7], 2, 2), rows{k}), names{k})
  assert(isequal(f([1 5 3], 3, 'Endpoints', 'discard'), windows{k}(2)) && isequaln(f([1 5 3], 3, 'Endpoints', 'fill'), [NaN windows{k}(2) NaN]), names{k})
  assert(isequaln(f([1 NaN 3], 3), [NaN NaN NaN]) && ~any(isnan(f([1 NaN 3], 3, 'omitnan'))), names{k})
end
assert(isequal(movstd([1 3 5], 3), [sqrt(2) 2 sqrt(2)]) && isequal(movsum([1 5 3], 3, 'Endpoints', 10), [16 9 18]) && isequal(movsum(1:4, [0 1]), [3 5 7 4]))
assert(isequal(movsum(1:5, 4), [3 6 10 14 12]) && isequal(movmean(zeros(0, 3), 2), zeros(0, 3)) && isa(movmean(single(1:3), 2), 'single'))
assert(isequal(movfun(@(x) size(x, 1) * ones(1, size(x, 2)), (1:5)', 3), [2; 3; 3; 3; 2]))
refuse(@() movmean(1:3, 0), 'MATLAB:movfun:wlenInvalid');
refuse(@() movmean(1:3, [1 2 3]), 'MATLAB:movfun:wlenInvalid');

function refuse(action, identifier)
try
  action();
catch e
  assert(strcmp(e.identifier, identifier), '%s: %s', e.identifier, e.message);
  return
end
error('No %s came.', identifier);
end
