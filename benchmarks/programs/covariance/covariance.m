% covariance.m - covariance matrix of the columns.
function data = setup(n)
    data = uniform(1, n + 100, n);
end

function R = covariance(data)
    centred = data - mean(data);
    R = centred' * centred / (size(data, 1) - 1);
end
