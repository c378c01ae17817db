function t = join(s, delimiter)
% JOIN The strings of a row or column as one, with a delimiter (a blank) between; rows of a matrix one by one.
if nargin < 2, delimiter = " "; end
s = string(s);
if isvector(s), t = strjoin(reshape(s, 1, []), delimiter); return, end
t = s(:, 1);
for c = 2:size(s, 2), t = t + delimiter + s(:, c); end
end
