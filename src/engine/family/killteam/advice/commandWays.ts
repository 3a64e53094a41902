import { classify, type Grade } from '../model/pool.ts';
import { saveThresholds, thresholdsOf } from '../attack/shoot/derive.ts';
import type { Omitted, RerollWay } from '../../../log/advice.ts';
import type { RerollMode } from '../../../odds/rerollWays.ts';
import type { Game } from '../rules/game.ts';
import { openFight, openPool, openShot, type PoolName } from '../attack/openPool.ts';
import { fightInHand, thresholdsOf as fightThresholds } from '../attack/fight/fightInHand.ts';
import { fighterRights } from '../attack/fight/rolls.ts';
import { fightWays } from './fight/worth.ts';
import { modesOf } from './reroll.ts';
import { shotRights } from '../attack/shoot/rerolls.ts';
import { shotInHand } from '../attack/shoot/shotInHand.ts';
import { attackWays, defenceWays } from './shoot/worth.ts';

/**
 * What a Command Re-roll of each die is worth, seen by its owner, with the re-rolls that the weapon still has after it.
 * `grades`: of every die of the pool.
 */
export interface CommandWays {
  readonly ways: readonly RerollWay[];
  readonly omitted: Omitted;
  readonly grades: readonly Grade[];
}

/** For a pool of the attack in hand of which a Command Re-roll may take a die; null: there is no such pool. */
export function commandWays(game: Game, pool: PoolName): CommandWays | null {
  const found = openPool(game, pool);
  const [shot, fight] = [openShot(game), openFight(game)];
  if (found === null || found.dice === null) return null;
  if (shot !== null) {
    const inHand = shotInHand(game, shot);
    const isAttack = pool === 'attack';
    const thresholds = isAttack ? thresholdsOf(inHand.shot) : saveThresholds(inHand.shot);
    const ways = isAttack ? attackWays(inHand, ['one', ...modesOf(shotRights(inHand))]) : defenceWays(inHand);
    return { ways, omitted: null, grades: classify(found.dice, thresholds).map(({ grade }) => grade) };
  }
  if (fight === null) return null;
  const role = pool === 'attack' ? 'attacker' : 'defender';
  const inHand = fightInHand(game, fight);
  const grades = classify(found.dice, fightThresholds(inHand, inHand[role])).map(({ grade }) => grade);
  const modes: readonly RerollMode[] = ['one', ...modesOf(fighterRights(inHand, inHand[role]))];
  return { ...fightWays(inHand, role, modes), grades };
}
