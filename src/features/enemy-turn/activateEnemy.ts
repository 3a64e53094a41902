import { shippedBehaviours } from '../../content/shippedBehaviours.ts';
import type { NpoChoice } from '../../engine/plugins/npo/state.ts';
import type { BattleView } from '../../engine/view/battleView.ts';
import { whole } from '../../engine/behaviour/extend.ts';
import type { BehaviourTable } from '../../engine/behaviour/killTeam/table.ts';
import type { App } from '../../state/base/app.ts';
import { enemiesOf } from './enemiesOf.ts';
import { waysOnBoards } from '../../state/battle/waysOnBoards.ts';
import { type KillTeamRefusal, killTeamIn, killTeamPlayOf } from '../../state/battle/killTeam.ts';

/** A shipped table with what it extends worked in; null: there is none of that id. */
function shippedTable(id: string): BehaviourTable | null {
  const shipped = shippedBehaviours();
  const behaviour = shipped.get(id);
  return behaviour === undefined ? null : whole(behaviour, (parent) => shipped.get(parent)).table;
}

/** Tables by id, for a choice. */
const tablesOf = (ids: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(ids.flatMap((id) => [shippedTable(id)].flatMap((table) => (table === null ? [] : [[id, table]]))));

/** What the enemy is played by when nobody has chosen, with the tables for it. */
export function firstChoice(view: BattleView): NpoChoice {
  const { tables, choice } = enemiesOf(view).first;
  return { tables: tablesOf(tables), ...choice };
}

/** The table plays the next enemy, or this one. What is not yet chosen is chosen with it. Waits for what it needs on a board. */
export async function activateEnemy(app: App, operative: string | null): Promise<KillTeamRefusal | null> {
  const viewNow = () => killTeamIn(app.store.getState().battle)?.view;
  if ((viewNow()?.board ?? null) !== null) await waysOnBoards.fetch();
  const view = viewNow();
  if (view === undefined) return null;
  const choice = enemiesOf(view).chosen === null ? { choice: firstChoice(view) } : {};
  return killTeamPlayOf(app).dispatch({ type: 'enemyActivates', operative, ...choice });
}
