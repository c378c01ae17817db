% x = [x, …] and x = [x; …] leave what x holds where it is, where that shows in nothing.
x = 1:100;
x = [x, 7];
assert(isequal(x, [1:100, 7]));
y = x;
x = [x, 8, 9:11];
assert(numel(y) == 101 && numel(x) == 105 && isequal(x(100:end), [100 7:11]));
x = [x, x];
assert(numel(x) == 210 && isequal(x(1:105), x(106:210)));
x = [x, []];
assert(numel(x) == 210);
c = (1:80)';
for k = 1:200
  c = [c; k; k + 0.5];
end
assert(isequal(size(c), [480 1]) && c(480) == 200.5 && c(81) == 1 && c(82) == 1.5);
c = [c; zeros(3, 1)];
assert(isequal(c(481:483), [0; 0; 0]));
m = reshape(1:100, 10, 10);
m = [m, (1:10)'];
assert(isequal(size(m), [10 11]) && isequal(m(:, 11), (1:10)') && isequal(m(:, 10), (91:100)'));
m = [m; 1:11];
assert(isequal(size(m), [11 11]) && isequal(m(11, :), 1:11) && m(10, 10) == 100);
% Classes and properties follow the rules of concatenation.
t = repmat('a', 1, 70);
t = [t, 'b', 'cd'];
assert(ischar(t) && strcmp(t(69:end), 'aabcd'));
t = [t, 65];
assert(ischar(t) && t(end) == 'A');
i = int8(1:70);
i = [i, 300];
assert(isa(i, 'int8') && i(end) == 127);
d = 1:70;
d = [d, int8(5)];
assert(isa(d, 'int8'));
d = 1:70;
d = [d, single(0.1)];
assert(isa(d, 'single'));
d = 1:70;
d = [d, 2i];
assert(~isreal(d) && imag(d(end)) == 2);
b = true(1, 70);
b = [b, false];
assert(islogical(b) && ~b(end));
g = gpuArray(1:70);
g = [g, 1];
assert(isgpuarray(g));
d = 1:70;
d = [d, gpuArray(1)];
assert(isgpuarray(d) && numel(d) == 71);
s = "text";
d = 1:70;
d = [d, s];
assert(isstring(d) && numel(d) == 71);
n = ones(70, 1, 2);
n = [n, n];
assert(isequal(size(n), [70 2 2]));
% Parts that are lists, and elements that change the variable or fail.
parts = {5, [6 7]};
d = 1:70;
d = [d, parts{:}];
assert(isequal(d(71:73), 5:7));
d = (1:70)';
d = [d; parts{1}];
assert(d(71) == 5);
assert(fails('d = 1:70; d = [d; 1 2];', 'MATLAB:catenate:dimensionMismatch'));
d = 1:70;
try
  d = [d, error('x:y', 'no')];
catch
end
assert(isequal(d, 1:70));
d = 1:70;
d = [d, changed()];
assert(isequal(d, [1:70, 5]));

function r = changed()
assignin('caller', 'd', 1:90);
r = 5;
end

function yes = fails(code, identifier)
% Whether the code ends with that error.
yes = false;
try
  eval([code ';']);
catch problem
  yes = strcmp(problem.identifier, identifier);
  if ~yes, disp([identifier ' is ' problem.identifier]); end
end
end
