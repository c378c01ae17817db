% crc16.m - a check of a message, bit by bit.
function [data, poly] = setup(n)
    data = floor(256 * uniform(1, n, 1));
    poly = 33800;
end

function crc = crc16(data, poly)
    crc = 65535;
    for k = 1:numel(data)
        byte = data(k);
        for bit = 1:8
            if bitand(bitxor(crc, byte), 1)
                crc = bitxor(bitshift(crc, -1), poly);
            else
                crc = bitshift(crc, -1);
            end
            byte = bitshift(byte, -1);
        end
    end
    crc = bitxor(crc, 65535);
    crc = bitor(bitshift(bitand(crc, 255), 8), bitshift(crc, -8));
end
