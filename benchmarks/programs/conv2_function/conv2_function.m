% conv2_function.m - a convolution of an image with a small kernel by the library.
function [A, K] = setup(n)
    A = uniform(1, n, n);
    K = uniform(2, 5, 5);
end

function C = conv2_function(A, K)
    C = conv2(A, K, 'same');
end
