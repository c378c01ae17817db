% The sieve of Eratosthenes: stores with a stride.
args = argv();
n = str2double(args{1});
for turn = 1:str2double(args{2})
    prime = true(1, n);
    tic;
    for i = 2:floor(sqrt(n))
        if prime(i)
            for j = i * i:i:n
                prime(j) = false;
            end
        end
    end
    seconds = toc;
    fprintf('%.9f %.17g\n', seconds, sum(prime));
end
