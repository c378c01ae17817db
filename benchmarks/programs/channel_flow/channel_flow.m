% channel_flow.m - flow through a channel, periodic along it, until it is steady.
function [n, limit] = setup(n)
    limit = 1e-3;
end

function [u, turns] = channel_flow(n, limit)
    h = 2 / (n - 1);
    dt = 0.2 * h ^ 2;
    force = 1;
    u = zeros(n);
    turns = 0;
    change = 1;
    while change > limit && turns < 200
        un = u;
        east = circshift(un, [0 -1]);
        west = circshift(un, [0 1]);
        u(2:n-1, :) = un(2:n-1, :) - un(2:n-1, :) .* (dt / h) .* (un(2:n-1, :) - west(2:n-1, :)) ...
            + dt / h ^ 2 * (east(2:n-1, :) + west(2:n-1, :) + un(3:n, :) + un(1:n-2, :) - 4 * un(2:n-1, :)) + force * dt;
        u(1, :) = 0;
        u(n, :) = 0;
        change = (sum(u(:)) - sum(un(:))) / sum(u(:));
        turns = turns + 1;
    end
end
