% go_fast.m - a matrix with the sum of the tanh of its diagonal added.
function a = setup(n)
    a = uniform(1, n, n);
end

function b = go_fast(a)
    trace = 0;
    for i = 1:size(a, 1)
        trace = trace + tanh(a(i, i));
    end
    b = a + trace;
end
