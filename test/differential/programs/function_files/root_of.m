function y = root_of(x)
% Fails for some arguments.
if x < 0
    error('files:negative', 'There is no root of %g.', x);
end
y = sqrt(x);
end
