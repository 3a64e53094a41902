import { chanceSaid } from './chance.ts';
import type { Language } from './language.ts';

/** What the odds are told in. */
export type Saying = { readonly certain: string; readonly never: string; readonly by: (chance: string) => string };

/** Whose side somebody is on, as the odds call them: the player's own, or the other. */
export type Party = 'you' | 'it';

interface SideOfTable {
  readonly id: string;
}

/** Whose side that is: the table's first is the player's own. */
export const partyOf = (
  { sides: [own] }: { readonly sides: readonly [SideOfTable, SideOfTable] },
  side: string,
): Party => (side === own.id ? 'you' : 'it');

type Sided = { readonly side: string };

/** What somebody shot at is called, and who attacks it: a player's own by the other side is `you`. */
export const partiesOf = (
  attacker: Sided,
  target: Sided,
  { sides: [own, other] }: { readonly sides: readonly [SideOfTable, SideOfTable] },
): { readonly attacker: Party; readonly target: Party } =>
  target.side === own.id && attacker.side === other.id
    ? { attacker: 'it', target: 'you' }
    : { attacker: 'you', target: 'it' };

const LEAST_SHOWN = 0.1;

/** A chance within its sentence; what is certain, or never so, has a wording of its own. */
export function saidBy({ certain, never, by }: Saying, chance: number, language: Language): string {
  const said = chanceSaid(chance, language);
  if (said === chanceSaid(1, language)) return certain;
  return said === chanceSaid(0, language) ? never : by(said);
}

/** An average with one decimal, `7.4`, `7,4`, `2`; one that would be 0 by rounding with its first figure, `0.03`. */
export const meanSaid = (mean: number, language: Language): string =>
  new Intl.NumberFormat(
    language,
    mean < LEAST_SHOWN ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 1 },
  ).format(mean);
