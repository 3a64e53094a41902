import { type CommandWays, commandWays } from '../family/killteam/advice/commandWays.ts';
import { once } from '../core/once.ts';
import { openPool, type PoolName } from '../family/killteam/attack/openPool.ts';
import { commandRerollDice } from '../family/killteam/flow/decide/openAttack.ts';
import type { Game } from '../family/killteam/rules/game.ts';
import type { Omitted, Prospect } from '../log/advice.ts';
import { isBetter } from '../odds/prospect.ts';
import { wayOf } from '../odds/wayOf.ts';

/** A die that 1 CP may roll again: what comes of the dice as they lie, and with it. */
export interface DieWorth {
  readonly pool: PoolName;
  readonly die: number;
  readonly face: number | null;
  readonly from: Prospect;
  readonly to: Prospect;
  readonly omitted: Omitted;
}

/** What Command Re-rolls of the attack in hand are worth. */
export interface CommandWorth extends Readonly<Record<PoolName, readonly DieWorth[]>> {
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

function poolWorth(game: Game, pool: PoolName): readonly DieWorth[] {
  const offered = commandRerollDice(game, pool);
  const found = offered.length === 0 ? null : commandWays(game, pool);
  const dice = openPool(game, pool)?.dice ?? [];
  return found === null ? [] : offered.flatMap((die) => worthOf({ pool, die, face: dice[die]?.face ?? null }, found));
}

const faceOf = ({ face }: DieWorth): number => face ?? 0;

function bestOf(dice: readonly DieWorth[]): CommandWorth['best'] {
  if (dice.length === 0) return 'none';
  return dice
    .toSorted((one, other) => faceOf(one) - faceOf(other))
    .reduce<DieWorth | null>((best, one) => (isBetter(one.to, best?.to ?? one.from) ? one : best), null);
}

/** What each die that a Command Re-roll may take is worth; empty: there is none, or they are too many. */
export function commandWorth(game: Game): CommandWorth {
  const attack = once(() => poolWorth(game, 'attack'));
  const defence = once(() => poolWorth(game, 'defence'));
  const best = once(() => bestOf([...attack(), ...defence()]));
  return {
    get attack() {
      return attack();
    },
    get defence() {
      return defence();
    },
    get best() {
      return best();
    },
  };
}
