import type { Operative } from '../../model/operative.ts';
import type { AttackContext } from '../../rules/windows.ts';
import { hasChange } from '../../stats/changes.ts';
import { nearAsked } from '../rulesAgainst.ts';
import { accurateWithin } from './accurateWithin.ts';

/** Facts of a shot that only matter where others are so, or where a trait of one of both asks for them. */
export interface FurtherFacts {
  /** Light cover hides nobody from a Vantage. */
  readonly coverIsLight: boolean;
  readonly within3: boolean;
  /** Within how many inches, where something against the target asks; left out: nothing does. */
  readonly near?: number;
  /** Left out: no trait of the target asks where it stands (A5, The Long Vigil). */
  readonly holding?: true;
  /** Beyond how many inches Accurate does nothing now; left out: nothing bounds it, or there is no Accurate. */
  readonly accurateWithin?: number;
  /** Cover and obscured need two features. */
  readonly oneFeature: boolean;
  /** Height counts from a Vantage only. */
  readonly height: boolean;
}

const asksWithin3 = ({ traits = [] }: Operative): boolean =>
  traits.some(({ modifiers }) => modifiers.some((change) => 'when' in change && change.when === 'within3'));

const ACCURATE = 'accurate';

/** Accurate is in use, the weapon's own or that of a Vantage. */
const hasAccurate = ({ weapon, facts }: AttackContext): boolean =>
  facts.fromVantage || weapon.rules.some(({ id }) => id === ACCURATE);

/** Which of them matter now. */
export function furtherFacts(context: AttackContext, target: Operative): FurtherFacts {
  const { facts, attacker, lasting } = context;
  const inches = hasAccurate(context) ? accurateWithin({ lasting }, attacker) : null;
  const near = nearAsked(context);
  return {
    coverIsLight: facts.cover && target.order === 'conceal',
    within3: asksWithin3(attacker),
    ...(near !== null && { near }),
    ...(hasChange({ lasting }, target, 'vigil') && { holding: true as const }),
    ...(inches !== null && { accurateWithin: inches }),
    oneFeature: facts.cover && facts.obscured,
    height: facts.fromVantage,
  };
}
