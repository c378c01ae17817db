function y = chained(x)
% Calls that are deep within each other.
y = link1(x);
end

function y = link1(x)
y = link2(x + 1) * 2 - halved(x);
end

function y = link2(x)
y = link3(x + 2) * 2 - halved(x);
end

function y = link3(x)
y = link4(x + 3) * 2 - halved(x);
end

function y = link4(x)
y = link5(x + 4) * 2 - halved(x);
end

function y = link5(x)
y = link6(x + 5) * 2 - halved(x);
end

function y = link6(x)
y = link7(x + 6) * 2 - halved(x);
end

function y = link7(x)
y = link8(x + 7) * 2 - halved(x);
end

function y = link8(x)
y = link9(x + 8) * 2 - halved(x);
end

function y = link9(x)
y = link10(x + 9) * 2 - halved(x);
end

function y = link10(x)
y = x;
end
