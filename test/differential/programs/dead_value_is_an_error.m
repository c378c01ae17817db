% The error of a value that only exits could see: something may look at every variable, or catch what goes wrong.
% differential: side-exits
eval('q = 1;');
disp(f([4 2 9 1 7 3], 2:3)), disp(g([4 2 9 1 7 3], 2:3)), disp(h([1 NaN 3])), disp(k(1:3, 1:3)), disp(l([1 2 3 4], 1:2))
y = 1:3; z = 1:4;
try
  r = y + z; r = 2; s = r + 1;
  disp('no error');
catch e, disp(e.message); end
function A = f(y, z), try, A = y + z; A = y; catch e, disp(e.message); A = 0; end, end
function A = g(y, z), try, A = y(1:2) + y(1:3); A = z; catch e, disp(e.message); A = 0; end, end
function A = h(y), try, A = logical(y); A = 5; catch e, disp(e.message); A = 0; end, end
function A = k(y, z), try, A = y + z; A = y; catch e, disp(e.message); A = 0; end, end
function A = l(y, z), try, A = 0; for i = 1:2, t = y + z; t = i; A = A + t; end, catch e, disp(e.message); end, end
