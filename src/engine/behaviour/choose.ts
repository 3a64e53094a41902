import type { CompiledRow, CompiledWho } from './compile.ts';
import { HERE } from './fact.ts';
import type { Wanted } from './factBook.ts';
import { bitsOf, countOf, type Known, lowest, type Mask, placeOf, single } from './known.ts';
import type { Mind } from './mind.ts';
import { allOf, isNeed, ordered, seenFrom, type Selected } from './select.ts';
import type { Terms } from './terms.ts';
import type { Thought } from './thought.ts';
import type { Thinning } from './trace.ts';

type RowWho = Pick<CompiledRow<Terms>, 'fitting' | 'who'>;
type Stance = Pick<Mind<Terms>, 'place' | 'aim' | 'looked' | 'engaged'>;

/** Those it can shoot: in control range those alone that it is engaged with, seen here, or from the place it has thought of moving to. */
function shootable({ fitting, who }: RowWho, known: Known, { place, aim, looked, engaged }: Stance): Selected {
  if (engaged !== 0) return allOf(known, engaged, fitting);
  if (place === HERE) return allOf(known, known.targets, fitting);
  const fromThere = ({ fact, is }: Wanted): Wanted => ({ fact: seenFrom(known.book, place, fact), is });
  if (looked) return allOf(known, aim, who.where.map(fromThere));
  return allOf(known, known.targets, fitting.map(fromThere));
}

/** Those it can charge. When the closest is taken, it is enough to know who that is. */
function chargeable({ fitting, who: { where, order } }: RowWho, known: Known): Selected {
  const [first] = order;
  const nearest = first?.kind === 'rank' && first.rank === 'closest';
  const found = allOf(known, known.targets, fitting);
  return isNeed(found) && found.of === 'target' && nearest ? { ...found, nearest, narrowed: where.length > 0 } : found;
}

/** Those an action can be done to and the row wants; null: it is done to nobody in particular. */
export function candidates(
  row: RowWho & Pick<CompiledRow<Terms>, 'rule'>,
  known: Known,
  mind: Stance,
): Selected | null {
  switch (row.rule.on) {
    case 'engaged':
      return allOf(known, mind.engaged, row.fitting);
    case 'reach':
      return chargeable(row, known);
    case 'seen':
      return shootable(row, known, mind);
    case 'any':
      return allOf(known, known.targets, row.fitting);
    case 'nobody':
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
interface Choice {
  readonly who: CompiledWho;
  readonly place: string;
  readonly row: number;
  readonly trace: Thinning;
}

/** One of these: by the row's order, then by threat where the row says so, then by lot. */
export function chosen({ known, lot }: Pick<Thought<Terms>, 'known' | 'lot'>, from: Mask, choice: Choice): Selected {
  const left = ordered(known, from, choice);
  if (isNeed(left) || single(left)) return left;
  const { row, who, trace } = choice;
  const equal = who.threat ? mostThreatened(known, left) : left;
  const drawn = !single(equal);
  const taken = drawn ? nth(equal, lot(countOf(equal))) : equal;
  trace.push({ row, why: 'tie', from: left, to: taken, by: drawn ? 'lot' : 'threat' });
  return taken;
}
