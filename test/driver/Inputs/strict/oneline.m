function y = oneline(x)
c = {x; x}; t = sscanf('abc', 'b', 'c');
z = x + 1
y = z * 2;
end
