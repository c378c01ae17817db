% struct_loop.m - particles kept as an array of structs, moved one by one.
function particles = setup(n)
    x = uniform(1, n, 1);
    v = uniform(2, n, 1) - 0.5;
    particles = struct('x', num2cell(x), 'v', num2cell(v), 'hits', 0);
end

function [x, hits] = struct_loop(particles)
    for t = 1:20
        for k = 1:numel(particles)
            particles(k).x = particles(k).x + 0.1 * particles(k).v;
            if particles(k).x < 0 || particles(k).x > 1
                particles(k).v = -particles(k).v;
                particles(k).hits = particles(k).hits + 1;
            end
        end
    end
    x = [particles.x];
    hits = sum([particles.hits]);
end
