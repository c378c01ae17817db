function t = join(s, delimiter)
% JOIN The texts of a row or column as one, with a delimiter (a blank) between; rows of a matrix one by one.
if nargin < 2, delimiter = " "; end
parts = string(s);
if isempty(parts), parts = ""; end
if iscolumn(parts), parts = reshape(parts, 1, []); end
t = parts(:, 1);
for c = 2:size(parts, 2), t = t + delimiter + parts(:, c); end
if iscell(s), t = cellstr(t); end
end
