import { viaNow } from '../../model/lookup.ts';
import { shotFrom } from '../targeting.ts';
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
  const via = viaNow(game.state);
  const aim = { shooter: operative, weapon, target, via };
  return {
    kind: 'shoot',
    id: 'shoot',
    operative: operative.id,
    weapon: weapon.id,
    via,
    pointBlank,
    hit: weaponHit(game, { operative, weapon }, { pointBlank, outOfTurn: via === 'counteract', assists: 0 }).hit,
    forced: aimProblem(game, attack) !== null,
    number: 0,
    sequence: newSequence(target.id, 'primary', shotFrom(game.rules, game.state, aim)),
    others: null,
    queue: [],
    before: undeclaredOf(game, attack),
  };
}
