import type { Prospect } from '../../log/advice.ts';
import { bestOf, isBetter, NO_PROSPECT } from '../prospect.ts';
import { preparedWorth } from './bonus.ts';
import type { Exchange } from './exchange.ts';
import type { AttackKind } from './lying.ts';

/** An attack that a model could make in its next activation. */
export interface Offered extends Exchange {
  readonly kind: AttackKind;
}

/** A model whose fatigue could be cleared: the attacks it could make next, and whether it lies and must stand up first. */
export interface Tired {
  readonly attacks: readonly Offered[];
  readonly down: boolean;
}

/**
 * The best attack of a model in its next activation, without its fatigue and with it, which leaves it one short action. No
 * attack: nothing comes of either.
 */
export interface FatigueWorth {
  readonly rested: Prospect;
  readonly fatigued: Prospect;
}

const bestProspect = (prospects: readonly Prospect[]): Prospect =>
  bestOf([NO_PROSPECT, ...prospects], (prospect) => prospect);

/**
 * What clearing its fatigue for 1 CP gives a model: rested it aims or focuses and attacks, fatigued it attacks and no more; one
 * that lies stands up first, and when it is fatigued that is all. Throws `OddsRangeError`. Source: V-20, V-30, V-31, V-33.
 */
export function fatigueWorth({ attacks, down }: Tired): FatigueWorth {
  const each = attacks.map((offered) => preparedWorth(offered, offered.kind));
  const alone = bestProspect(each.map((worth) => worth.alone));
  if (down) return { rested: alone, fatigued: NO_PROSPECT };
  return { rested: bestProspect(each.flatMap((worth) => [worth.alone, worth.prepared])), fatigued: alone };
}

const gained = ({ rested, fatigued }: FatigueWorth): Prospect => ({
  kills: rested.kills - fatigued.kills,
  falls: rested.falls - fatigued.falls,
  inflicts: rested.inflicts - fatigued.inflicts,
  suffers: rested.suffers - fatigued.suffers,
});

/** A model by its place, with what clearing its fatigue gives. */
export interface Clearing {
  readonly at: number;
  readonly gain: Prospect;
}

/** Whose fatigue to clear first, the most gained first, of equals in their order. Throws `OddsRangeError`. Source: V-33. */
export function clearingOrder(models: readonly Tired[]): readonly Clearing[] {
  const all = models.map((model, at) => ({ at, gain: gained(fatigueWorth(model)) }));
  return all.toSorted((one, other) => Number(isBetter(other.gain, one.gain)) - Number(isBetter(one.gain, other.gain)));
}
