function H = hilb(n, class_name)
% HILB The matrix of 1/(i+j-1), of which small changes of a right side change solutions much.
if nargin < 2, class_name = 'double'; end
k = cast(1:double(n), class_name);
H = 1 ./ (k' + k - 1);
end
