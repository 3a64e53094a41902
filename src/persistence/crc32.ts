const POLYNOMIAL = 0xed_b8_83_20;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? POLYNOMIAL ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The CRC-32 (as in zip and PNG) of a text of ASCII characters. */
export function crc32(ascii: string): number {
  let value = 0xff_ff_ff_ff;
  for (let index = 0; index < ascii.length; index += 1)
    value = (TABLE[(value ^ ascii.charCodeAt(index)) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}
