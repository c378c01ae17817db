% A solution that is not to be relied on leaves the unit, and the interpreter warns: once for each, in its place.
% differential: side-exits
none = numel(argv());
A = magic(4) + none; b = [1; 2; 3; 4]; s = 0;
for k = 1:4
  A(1, 1) = 16 + (k ~= 2) * 5;
  x = A \ b;
  s = s + sum(x > 0);
  y = x' / (A + k * eye(4));
  s = s + sum(y > 0);
end
disp(s);
B = ones(30) + none; B(3, 3) = 2;
B \ (1:30)';
[text, name] = lastwarn();
disp(text); disp(name);
warning('off', 'MATLAB:singularMatrix');
z = B \ (1:30)' + 1;
disp(any(isfinite(z)));
C = [1 2; 2 4] + none;
lastwarn('');
D = C ^ -1 + 1;
disp(D); disp(lastwarn());
