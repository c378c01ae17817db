% Vectors grow by one element in constant time each; what is passed is not copied.
x = []; for i = 1:20000, x(end + 1) = i; end
assert(isequal(x, 1:20000));
x = zeros(0, 1); for i = 1:2000, x(end + 1, 1) = i; end
assert(isequal(x, (1:2000)'));
x = []; for i = 1:2000, x(i) = i; end
assert(isequal(x, 1:2000));
c = {}; for i = 1:2000, c{end + 1} = i; end
assert(numel(c) == 2000 && c{end} == 2000);
s = struct('a', {}); for i = 1:2000, s(end + 1).a = i; end
assert(numel(s) == 2000 && s(2000).a == 2000);
t = ''; for i = 1:2000, t(end + 1) = 'a'; end
assert(numel(t) == 2000 && ischar(t));
A = zeros(3, 0); for i = 1:500, A(:, end + 1) = [1; 2; i]; end
assert(isequal(size(A), [3 500]) && A(3, 500) == 500);
k = int32([]); for i = 1:500, k(end + 1) = i; end
assert(strcmp(class(k), 'int32') && k(500) == 500);
b = a_copy(x);
assert(b(1) == -1 && x(1) == 1);

function x = a_copy(x)
x(1) = -1;
end
