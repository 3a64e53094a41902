/** The first 32 bits of the fractional part of a root of a prime. */
const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0;

function primesUpTo(count: number): readonly number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes;
}

const PRIMES = primesUpTo(64);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const BLOCK = 64;
const LENGTH_BYTES = 8;

/** The bytes, a one, zeros, and how many bits they were. */
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK);
  const all = new Uint8Array(blocks * BLOCK);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(all.length - LENGTH_BYTES, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(all.length - 4, (bytes.length * 8) >>> 0);
  return view;
}

const turned = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

/** The 16 words of a block, and 48 made of them. */
function wordsOf(view: DataView, at: number): Int32Array {
  const words = new Int32Array(64);
  for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(at + index * 4);
  const word = (index: number): number => words[index] ?? 0;
  for (let index = 16; index < 64; index += 1) {
    const early = word(index - 15);
    const late = word(index - 2);
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = (word(index - 16) + first + word(index - 7) + second) | 0;
  }
  return words;
}

type Eight = readonly [number, number, number, number, number, number, number, number];

/** One of the 64 rounds. `input`: its word and its constant together. */
function round([a, b, c, d, e, f, g, h]: Eight, input: number): Eight {
  const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
  const first = (h + one + ((e & f) ^ (~e & g)) + input) | 0;
  const zero = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
  const second = (zero + ((a & b) ^ (a & c) ^ (b & c))) | 0;
  return [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
}

const eight = (numbers: readonly number[]): Eight => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = numbers;
  return [a, b, c, d, e, f, g, h];
};

/** SHA-256 (FIPS 180-4) in hexadecimal. The browser’s own is not there over plain http. */
export function sha256(bytes: Uint8Array): string {
  const view = padded(bytes);
  let state = eight(START);
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    const words = wordsOf(view, at);
    let next = state;
    for (const [index, constant] of ROUNDS.entries()) next = round(next, constant + (words[index] ?? 0));
    state = eight(state.map((number, index) => (number + (next[index] ?? 0)) | 0));
  }
  return state.map((number) => (number >>> 0).toString(16).padStart(8, '0')).join('');
}
