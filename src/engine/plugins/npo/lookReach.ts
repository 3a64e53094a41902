import type { BehaviourName } from '../../family/killteam/card/card.ts';
import { rangeOf, sightOf } from '../../family/killteam/attack/targeting.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { Game } from '../../family/killteam/rules/game.ts';
import { gunFor } from './threat.ts';
import { behaviourOf, targetsOf } from './view.ts';

/** Those that look for whom to shoot; the others for whom to charge, which no gun's range limits. */
const SHOOTERS: ReadonlySet<BehaviourName> = new Set<BehaviourName>(['marksman', 'heavy', 'caster']);

/** It looks for whom to shoot. */
export const isShooter = (enemy: Operative): boolean => SHOOTERS.has(behaviourOf(enemy));

/** How far it sees, and its gun reaches where it looks for whom to shoot; null: nothing limits it. */
export function lookReach(game: Game, enemy: Operative): number | null {
  const seen = sightOf(game.state, enemy);
  if (!isShooter(enemy)) return seen;
  const [target] = targetsOf(game.state);
  const weapon = target === undefined ? null : gunFor(game, enemy, target);
  return weapon === null ? seen : rangeOf(game.rules, game.state, { shooter: enemy, weapon, via: 'action' });
}
