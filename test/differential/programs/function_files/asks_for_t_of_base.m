function asks_for_t_of_base
% Calls what looks at a variable of the program.
show_t_of_base
end
