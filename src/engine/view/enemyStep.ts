import type { Where } from '../behaviour/table.ts';
import { findOperative } from '../family/killteam/model/lookup.ts';
import type { Operative, Weapon } from '../family/killteam/model/operative.ts';
import type { Game } from '../family/killteam/rules/game.ts';
import { weaponHit } from '../family/killteam/stats/stats.ts';
import type { PlannedStep } from '../plugins/npo/state.ts';
import { tableFor } from '../plugins/npo/think.ts';
import { bladeFor, gunFor } from '../plugins/npo/threat.ts';

/** How a step of an enemy's plan is done: with what it attacks, or where it goes. */
export type EnemyStep =
  | { readonly kind: 'attack'; readonly weapon: Weapon; readonly hit: number }
  /** `called`: what the table calls the place that it heads for; null: it has no name. */
  | { readonly kind: 'place'; readonly where: Where; readonly called: string | null }
  /** There is nothing to say of it. */
  | { readonly kind: 'plain' };

const PLAIN: EnemyStep = { kind: 'plain' };

function attackOf(game: Game, enemy: Operative, { action, target }: PlannedStep): EnemyStep {
  const whom = findOperative(game.state, target ?? '');
  if (whom === null) return PLAIN;
  const weapon = action === 'shoot' ? gunFor(game, enemy, whom) : bladeFor(game, enemy, whom);
  if (weapon === null) return PLAIN;
  return {
    kind: 'attack',
    weapon,
    hit: weaponHit(game, { operative: enemy, weapon }, { pointBlank: false, assists: 0 }).hit,
  };
}

function calledIn({ state: { npo } }: Game, { toward }: Where): string | null {
  if (toward === 'targetLocation') return npo?.targetLocation ?? null;
  return toward === 'noise' ? (npo?.noise ?? null) : null;
}

function placeOf(game: Game, enemy: Operative, step: PlannedStep): EnemyStep {
  const where = tableFor(game, enemy).rows.find(({ id }) => id === step.row)?.where ?? null;
  return where === null ? PLAIN : { kind: 'place', where, called: calledIn(game, where) };
}

/** How a step is done: an attack with the weapon that takes most wounds, anything else as its row of the table has it. */
export const enemyStep = (game: Game, enemy: Operative, step: PlannedStep): EnemyStep =>
  step.action === 'shoot' || step.action === 'fight' ? attackOf(game, enemy, step) : placeOf(game, enemy, step);
