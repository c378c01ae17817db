% gram.m - the Gram matrix of centred and scaled columns, and its trace.
function X = setup(n)
    X = uniform(1, n, 100);
end

function [G, t] = gram(X)
    Z = X - mean(X);
    Z = Z ./ sqrt(sum(Z .^ 2));
    G = Z' * Z;
    t = trace(G);
end
