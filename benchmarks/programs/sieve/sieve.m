% sieve.m - primes by the sieve of Eratosthenes, element by element.
function n = setup(n)
end

function count = sieve(n)
    prime = true(1, n);
    prime(1) = false;
    i = 2;
    while i * i <= n
        if prime(i)
            for j = i*i:i:n
                prime(j) = false;
            end
        end
        i = i + 1;
    end
    count = sum(prime);
end
