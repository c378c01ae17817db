function y = warned(x)
y = x;
if x > 2, warning('files:large', '%g is large.', x); end
end
