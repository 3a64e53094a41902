import type { ImportedModel, ImportedRoster, ImportedWeapon } from './roster.ts';

/** A model as somebody for the retinue: `card` is chosen by a human, nothing in the file says which one it is. */
export interface ImportedMember {
  readonly name: string;
  readonly card: null;
  readonly stats: Pick<ImportedModel, 'apl' | 'move' | 'save' | 'wounds' | 'hit'>;
  readonly weapons: readonly ImportedWeapon[];
}

/** Every model of the roster with its numbers and weapons, in the order of the file. */
export const toMembers = ({ models }: ImportedRoster): readonly ImportedMember[] =>
  models.map(({ name, apl, move, save, wounds, hit, weapons }) => ({
    name,
    card: null,
    stats: { apl, move, save, wounds, hit },
    weapons,
  }));
