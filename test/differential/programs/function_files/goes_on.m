% A script: its variables are those of its caller.
state = state * 2 + bump;
made = state - 1;
