% Variables that have no value any more where the text says that they have one.
x = 5;
clear x
if numel(argv()) > 10, x = 3; end
try
  y = x + 1;
  disp(y)
catch e
  disp(e.message)
end
x = 1:3;
clear
try
  disp(x)
catch e
  disp(e.message)
end
z = 3;
clearvars z
disp(exist('z'))
