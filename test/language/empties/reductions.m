% Reductions of arrays without elements.
assert(sum([]) == 0 && prod([]) == 1);
assert(isequal(sum(zeros(0, 3)), [0 0 0]) && isequal(prod(zeros(0, 3)), [1 1 1]));
assert(isequal(size(sum(zeros(3, 0))), [1 0]));
assert(isequal(size(sum(zeros(0, 0), 1)), [1 0]) && isequal(size(sum(zeros(0, 0), 2)), [0 1]));
assert(isequal(max([]), []) && isequal(min([]), []) && isequal(size(max(zeros(0, 3))), [0 3]));
assert(isequal(size(max(zeros(3, 0))), [1 0]));
assert(any([]) == false && all([]) == true);
assert(isequal(any(zeros(0, 3)), logical([0 0 0])) && isequal(all(zeros(0, 3)), logical([1 1 1])));
assert(isnan(mean([])) && isnan(std([])) && isnan(var([])) && isnan(median([])) && isnan(mode([])));
assert(isequaln(mean(zeros(0, 3)), [NaN NaN NaN]) && isequaln(median(zeros(0, 3)), [NaN NaN NaN]));
assert(norm([]) == 0 && det([]) == 1 && isequal(inv([]), []) && trace([]) == 0);
assert(isequal(size([] == 1), [0 0]) && islogical([] == 1));
assert(isempty(max(5, [])) && isempty([] + 1) && isempty(-[]));
if [], t = 1; else, t = 0; end
assert(t == 0);
assert(isequal(cumsum([]), []) && isequal(size(cumsum(zeros(0, 3))), [0 3]));
assert(isequal(sort([]), []) && isequal(find([]), []) && isequal(unique([]), []));
assert(isequal(size(find(zeros(1, 0))), [1 0]) && isequal(size(find(zeros(1, 3))), [1 0]) && isequal(size(find(zeros(3, 1))), [0 1]));
assert(isequal(size(zeros(0, 3)'), [3 0]) && isequal(size(zeros(3, 0) * zeros(0, 2)), [3 2]) && all(all(zeros(3, 0) * zeros(0, 2) == 0)));
assert(numel([]) == 0 && length(zeros(3, 0)) == 0 && ndims([]) == 2 && isequal(size([]), [0 0]));
assert(isequal(reshape([], 0, 5), zeros(0, 5)) && isequal(repmat([], 2, 2), []) && isequal(size(repmat(1, 0, 3)), [0 3]));
assert(isequal([[] [1 2]], [1 2]) && isequal([[]; [1 2]], [1 2]) && isequal([zeros(1, 0) 1], 1));
assert(isequal(size(ones(2, 0, 3)), [2 0 3]) && isequal(size(sum(ones(2, 0, 3))), [1 0 3]) && isequal(size(sum(ones(2, 0, 3), 2)), [2 1 3]));
assert(isequal(length(''), 0) && isequal(size(''), [0 0]) && isequal(strcat('', 'a'), 'a') && isempty(strtrim('')));
assert(isequal(ismember(1, []), false) && isequal(numel(setdiff([], 1)), 0));
assert(isempty(fieldnames(struct())) && isempty(struct([])) && isequal(size(cell(0, 3)), [0 3]));
assert(isequal(nnz([]), 0) && isequal(dot([], []), 0) && isequal(kron([], 1), []));
assert(isempty(num2str([])) && strcmp(mat2str([]), 'zeros(0,0)') && strcmp(mat2str(zeros(0, 3)), 'zeros(0,3)'));
assert(isequal(size(diff(zeros(3, 0))), [2 0]) && isequal(size(diff(zeros(0, 3))), [0 3]) && isequal(class(diff(false(3, 0))), 'double') && isequal(diff([]), []));
try, repmat([1 2 3]', 6148914691236517888, 1); error('no error'); catch e, assert(strcmp(e.identifier, 'MATLAB:array:SizeLimitExceeded'), e.message); end
