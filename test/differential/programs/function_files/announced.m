function y = announced(x)
% Tells when it is left.
c = onCleanup(@() fprintf('left with %g\n', x));
y = x * 2;
if x > 2, error('files:announced', 'Failed with %g.', x); end
end
