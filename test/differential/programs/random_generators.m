% The twister stays with the interpreter; units draw again once the generator is one that they know.
for turn = 1:3
    if turn == 2
        rng(5, 'twister')
    else
        rng(turn, 'philox')
    end
    total = 0;
    for k = 1:100
        total = total + rand;
    end
    x = sum(randn(500, 1));
    fprintf('%.17g %.17g\n', total, x);
end
saved = rng(0, 'twister');
fprintf('%s %d\n', saved.Type, saved.Seed);
fprintf('%.4f\n', rand(1, 3));
rng(saved);
fprintf('%.17g\n', rand(2, 2) + 1);
