function y = shifted(x)
% The program has a function of this name, which hides this one from it.
y = x + 10;
end
