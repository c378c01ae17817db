function M = movmax(A, k, varargin)
% MOVMAX Largest of each window of k elements, or of some before and behind.
nanflag = 'includenan';
is_flag = cellfun(@(x) any(strcmpi(x, {'omitnan', 'includenan'})), varargin);
if any(is_flag), nanflag = lower(char(varargin{is_flag})); varargin(is_flag) = []; end
M = movfun(@(x) max(x, [], 1, nanflag), A, k, varargin{:});
end
