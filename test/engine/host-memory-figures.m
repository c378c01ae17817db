% Of the processor, TotalMemory is the machine's and the same at each call, AvailableMemory a part of it that arrays take from; accel-info
% tells the same total.
% RUN: %runmat --jit=off --device=cpu %s > %t.cpu
% RUN: %runmat --device=auto %s > %t.auto
% RUN: %runmat --jit=always --device=inprocess %s > %t.inprocess
% RUN: %runmat accel-info --json > %t.json
% RUN: %python -c "import json, sys; d = {e['device']: e for e in json.load(open(sys.argv[1]))['devices']}; t = [int(open(f).read()) for f in sys.argv[2:]]; assert t == [d['cpu']['memory_bytes']] * 2 + [d['inprocess']['memory_bytes']], (t, d)" %t.json %t.cpu %t.auto %t.inprocess
before = gpuDevice;
assert(before.TotalMemory > 2^28)
assert(before.AvailableMemory > 0 && before.AvailableMemory < before.TotalMemory)
x = gpuArray((1:2^22) .* 2);
for k = 1:20
    after = gpuDevice;
    assert(after.TotalMemory == before.TotalMemory)
    assert(after.AvailableMemory < after.TotalMemory - 2^25)
end
fprintf('%.0f\n', after.TotalMemory)
