function told(what, number)
% Prints, and gives nothing.
if nargin > 1
    fprintf('%s: %.17g\n', what, number);
else
    fprintf('%s\n', what);
end
end
