% conv2_slices.m - a convolution of an image with a small kernel, a slice for each element of the kernel.
function [A, K] = setup(n)
    A = uniform(1, n, n);
    K = uniform(2, 5, 5);
end

function C = conv2_slices(A, K)
    [m, n] = size(A);
    k = size(K, 1);
    C = zeros(m - k + 1, n - k + 1);
    for i = 1:k
        for j = 1:k
            C = C + K(k+1-i, k+1-j) * A(i:m-k+i, j:n-k+j);
        end
    end
end
