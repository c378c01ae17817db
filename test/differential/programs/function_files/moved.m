function p = moved(p, dt)
% Structs go in and come out.
p.x = p.x + dt * p.v;
p.v = p.v - dt * gravity(p);
end

function g = gravity(p)
g = 9.81 + p.x / 1000;
end
