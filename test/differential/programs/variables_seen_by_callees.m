% A script that is called, a function that evaluates in its caller, and handles and texts that name such see variables that the caller's own
% text does not read again.
addpath([fileparts(mfilename('fullpath')) '/function_files']);
for k = 1:50
    t = k * 2;
    s = t + 1;
end
shows_t
for k = 1:50, t = k * 3; s = t + s; end
asks_for_t_of_base
x = (1:40) / 7;
for k = 1:3, t = sum(x .* k); s = s + t; end
show_t_of_base
fprintf(' %.17g\n', s);
for again = 1:2
    by_script(60), by_caller(60), by_handle(60), by_text(60, 'shows_t'), by_literal(60), in_while(60), by_array(60), by_language(60)
    fprintf('\n');
end

function by_script(n)
t = -1; s = 0;
for k = 1:n, t = k * 2; s = s + t; end
fprintf(' %.17g', s);
shows_t
end

function by_caller(n)
s = 0;
for k = 1:n
    t = k * 2;
    s = s + t;
    if mod(k, 25) == 0, show_t_of_caller; end
end
fprintf(' %.17g', s);
end

function by_handle(n)
h = @show_t_of_caller; s = 0;
for k = 1:n, t = k * 4; s = s + t; end
h();
end

function by_text(n, name)
s = 0;
for k = 1:n, t = k * 5; s = s + t; end
feval(name);
end

function by_literal(n)
s = 0;
for k = 1:n, t = k * 6; s = s + t; end
feval('show_t_of_caller');
cellfun('show_t_of_caller', cell(1, 0));
end

function in_while(n)
k = 0; s = 0;
while k < n
    k = k + 1;
    t = k * 7;
    s = s + t;
    if k == n - 1, show_t_of_caller; end
end
end

function by_array(n)
t = zeros(1, n);
y = t + 3; t = cumsum(y .* 2); s = sum(t);
show_array
fprintf(' %.17g', s);
end

function show_array
fprintf(' nothing');
end

function by_language(n)
ask = 'exist'; s = 0;
for k = 1:n, u = k * 8; s = s + u; end
fprintf(' %d', feval(ask, 'u'));
end
