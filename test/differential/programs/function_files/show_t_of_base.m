function show_t_of_base
% Shows a variable of the program.
evalin('base', 'fprintf('' %.17g'', t)');
end
