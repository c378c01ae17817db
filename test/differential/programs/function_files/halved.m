% A function of numbers and of arrays, whatever their class.
function y = halved(x)
y = x / 2 + 0.25;
end
