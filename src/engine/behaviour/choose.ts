import type { CompiledRow, CompiledWho } from './compile.ts';
import { type Place, sightFacts, targetNumber } from './fact.ts';
import { bitsOf, countOf, type Known, lowest, type Mask, placeOf, single } from './known.ts';
import type { Mind } from './mind.ts';
import { allOf, isNeed, ordered, type Selected } from './select.ts';
import type { Thought } from './thought.ts';
import type { TraceLine } from './trace.ts';

const CHARGE_REACH = targetNumber('chargeReach');
const [VALID] = sightFacts('here');

/**
 * Those an action can be done to and the row wants; null: it is done to nobody in particular. What the row wants comes
 * first, so that nobody asks about others.
 */
export function candidates(row: CompiledRow, known: Known, mind: Mind): Selected | null {
  const { where, order } = row.who;
  switch (row.action) {
    case 'fight':
      return allOf(known, mind.engaged, where);
    case 'charge': {
      const [first] = order;
      const nearest = where.length === 0 && first?.kind === 'rank' && first.rank === 'closest';
      const found = allOf(known, known.targets, [...where, { fact: CHARGE_REACH, is: true }]);
      return isNeed(found) && found.of === 'target' && nearest ? { ...found, nearest } : found;
    }
    case 'shoot':
      return mind.place === 'here'
        ? allOf(known, known.targets, [...where, { fact: VALID, is: true }])
        : allOf(known, mind.aim, where);
    case 'reposition':
    case 'dash':
    case 'fallBack':
    case 'guard':
    case 'reload':
    case 'cast':
    case 'mission':
    case 'pass':
      return null;
  }
}

/** The nth target of a mask, counted from 0. */
const nth = (mask: Mask, n: number): Mask => bitsOf(mask)[n] ?? lowest(mask);

function mostThreatened({ threat }: Known, from: Mask): Mask {
  const worth = (bit: Mask): number => threat[placeOf(bit)] ?? 0;
  const most = Math.max(...bitsOf(from).map(worth));
  return bitsOf(from).reduce((all, bit) => (worth(bit) === most ? all | bit : all), 0);
}

/** How a choice is made: by which WHO, seen from where, for which row, and where its lines of "why" go. */
export interface Choice {
  readonly who: CompiledWho;
  readonly place: Place;
  readonly row: number;
  readonly trace: TraceLine[];
}

/** One of these: by the row's order, then by threat where the row says so, then by lot. */
export function chosen({ known, lot }: Thought, from: Mask, choice: Choice): Selected {
  const left = ordered(known, from, choice);
  if (isNeed(left) || single(left)) return left;
  const equal = choice.who.threat ? mostThreatened(known, left) : left;
  const taken = single(equal) ? equal : nth(equal, lot(countOf(equal)));
  choice.trace.push({ row: choice.row, why: 'tie', from: left, to: taken });
  return taken;
}
