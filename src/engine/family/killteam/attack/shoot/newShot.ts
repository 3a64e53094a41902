import { viaNow } from '../../model/lookup.ts';
import { tableGeometry } from '../attackContext.ts';
import type { ShotFacts } from '../../model/facts.ts';
import type { Game } from '../../rules/game.ts';
import { weaponHit } from '../../stats/stats.ts';
import type { ShootSequence, ShootTask } from '../../model/task.ts';
import { aimProblem, type Attack, isPointBlank, undeclaredOf } from '../attack.ts';

/** A sequence before its first die. */
export const newSequence = (target: string, role: ShootSequence['role'], facts: ShotFacts): ShootSequence => ({
  target,
  role,
  facts,
  accurate: null,
  attack: null,
  rerollsPassed: [],
  nearby: null,
  retained: false,
  immediate: 0,
  keepCover: null,
  defence: null,
  rerolling: null,
  damageByHand: null,
  resolved: false,
});

/** A shot as it begins, declared or only thought of, with the facts the table last gave, or the defaults (A4). */
export function newShot(game: Game, attack: Attack): ShootTask {
  const { operative, weapon, target } = attack;
  const pointBlank = isPointBlank(game, operative);
  const outOfTurn = viaNow(game.state) === 'counteract';
  return {
    kind: 'shoot',
    id: 'shoot',
    operative: operative.id,
    weapon: weapon.id,
    via: viaNow(game.state),
    pointBlank,
    hit: weaponHit(game, { operative, weapon }, { pointBlank, outOfTurn, assists: 0 }).hit,
    forced: aimProblem(game, attack) !== null,
    number: 0,
    sequence: newSequence(target.id, 'primary', tableGeometry.shot(game.state, operative, target)),
    others: null,
    queue: [],
    before: undeclaredOf(game, attack),
  };
}
