/** A number from 0 up to a bound, the next of its stream. */
export type Draw = (below: number) => number;

/** A stream of numbers, the same for the same seed. */
export function drawsOf(seed: number): Draw {
  let state = seed >>> 0 || 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}

const oneOf = <T>(draw: Draw, all: readonly T[]): T | undefined => all[draw(all.length)];

/** What stands in files of people who try things. */
const ODD: readonly unknown[] = [
  null,
  -1,
  0.5,
  99_999,
  1e308,
  true,
  '',
  ' ',
  '\u202E',
  'constructor',
  '__proto__',
  [],
  {},
  [[[[[[]]]]]],
  'x'.repeat(3_000),
];

interface Place {
  readonly holder: object;
  readonly key: string;
}

function placesIn(value: unknown, found: Place[] = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push({ holder: value, key });
    placesIn(Reflect.get(value, key), found);
  }
  return found;
}

function changeOne(value: unknown, draw: Draw): void {
  const place = oneOf(draw, placesIn(value));
  if (place === undefined) return;
  const { holder, key } = place;
  const there: unknown = Reflect.get(holder, key);
  const acts: readonly (() => unknown)[] = [
    () => Reflect.set(holder, key, oneOf(draw, ODD)),
    () => Reflect.deleteProperty(holder, key),
    () =>
      Object.defineProperty(holder, oneOf(draw, ['__proto__', 'constructor', 'extra']) ?? 'extra', {
        value: there,
        enumerable: true,
        configurable: true,
        writable: true,
      }),
    () => (Array.isArray(there) ? there.push(...structuredClone(there)) : Reflect.set(holder, key, [there])),
    () =>
      typeof there === 'number'
        ? Reflect.set(holder, key, there + 1)
        : Reflect.set(holder, key, oneOf(draw, placesIn(value))?.key),
  ];
  oneOf(draw, acts)?.();
}

/** The JSON of a text with one to three things in it changed. */
export function mutatedJson(text: string, draw: Draw): string {
  const value: unknown = JSON.parse(text);
  for (let left = 1 + draw(3); left > 0; left -= 1) changeOne(value, draw);
  return JSON.stringify(value);
}

/** A text with one to three of its letters changed, or a part of it cut, doubled or left out. */
export function mutatedText(text: string, draw: Draw): string {
  const at = draw(text.length);
  const to = Math.min(text.length, at + 1 + draw(40));
  const ways = [
    text.slice(0, at),
    text.slice(0, at) + text.slice(to),
    text.slice(0, to) + text.slice(at),
    text.slice(0, at) + String.fromCharCode(draw(0x3000)) + text.slice(at + 1),
    text.slice(0, at) + (oneOf(draw, ['{', '}', '[', '"', '<', '>', '&', '\u0000', ',']) ?? '') + text.slice(at),
  ];
  return oneOf(draw, ways) ?? text;
}
