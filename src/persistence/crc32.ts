const POLYNOMIAL = 0xed_b8_83_20;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? POLYNOMIAL ^ (value >>> 1) : value >>> 1;
  return value;
});

const withByte = (value: number, byte: number): number => (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);

/** The CRC-32 (as in zip and PNG) of a text: a byte of each sign, two of one that does not fit into one. */
export function crc32(text: string): number {
  let value = 0xff_ff_ff_ff;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    value = withByte(value, code);
    if (code > 0xff) value = withByte(value, code >>> 8);
  }
  return ~value >>> 0;
}
