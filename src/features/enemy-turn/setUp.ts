import { shippedBehaviours } from '../../content/shippedBehaviours.ts';
import type { NpoChoice, NpoState } from '../../engine/plugins/npo/state.ts';
import type { BattleView } from '../../engine/view/battleView.ts';
import type { Behaviour } from '../../engine/behaviour/killTeam/table.ts';
import { whole } from '../../engine/behaviour/extend.ts';
import type { App } from '../../state/base/app.ts';
import { tablesOf } from '../../state/workshop/workshop.ts';
import { enemiesOf } from './enemiesOf.ts';
import { firstChoice } from './activateEnemy.ts';
import { killTeamIn, killTeamPlayOf } from '../../state/battle/killTeam.ts';

/** A table to choose: what is shown of it, and how it is worked in. */
export interface TableOffer {
  readonly id: string;
  readonly name: string;
}

/** How the enemy plays as it is set, or as it will be when nobody sets anything. */
export function npoOf(view: BattleView): NpoState {
  const { chosen, by } = enemiesOf(view);
  return chosen ?? by(firstChoice(view));
}

/** Tables of one's own and of other packs, with those of the app. */
async function allTables(app: App): Promise<ReadonlyMap<string, Behaviour>> {
  const found = await tablesOf(app).readWorkshop();
  const own = [...(found?.own ?? []), ...(found?.packs.flatMap(({ tables }) => tables) ?? [])];
  return new Map([...shippedBehaviours(), ...own.map(({ behaviour }) => [behaviour.id, behaviour] as const)]);
}

/** What can be chosen. Never rejects. */
export const tableOffers = async (app: App): Promise<readonly TableOffer[]> =>
  [...(await allTables(app)).values()].map(({ id, name }) => ({ id, name }));

/** Sets a part of it; what was never chosen is chosen with it. */
export async function setEnemy(app: App, change: NpoChoice): Promise<void> {
  const view = killTeamIn(app.store.getState().battle)?.view;
  if (view === undefined) return;
  const first = enemiesOf(view).chosen === null ? firstChoice(view) : {};
  const choice = { ...first, ...change };
  killTeamPlayOf(app).dispatch({
    type: 'setNpo',
    choice: { ...choice, tables: { ...npoOf(view).tables, ...change.tables } },
  });
}

/** A table for all enemies, or for one; it is copied into the battle. */
export async function chooseTable(app: App, id: string, enemy: string | null): Promise<void> {
  const all = await allTables(app);
  const behaviour = all.get(id);
  const view = killTeamIn(app.store.getState().battle)?.view;
  if (view === undefined) return;
  const { own, tables } = npoOf(view);
  const table = behaviour === undefined ? tables[id] : whole(behaviour, (parent) => all.get(parent)).table;
  if (table === null || table === undefined) return;
  const chosen = enemy === null ? { table: id, own: {} } : { own: { ...own, [enemy]: id } };
  await setEnemy(app, { tables: { [id]: table }, ...chosen });
}
