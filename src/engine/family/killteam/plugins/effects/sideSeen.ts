import type { Side } from '../../../../core/ids.ts';
import { askedSide, findOperative, opposing, sideMeant } from '../../model/lookup.ts';
import type { EffectsTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';
import type { SideWord } from '../../tables/selector.ts';

/** Who brings an effect about, and what it is of; `task`: the id of its work, by which the side of a ploy is known. */
export type Brought = Pick<EffectsTask, 'of'> & {
  readonly by?: string | null | undefined;
  readonly task?: string | undefined;
};

/** What tells the questions of a ploy of this side from others. */
export const ployTask = (side: Side, ploy: string): string => `ploy.${side}.${ploy}`;

/** Nobody brings it about. */
export const NOBODYS: Brought = {};

/** The side of whoever brings something about, where nobody's story is told (K-01); null: nobody does, or the sides have names. */
const sideOf = ({ rules, state }: Game, { by }: Brought): Side | null =>
  rules.protagonists === null ? (findOperative(state, by ?? '')?.side ?? null) : null;

/**
 * A side as an effect names it: of two equal ones, `retinue` is that of whoever brings it about, `enemy` the other. Ploys
 * name their sides already as they are.
 */
export function sideSeen(game: Game, word: SideWord, brought: Brought): Side {
  const own = brought.of?.kind === 'ploy' ? null : sideOf(game, brought);
  if (own === null) return sideMeant(game.state, word);
  return word === 'retinue' ? own : opposing(game.state, own);
}

/** The side whose ploy it is, whoever acts, also later, while it lasts (K-21, K-22); null: it is of none. */
const ployOwner = ({ sides }: Game['state'], { of, task = '' }: Brought): Side | null =>
  of?.kind === 'ploy' ? (sides.find(({ id }) => task.includes(`.${ployTask(id, '')}`))?.id ?? null) : null;

/** Who is asked what an effect leaves open: the side whose ploy it is; of two equal sides the one that brings it about. */
export const askedOf = (game: Game, brought: Brought): Side =>
  ployOwner(game.state, brought) ?? sideOf(game, brought) ?? askedSide(game.state);

/** The same for the work in hand. */
export const askedIn = (game: Game, task: EffectsTask): Side => askedOf(game, { ...task, task: task.id });
