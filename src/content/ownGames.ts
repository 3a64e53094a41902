import { FIRST_SYSTEM, packFor } from './making/systems.ts';
import { standsApart } from './offeredGames.ts';
import type { Pack } from './pack.ts';
import { isOfBands } from './warBands/bandRulesets.ts';

/** What tells for which game a pack is. */
interface OfGame {
  readonly manifest: Pick<Pack['manifest'], 'id' | 'ruleset'>;
  readonly retinues: { readonly size: number };
}

/** A pack of the plain third edition with sides of its own: nothing of it joins ACOLYTE. */
const isOfThird = ({ manifest: { id, ruleset }, retinues }: OfGame): boolean =>
  ruleset === 'kt3' && (retinues.size > 0 || id === packFor('kt3'));

/** Whether rows of a pack of the player's own join those of the pack that comes with the app. */
export const joinsFirst = (pack: OfGame): boolean => !standsApart(pack.manifest.ruleset) && !isOfThird(pack);

/** The system among whose rows those of a pack stand. */
export const gameOf = (pack: OfGame): string => (joinsFirst(pack) ? FIRST_SYSTEM : pack.manifest.ruleset);

/** Whether its kill teams are chosen as they are, in a game of two sides. */
export const hasSides = (pack: Pack): boolean =>
  isOfThird(pack) || (standsApart(pack.manifest.ruleset) && !isOfBands(pack.manifest.ruleset));

/** Whether kill teams of a pack can be chosen in the game of another: the third edition meets none but its own. */
export const meets = (game: Pack, { manifest: { ruleset } }: Pack): boolean =>
  (game.manifest.ruleset === 'kt3') === (ruleset === 'kt3');
