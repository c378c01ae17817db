% timeit and gputimeit: the median of the seconds that several calls take.
global calls outputs
for timer = {@timeit, @gputimeit}
    calls = 0;
    t = timer{1}(@work);
    assert(isa(t, 'double') && isscalar(t) && t >= 0.002 && calls > 5);
    % One long call among them does not count.
    assert(t < 0.15);
    % As many results as are asked for, one if nothing is said.
    assert(outputs == 1);
    timer{1}(@work, 2);
    assert(outputs == 2);
    timer{1}(@work, 0);
    assert(outputs == 0);
    timer{1}(@() gpuArray(single(1:10)) * 2);
    % A function without results is called as one.
    assert(timer{1}(@() pause(0.002)) >= 0.002 && timer{1}(@silent) >= 0);
    % Errors of the function pass through.
    assert(fails('timeit(@broken)', 'a:b') && fails('gputimeit(@broken)', 'a:b'));
end

function varargout = work()
global calls outputs
calls = calls + 1;
outputs = nargout;
pause(0.002);
if calls == 4, pause(0.3); end
varargout = num2cell(1:nargout);
end

function silent()
end

function yes = fails(code, identifier)
yes = false;
try
    eval([code ';']);
catch e
    yes = strcmp(e.identifier, identifier);
end
end

function y = broken()
error('a:b', 'c');
end
