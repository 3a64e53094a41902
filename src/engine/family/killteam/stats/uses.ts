import type { BattleEvent } from '../model/event.ts';
import type { Operative } from '../model/operative.ts';
import type { Use } from '../traits/trait.ts';
import type { Source } from './changes.ts';

/** Under what an operative's being held at its last wound is counted: no trait has this id. */
export const HELD = 'effect.hold';

type Period = Use['per'];

/** How often a trait was used or spoke in this turning point, or in the battle. */
export const usesIn = ({ used }: Operative, { id }: Source, per: Period): number => used?.[id]?.[per] ?? 0;

/** It has not spoken yet in this period; without a period it always may. */
export const unspent = (operative: Operative, source: Source, per: Period | null): boolean =>
  per === null || usesIn(operative, source, per) === 0;

/** A trait, or something that lasts, spoke by itself: counted, and told. */
export const spoke = ({ id: operative }: Pick<Operative, 'id'>, { id, name, lasting }: Source): BattleEvent =>
  lasting === undefined
    ? { type: 'traitSpoke', operative, trait: id, name }
    : { type: 'lastingUsed', operative, lasting: id, source: lasting.source };
