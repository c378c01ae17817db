function answer = license(action, feature)
% LICENSE Whether a product may be used, with 'test' or 'checkout': 'matlab' may; without arguments 'unknown'.
answer = 'unknown';
if nargin > 1, answer = double(strcmpi(feature, 'matlab')); end
end
