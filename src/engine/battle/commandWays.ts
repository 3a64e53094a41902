import { classify, type Grade } from '../attack/pool.ts';
import { thresholdsOf } from '../attack/shoot/derive.ts';
import type { Omitted } from '../dice/request.ts';
import type { RerollWay } from '../odds/rerollWays.ts';
import type { Game } from './game.ts';
import { openFight, openPool, openShot } from './decide/openPool.ts';
import { fightInHand, thresholdsOf as fightThresholds } from './tasks/fight/fightInHand.ts';
import { fightWays } from './tasks/fight/worth.ts';
import { shotInHand } from './tasks/shoot/shotInHand.ts';
import { attackWays, defenceWays } from './tasks/shoot/worth.ts';

/** What a Command Re-roll of each die is worth, seen by its owner. `grades`: of every die of the pool. */
export interface CommandWays {
  readonly ways: readonly RerollWay[];
  readonly omitted: Omitted;
  readonly grades: readonly Grade[];
}

/** For a pool of the attack in hand of which a Command Re-roll may take a die; null: there is no such pool. */
export function commandWays(game: Game, pool: 'attack' | 'defence'): CommandWays | null {
  const found = openPool(game, pool);
  const [shot, fight] = [openShot(game), openFight(game)];
  if (found === null || found.dice === null) return null;
  if (shot !== null) {
    const inHand = shotInHand(game, shot);
    const isAttack = pool === 'attack';
    const thresholds = isAttack ? thresholdsOf(inHand.shot) : { hit: inHand.shot.save, critical: 7 };
    const ways = isAttack ? attackWays(inHand, ['one']) : defenceWays(inHand);
    return { ways, omitted: null, grades: classify(found.dice, thresholds).map(({ grade }) => grade) };
  }
  if (fight === null) return null;
  const role = pool === 'attack' ? 'attacker' : 'defender';
  const inHand = fightInHand(game, fight);
  const grades = classify(found.dice, fightThresholds(inHand, inHand[role])).map(({ grade }) => grade);
  return { ...fightWays(inHand, role, ['one']), grades };
}
