function y = also_beside_the_program(x)
y = 3 * x;
end
