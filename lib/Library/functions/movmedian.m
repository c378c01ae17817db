function M = movmedian(A, k, varargin)
% MOVMEDIAN Middle of each window of k elements, or of some before and behind.
[nanflag, options] = flag_of(varargin);
M = movfun(@(x) median(x, 1, nanflag), A, k, options{:}, 'Columnwise', true);
end

function [nanflag, options] = flag_of(options)
nanflag = 'includenan';
is_flag = cellfun(@(x) any(strcmpi(x, {'omitnan', 'omitmissing', 'includenan', 'includemissing'})), options);
if any(is_flag), nanflag = lower(char(options{is_flag})); options(is_flag) = []; end
end
