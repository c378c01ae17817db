function y = double_it(x)

y = x .* 2;
end
