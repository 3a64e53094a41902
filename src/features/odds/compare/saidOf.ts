import { chanceShort } from '../../../words/chance.ts';
import { number, signed } from '../../../words/format.ts';
import type { Words } from '../../../words/words.ts';
import { namedFor } from '../picked.ts';
import { namesOfRules } from '../ruleNames.ts';
import type { OddsSituation } from '../oddsSituation.ts';
import type { PicksNow } from '../usePicks.ts';
import type { Kept } from './comparison.ts';

const FLAGS = ['inCover', 'obscured', 'vantage'] as const;

/** What a situation is said with. */
interface Saying {
  readonly words: Words<'play'>;
  readonly own: Words<'odds'>;
  readonly compare: Words<'odds'>['compare'];
  readonly picks: PicksNow;
}

function weaponSaid({ words, own, compare, picks }: Saying, situation: OddsSituation, whose: 0 | 'theirs'): string {
  const side = whose === 'theirs' ? situation.theirs : situation.mine;
  const named = namedFor(picks, situation, whose);
  const name = named === null ? compare.weaponNote(side) : `${named.weapon ?? ''} (${named.owner})`;
  return [name, ...(named === null ? namesOfRules({ words, own }, side.rules, situation) : [])].join(', ');
}

/** A situation in one line: the weapon, the target and its place. */
export function situationSaid(saying: Saying, situation: OddsSituation): string {
  const { own, compare } = saying;
  const { kind, theirs, save, shots } = situation;
  const weapon = weaponSaid(saying, situation, 0);
  if (kind === 'fight') return compare.fightSaid(weapon, weaponSaid(saying, situation, 'theirs'), theirs.wounds);
  const place = FLAGS.filter((flag) => situation[flag]).map((flag) => own.flags[flag].toLocaleLowerCase());
  const named = namedFor(saying.picks, situation, 'theirs');
  const target = [...(named === null ? [] : [named.owner]), compare.targetNote(theirs.wounds, save), ...place];
  return compare.shootSaid(weapon, shots, target.join(', '));
}

/** The name of a kept situation: its own, or which one it is. `at` from 0. */
export const keptName = (words: Words<'odds'>['compare'], { name }: Kept, at: number): string =>
  name === '' ? words.situation(at + 1) : name;

/** A difference of chances in points of a hundred, `+7`, `−12`, `0`; `<1` where it is less than one. */
export function pointsSaid(difference: number): string {
  const points = Math.round(difference * 100);
  if (points !== 0) return signed(points);
  return Math.abs(difference) < 1e-9 ? number(0) : chanceShort(0.001).slice(0, 2);
}
