% A sieve: logical elements written in a nested loop whose bounds depend on the outer one.
n = 1000;
prime = true(1, n);
prime(1) = false;
for i = 2:floor(sqrt(n))
    if prime(i)
        for j = i * i:i:n
            prime(j) = false;
        end
    end
end
fprintf('%d\n', sum(prime));
last = 0;
for i = n:-1:1
    if prime(i)
        last = i;
        break;
    end
end
fprintf('%d\n', last);
