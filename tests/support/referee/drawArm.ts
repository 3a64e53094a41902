import type { Lots } from './lots.ts';
import type { Arm, Rule, Setup } from './setup.ts';

type Drawn = (lots: Lots) => Omit<Rule, 'name'>;
const plain: Drawn = () => ({});
const upTo =
  (most: number): Drawn =>
  (lots) => ({ x: 1 + lots.below(most) });

const ANY: Readonly<Record<string, Drawn>> = {
  accurate: upTo(2),
  balanced: plain,
  brutal: plain,
  ceaseless: plain,
  devastating: (lots) => ({ x: 1 + lots.below(3), inches: lots.of([null, null, 1, 2]) }),
  hot: plain,
  lethal: (lots) => ({ x: 3 + lots.below(3) }),
  limited: upTo(2),
  psychic: plain,
  punishing: plain,
  relentless: plain,
  rending: plain,
  severe: plain,
  shock: plain,
  stun: plain,
  web: plain,
};
const RANGED: Readonly<Record<string, Drawn>> = {
  blast: upTo(3),
  heavy: (lots) => ({ only: lots.of([null, 'dash', 'reposition']) }),
  markerArea: plain,
  piercing: upTo(3),
  piercingCrits: upTo(3),
  range: () => ({ x: 6 }),
  saturate: plain,
  seek: plain,
  seekLight: plain,
  silent: plain,
  torrent: upTo(3),
};

/** Every rule that a weapon may be drawn with. */
export const DRAWN_RULES: readonly string[] = [...Object.keys(ANY), ...Object.keys(RANGED)];

/** Rules of which a weapon has at most one: two would not say how they go together. */
const ONCE = new Map([
  ['devastating', 'devastating'],
  ['heavy', 'heavy'],
  ['blast', 'spread'],
  ['torrent', 'spread'],
  ['limited', 'limited'],
]);
const alone = ({ name }: Rule, at: number, all: readonly Rule[]): boolean =>
  !ONCE.has(name) || all.findIndex((other) => ONCE.get(other.name) === ONCE.get(name)) === at;

interface Wanted {
  readonly id: string;
  readonly ranged: boolean;
  readonly edition: Setup['edition'];
}

function rulesOf(lots: Lots, { ranged, edition }: Wanted): readonly Rule[] {
  const known = Object.entries(ranged ? { ...ANY, ...RANGED } : ANY);
  const drawn = Array.from({ length: lots.below(5) }, () => lots.of(known)).filter((one) => one !== undefined);
  return drawn
    .filter(([name]) => edition === 'acolyte' || (name !== 'markerArea' && name !== 'web'))
    .map(([name, draw]) => ({ name, ...draw(lots) }))
    .filter(alone);
}

/** A weapon by chance, with up to four rules of those that its kind can have. */
export function drawArm(lots: Lots, wanted: Wanted): Arm {
  const { id, ranged, edition } = wanted;
  const normal = 1 + lots.below(4);
  const rules = rulesOf(lots, wanted);
  const countable = ranged && lots.once(2) && !rules.some(({ name }) => name === 'limited');
  // Only ACOLYTE counts ammunition.
  const counted = countable && edition === 'acolyte';
  return {
    id,
    ranged,
    attacks: 1 + lots.below(5),
    hit: lots.of<Arm['hit']>([{ own: true }, { own: true }, { set: 3 }, { shift: 1 }, { shift: -1 }]),
    normal,
    critical: normal + lots.below(4),
    rules,
    shots: counted ? 1 + lots.below(6) : null,
  };
}
