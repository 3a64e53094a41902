import { type CommandWays, commandWays } from '../family/killteam/advice/commandWays.ts';
import type { Side } from '../core/ids.ts';
import { openPool, type PoolName } from '../family/killteam/attack/openPool.ts';
import {
  commandRerollCp,
  commandRerollDice,
  commandRerollForbiddenBy,
  commandRerollOwner,
} from '../family/killteam/flow/decide/openAttack.ts';
import type { Game } from '../family/killteam/rules/game.ts';
import type { Source } from '../family/killteam/stats/changes.ts';
import type { Omitted, Prospect } from '../log/advice.ts';
import { isBetter } from '../odds/prospect.ts';
import { wayOf } from '../odds/rerollWays.ts';
import { once } from '../core/once.ts';

/** A die that 1 CP may roll again: what comes of the dice as they lie, and with it. */
export interface DieWorth {
  readonly pool: PoolName;
  readonly die: number;
  readonly face: number | null;
  readonly from: Prospect;
  readonly to: Prospect;
  readonly omitted: Omitted;
}

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
  /** What each die that it may take is worth; empty: there is none, or they are too many. */
  readonly worth: readonly DieWorth[];
}

/** Command Re-rolls of the attack in hand. */
export interface CommandReroll extends Readonly<Record<PoolName, PoolReroll>> {
  /** The die that is best rolled again, of equals the lowest; null: none gains anything; `none`: nothing is worked out. */
  readonly best: DieWorth | 'none' | null;
}

type Offered = Pick<DieWorth, 'pool' | 'die' | 'face'>;

function worthOf(offered: Offered, { ways, grades, omitted }: CommandWays): readonly DieWorth[] {
  const from = ways[0]?.prospect;
  const one = { fail: 0, normal: 0, critical: 0, [grades[offered.die] ?? 'fail']: 1 };
  const to = wayOf(ways, one)?.prospect;
  return from === undefined || to === undefined ? [] : [{ ...offered, from, to, omitted }];
}

function poolWorth(game: Game, pool: PoolName, offered: readonly number[]): readonly DieWorth[] {
  const found = offered.length === 0 ? null : commandWays(game, pool);
  const dice = openPool(game, pool)?.dice ?? [];
  return found === null ? [] : offered.flatMap((die) => worthOf({ pool, die, face: dice[die]?.face ?? null }, found));
}

function poolReroll(game: Game, pool: PoolName, isBusy: boolean): PoolReroll {
  const dice = commandRerollDice(game, pool);
  const cp = commandRerollCp(game, pool);
  const worth = once(() => poolWorth(game, pool, dice));
  return {
    owner: commandRerollOwner(game, pool),
    dice,
    cp,
    now: isBusy || cp < 1 ? [] : dice,
    forbiddenBy: commandRerollForbiddenBy(game, pool),
    get worth() {
      return worth();
    },
  };
}

const faceOf = ({ face }: DieWorth): number => face ?? 0;

function bestOf(dice: readonly DieWorth[]): CommandReroll['best'] {
  if (dice.length === 0) return 'none';
  return dice
    .toSorted((one, other) => faceOf(one) - faceOf(other))
    .reduce<DieWorth | null>((best, one) => (isBetter(one.to, best?.to ?? one.from) ? one : best), null);
}

/** `isBusy`: another re-roll is asked for or rolled, or nothing is asked. */
export function commandRerollView(game: Game, isBusy: boolean): CommandReroll {
  const attack = poolReroll(game, 'attack', isBusy);
  const defence = poolReroll(game, 'defence', isBusy);
  const best = once(() => bestOf([...attack.worth, ...defence.worth]));
  return {
    attack,
    defence,
    get best() {
      return best();
    },
  };
}
