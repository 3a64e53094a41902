import type { Where } from '../behaviour/killTeam/table.ts';
import { findOperative } from '../family/killteam/model/lookup.ts';
import type { Operative, Weapon } from '../family/killteam/model/operative.ts';
import type { Game } from '../family/killteam/rules/game.ts';
import { weaponHit } from '../family/killteam/stats/stats.ts';
import type { PlannedStep } from '../plugins/npo/state.ts';
import { powerFor } from '../plugins/npo/power.ts';
import { NO_TURN } from '../plugins/npo/noTurn.ts';
import { tableFor, thoughtOf } from '../plugins/npo/thought.ts';
import { rowUntilThere } from '../plugins/npo/hangsOn.ts';
import { bladeFor, gunFor } from '../plugins/npo/threat.ts';

/** Where it goes. `called`: what the table calls the place that it heads for; null: it has no name. */
export interface Heading {
  readonly where: Where;
  readonly called: string | null;
}

/** How a step of an enemy's plan is done: with what it attacks, or where it goes. */
export type EnemyStep =
  | { readonly kind: 'attack'; readonly weapon: Weapon; readonly hit: number }
  /** `there`: where it goes instead if it is at its Target Location already; null: that is told, or changes nothing. */
  | ({ readonly kind: 'place'; readonly there: Heading | null } & Heading)
  | { readonly kind: 'power'; readonly id: string; readonly name: string }
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

/** A row's place; null: it says none. */
function headingOf(game: Game, enemy: Operative, where: Where | null): Heading | null {
  if (where === null) return null;
  const armed = enemy.weapons.some(({ kind }) => kind === 'ranged');
  const wishes = where.wishes.filter((wish) => armed || (wish !== 'clearTarget' && wish !== 'target'));
  return { where: { ...where, wishes }, called: calledIn(game, where) };
}

function placeOf(game: Game, enemy: Operative, step: PlannedStep): EnemyStep {
  const { rows } = tableFor(game, enemy);
  const planned = headingOf(game, enemy, rows.find(({ id }) => id === step.row)?.where ?? null);
  if (planned === null) return PLAIN;
  const thought = thoughtOf(game, enemy, game.state.npo?.turn ?? NO_TURN);
  const first = headingOf(game, enemy, rowUntilThere(thought, step)?.where ?? null);
  return first === null ? { kind: 'place', ...planned, there: null } : { kind: 'place', ...first, there: planned };
}

function castBy(game: Game, enemy: Operative): EnemyStep {
  const power = powerFor(game, enemy);
  return power === null ? PLAIN : { kind: 'power', id: power.trait.id, name: power.trait.name };
}

/** How a step is done: an attack with the weapon that takes most wounds, by which power, or as its row of the table has it. */
export function enemyStep(game: Game, enemy: Operative, step: PlannedStep): EnemyStep {
  if (step.action === 'cast') return castBy(game, enemy);
  return step.action === 'shoot' || step.action === 'fight' ? attackOf(game, enemy, step) : placeOf(game, enemy, step);
}
