% Variables that have a value on some paths.
s = struct('a',1);
if numel(argv()) > 3
  s = 4;
end
disp(s)
for i=1:0, s = i; end
disp(s)
k = 0;
while k > 3, s = k; k = k + 1; end
disp(s)
c = {1,2};
for i=1:3
  if i > 5, c = i; break; end
end
disp(c)
switch k
  case 1
    t = 1;
  case 2
    t = 'x';
end
if exist('t','var'), disp('has t'), else, disp('no t'), end
try
  disp(t)
catch e
  disp(e.message)
end
