% RUN: runmat compile %s --entry aligned_loops --args double --emit=asm --target=x86_64-v3 -o - | grep -B2 'movb.*[$]0, (%' | FileCheck %s
% The loop within is not taken for cold, whatever guards stand before it: it is aligned.
function prime = aligned_loops(n)
    prime = true(1, n);
    i = 2;
    while i * i <= n
        if prime(i)
            for j = i*i:i:n
                prime(j) = false;
            end
        end
        i = i + 1;
    end
end
% CHECK: .p2align 5
% CHECK-NEXT: .LBB
% CHECK-NEXT: movb $0, (%{{[a-z0-9]+}})
