% What the statement behind a unit reads on the host costs its plan a transfer, what it only hands on does not.
% REQUIRES: compiler
% RUN: rm -rf %t && mkdir %t
% RUN: sed 's/OPERAND/y + 1/' %s > %t/reads.m && sed 's/OPERAND/y/' %s > %t/hands_on.m
% RUN: %runmat --jit=always --explain=json --explain-file=%t/reads %t/reads.m
% RUN: %runmat --jit=always --explain=json --explain-file=%t/hands_on %t/hands_on.m
% RUN: %python %S/Inputs/report.py %t/reads "float(__import__('re').search('[+] (.*) µs of transfers', clusters[-1]['placement']['reason'])[1]) > 250"
% RUN: %python %S/Inputs/report.py %t/hands_on "float(__import__('re').search('[+] (.*) µs of transfers', clusters[-1]['placement']['reason'])[1]) < 250"
y = single((1:100000)') * 2;
c = {OPERAND};
