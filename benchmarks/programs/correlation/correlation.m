% correlation.m - correlation matrix of the columns.
function data = setup(n)
    data = uniform(1, n + 100, n);
end

function R = correlation(data)
    n = size(data, 1);
    deviation = std(data, 1);
    deviation(deviation <= 0.1) = 1;
    centred = (data - mean(data)) ./ (sqrt(n) * deviation);
    R = centred' * centred;
end
