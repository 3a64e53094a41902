import type { Side } from '../core/ids.ts';
import type { PoolName } from '../family/killteam/attack/openPool.ts';
import {
  commandRerollCp,
  commandRerollDice,
  commandRerollForbiddenBy,
  commandRerollOwner,
} from '../family/killteam/flow/decide/openAttack.ts';
import type { Game } from '../family/killteam/rules/game.ts';
import type { Source } from '../family/killteam/stats/changes.ts';

/** A Command Re-roll of one pool of the attack in hand. */
interface PoolReroll {
  /** The side whose dice they are; null: there is no such pool. */
  readonly owner: Side | null;
  /** Dice that it may take. */
  readonly dice: readonly number[];
  /** Command points of that side. */
  readonly cp: number;
  /** Dice that it may take at once: the side can pay, and no other re-roll is asked for or rolled. */
  readonly now: readonly number[];
  /** What forbids it although there are dice for it; empty: nothing does. */
  readonly forbiddenBy: readonly Source[];
}

/** Command Re-rolls of the attack in hand. */
export type CommandReroll = Readonly<Record<PoolName, PoolReroll>>;

function poolReroll(game: Game, pool: PoolName, isBusy: boolean): PoolReroll {
  const dice = commandRerollDice(game, pool);
  const cp = commandRerollCp(game, pool);
  return {
    owner: commandRerollOwner(game, pool),
    dice,
    cp,
    now: isBusy || cp < 1 ? [] : dice,
    forbiddenBy: commandRerollForbiddenBy(game, pool),
  };
}

/** `isBusy`: another re-roll is asked for or rolled, or nothing is asked. */
export const commandRerollView = (game: Game, isBusy: boolean): CommandReroll => ({
  attack: poolReroll(game, 'attack', isBusy),
  defence: poolReroll(game, 'defence', isBusy),
});
