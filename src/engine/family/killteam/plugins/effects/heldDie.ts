import { standing } from '../../model/lookup.ts';
import type { TableTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';
import { unspent } from '../../stats/uses.ts';

/** The die of a roll lies there, and its row is not followed yet; null: none does. */
export const heldDie = ({ faces }: TableTask): number | null => (faces?.length === 1 ? (faces[0] ?? null) : null);

/** Somebody may have this roll made again when its die lies there: once for each roll. */
export const isHeldBack = ({ state }: Game, { faces, id }: TableTask, event: string): boolean =>
  id === event &&
  faces === undefined &&
  state.operatives.some(
    (operative) =>
      standing(operative) &&
      (operative.traits ?? []).some(
        (trait) => trait.use?.during === 'onRolled' && unspent(operative, trait, trait.use.per),
      ),
  );
