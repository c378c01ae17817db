% randi with limits of the text and of variables, in arrays and one by one; limits that are an error leave the unit.
% differential: side-exits
rng(4)
faces = randi(6, 1, 3000);
fprintf('%d %d %d %.17g\n', min(faces), max(faces), faces(end), mean(faces));
n = 9;
a = randi(n, 200, 3) + randi([-5 5], 200, 3); b = randi([n, 2 * n], 100, 1, 'single');
fprintf('%d %d %d %s\n', sum(sum(a)), sum(b), b(7), class(b));
total = 0;
for k = 1:300
    total = total + randi(k) * randi([0, 1]);
end
fprintf('%d %.17g\n', total, rand);
for k = 3:-1:-1
    try
        fprintf('%d %d\n', k, randi(k + 0.5 * (k == 2)));
        x = randi(k, 4, 1);
        fprintf('%d ', x);
        fprintf('%.17g\n', rand);
    catch problem
        fprintf('%s\n', problem.message);
    end
end
