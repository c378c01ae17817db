function show_t_of_caller
% Shows a variable of its caller.
evalin('caller', 'fprintf('' %.17g'', t)');
end
