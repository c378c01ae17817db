function M = movstd(A, k, varargin)
% MOVSTD Standard deviation of each window of k elements, or of some before and behind; the weight w of var stands before the dimension.
[nanflag, options] = flag_of(varargin);
w = 0;
if ~isempty(options) && (isnumeric(options{1}) || islogical(options{1}))
  w = options{1}; options(1) = [];
end
M = movfun(@(x) std(x, w, 1, nanflag), A, k, options{:}, 'Columnwise', true);
end

function [nanflag, options] = flag_of(options)
nanflag = 'includenan';
is_flag = cellfun(@(x) any(strcmpi(x, {'omitnan', 'omitmissing', 'includenan', 'includemissing'})), options);
if any(is_flag), nanflag = lower(char(options{is_flag})); options(is_flag) = []; end
end
