% differential: side-exits
% Ranges of 64-bit integers whose ends no double holds are left to the interpreter, in a loop as outside of one, and so is a
% permutation of a count that is none.
top = intmax('int64');
x = top - 3:top;
for k = 1:numel(x), fprintf('%d ', x(k)); end
s = uint64(0);
for k = intmax('uint64') - 2:intmax('uint64')
  s = bitxor(s, k) + uint64(1);
end
fprintf('%d\n', s);
n = [3 2.5];
try
  for k = 1:2, p = randperm(n(k)); fprintf('%d ', p); end
catch e
  disp(e.message);
end
y = int64([1 2 3]);
try
  for k = 1:3, y(k) = []; fprintf('%d ', y); end
catch e
  disp(e.message);
end
