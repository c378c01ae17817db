% An anonymous function that was made before a variable of a name it uses calls the function of that name; one made
% after the variable takes its value.
% differential: fails
% differential: no-launch-on vulkan
early = @() pi * 2;
pi = 3;
late = @() pi * 2;
pi = 4;
assert(early() == 2 * 3.141592653589793 && late() == 6);

inner = @() arrayfun(@(q) q * exp(1), 1:3);
exp = 7;
assert(abs(inner() - [1 2 3] * 2.718281828459045) < 1e-15);

largest = @(v) max(v(end), v(1)) + min(v);
max = [10 20 30];
assert(largest([1 2 3]) == 4);
min = @(v) 100;
assert(largest([1 2 3]) == 4);

eval('made = 4;');
taken = @() made + 1;
made = 9;
assert(taken() == 5);

of_array = @(x) x .* eps;
eps = 2;
assert(isequal(of_array(ones(300)), ones(300) * 2 ^ -52));

clear pi
total = 0;
for k = 1:3000
  product = @(x) x * pi;
  pi = k;
  total = total + product(1);
end
assert(total == 3.141592653589793 + sum(1:2999));
disp(total)

total = 0;
for k = 1:3000
  total = total + early() + of_array(k);
end
disp(total)

disp(in_function(1000))
unknown = @() neither + 1;
neither = 1;
unknown()

function total = in_function(turns)
early = @(x) x * pi;
pi = 3;
assert(early(1) == 3.141592653589793);
late = @(x) x * pi;
pi = 0;
assert(late(1) == 3);
total = 0;
for k = 1:turns
  step = @(x) x * floor(k / 2) + eps;
  eps = k;
  total = total + step(1) + early(k);
end
end
