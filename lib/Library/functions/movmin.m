function M = movmin(A, k, varargin)
% MOVMIN Smallest of each window of k elements, or of some before and behind, without NaN unless told.
[nanflag, options] = flag_of(varargin);
is_fill = cellfun(@(x) any(strcmpi(x, 'fill')), options);
options(is_fill) = {Inf};
M = movfun(@(x) min(x, [], 1, nanflag), A, k, options{:}, 'Columnwise', true);
end

function [nanflag, options] = flag_of(options)
nanflag = 'omitnan';
is_flag = cellfun(@(x) any(strcmpi(x, {'omitnan', 'omitmissing', 'includenan', 'includemissing'})), options);
if any(is_flag), nanflag = lower(char(options{is_flag})); options(is_flag) = []; end
end
