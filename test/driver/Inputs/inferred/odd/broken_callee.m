% A file that cannot be read is an error of the call.
x = 2;
try
  y = broken_helper(x + 1);
catch e
  disp('caught')
end
y = x * 2;
disp(y)
