% Ranges and loops of integer classes.
r = int8(1):int8(5);
assert(strcmp(class(r), 'int8') && isequal(r, int8([1 2 3 4 5])));
assert(strcmp(class(int8(1):3), 'int8') && strcmp(class(1:int8(3)), 'int8'));
n = 0;
for k = int32(1):3
  n = n + 1;
  c = class(k);
end
assert(n == 3 && strcmp(c, 'int32'));
assert(isequal(int8(120):int8(127), int8(120:127)) && numel(uint8(250):uint8(255)) == 6);
assert(isequal(int8(5):int8(-2):int8(1), int8([5 3 1])));
assert(isempty(int8(5):int8(1)) && strcmp(class(int8(5):int8(1)), 'int8'));
s = int32(0);
for k = int32([1 2 3]), s = s + k; end
assert(s == 6 && strcmp(class(s), 'int32'));
assert(isequal(uint8(5):-1:1, uint8([5 4 3 2 1])));
x = 1:5;
assert(x(int8(2)) == 2 && isequal(x(uint8([1 3])), [1 3]));
