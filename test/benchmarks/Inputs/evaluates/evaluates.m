% evaluates.m - one of its statements is text, which is never compiled.
function x = setup(n)
    x = uniform(1, n, n);
end

function y = evaluates(x)
    y = x / 2;
    eval('y = y + 0;');
end
