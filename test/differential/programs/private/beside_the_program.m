function y = beside_the_program(x)
% A function of the private folder of test/differential/programs, which function_files.m calls.
y = others(x) + also_beside_the_program(x);
end

function y = others(x)
y = x / 16;
end
