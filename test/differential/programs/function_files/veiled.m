function y = veiled(x)
% The program has a variable of this name for a while.
y = halved(x) * 4;
end
