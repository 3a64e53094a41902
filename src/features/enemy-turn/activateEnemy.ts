import { shippedBehaviours } from '../../content/shippedBehaviours.ts';
import { behaviourOf } from '../../engine/plugins/npo/view.ts';
import { type NpoChoice, playsByTable } from '../../engine/plugins/npo/state.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { matching } from '../../engine/family/killteam/plugins/effects/selector.ts';
import { whole } from '../../engine/behaviour/extend.ts';
import type { BehaviourTable } from '../../engine/behaviour/table.ts';
import type { Refusal } from '../../state/dispatch.ts';
import { dispatch } from '../../state/play.ts';
import { gameStore } from '../../state/store.ts';

/** A shipped table with what it extends worked in; null: there is none of that id. */
function shippedTable(id: string): BehaviourTable | null {
  const shipped = shippedBehaviours();
  const behaviour = shipped.get(id);
  return behaviour === undefined ? null : whole(behaviour, (parent) => shipped.get(parent)).table;
}

/** Tables by id, for a choice. */
const tablesOf = (ids: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(ids.flatMap((id) => [shippedTable(id)].flatMap((table) => (table === null ? [] : [[id, table]]))));

const MARKSMEN: ReadonlySet<string> = new Set(['marksman', 'heavy', 'caster']);

/** The table that an enemy has in a battle without Alert, by how it fights (kill-team.md A9.3). */
const tableOf = (enemy: BattleState['operatives'][number]): 'brawler' | 'marksman' =>
  MARKSMEN.has(behaviourOf(enemy)) ? 'marksman' : 'brawler';

/** What the scenario has the enemy look at: its target where its words mean one operative only, and its place. */
function wantedBy(state: BattleState): NpoChoice {
  const { priorityTarget: target, targetLocation = null } = state.mission.script ?? {};
  const to = target?.to ?? null;
  const meant = to === null ? [] : matching(state, to, null).filter(({ side }) => side === state.sides[0].id);
  const [only] = meant;
  return {
    ...(only !== undefined && meant.length === 1 && { priorityTarget: only.id }),
    ...(targetLocation !== null && { targetLocation }),
  };
}

/** What an effect has set before the first enemy acts. */
function setBy({ npo }: BattleState): NpoChoice {
  const { priorityTarget = null, targetLocation = null } = npo ?? {};
  return { ...(priorityTarget !== null && { priorityTarget }), ...(targetLocation !== null && { targetLocation }) };
}

/**
 * How the enemy plays when nobody has chosen: ACOLYTE's table with Alert, else Brawler or Marksman by its weapons; after whom
 * and what the scenario says, or an effect since.
 */
export const firstChoice = (state: BattleState): NpoChoice => ({
  ...tableChoice(state),
  ...wantedBy(state),
  ...setBy(state),
});

/** By which table it plays when nobody has chosen. */
function tableChoice({ alert, operatives, sides }: BattleState): NpoChoice {
  if (alert !== undefined) return { tables: tablesOf(['acolyte']), table: 'acolyte', own: {}, alert: true };
  const enemies = operatives.filter(({ side }) => side === sides[1].id);
  return {
    tables: tablesOf(['brawler', 'marksman']),
    table: 'brawler',
    own: Object.fromEntries(enemies.map((enemy) => [enemy.id, tableOf(enemy)])),
    alert: false,
  };
}

/** The table plays the next enemy, or this one. What is not yet chosen is chosen with it. Waits for the later rules. */
export async function activateEnemy(operative: string | null): Promise<Refusal | null> {
  const state = gameStore.getState().battle?.state;
  if (state === undefined) return null;
  const choice = playsByTable(state.npo) ? {} : { choice: firstChoice(state) };
  return dispatch({ type: 'enemyActivates', operative, ...choice });
}
