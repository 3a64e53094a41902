import { ownRowId } from '../../content/ownRowId.ts';
import { shippedBehaviours } from '../../content/shippedBehaviours.ts';
import type { NpoChoice, NpoState } from '../../engine/plugins/npo/state.ts';
import type { BattleView } from '../../engine/view/battleView.ts';
import type { Behaviour } from '../../engine/behaviour/killTeam/table.ts';
import { whole } from '../../engine/behaviour/extend.ts';
import type { App } from '../../state/base/app.ts';
import { type OwnTable, tablesOf } from '../../state/workshop/workshop.ts';
import type { Whose } from '../../words/whoseSaid.ts';
import { enemiesOf } from './enemiesOf.ts';
import { firstChoice } from './activateEnemy.ts';
import { killTeamIn, killTeamPlayOf } from '../../state/battle/killTeam.ts';

/** The pack of what one makes oneself. */
const WORKSHOP = 'workshop';

/** A table to choose: what is shown of it, and how it is worked in. */
export interface TableOffer {
  readonly id: string;
  readonly name: string;
  readonly whose: Whose;
}

/** How the enemy plays as it is set, or as it will be when nobody sets anything. */
export function npoOf(view: BattleView): NpoState {
  const { chosen, by } = enemiesOf(view);
  return chosen ?? by(firstChoice(view));
}

type Find = (id: string) => Behaviour | undefined;

/** A table that can be chosen. `find`: what it may extend. */
interface Offered extends TableOffer {
  readonly behaviour: Behaviour;
  readonly find: Find;
}

function offersOf(pack: string, whose: Whose, tables: readonly OwnTable[]): readonly Offered[] {
  const shipped = shippedBehaviours();
  const find: Find = (id) => tables.find(({ behaviour }) => behaviour.id === id)?.behaviour ?? shipped.get(id);
  return tables.map(({ behaviour }) => ({
    id: ownRowId(pack, behaviour.id),
    name: behaviour.name,
    whose,
    behaviour,
    find,
  }));
}

/** Tables of the app, of one's own and of other packs, each under the id that it has among all packs. */
async function allOffers(app: App): Promise<readonly Offered[]> {
  const found = await tablesOf(app).readWorkshop();
  const shipped = shippedBehaviours();
  return [
    ...[...shipped].map(([id, behaviour]): Offered => {
      return { id, name: behaviour.name, whose: 'app', behaviour, find: (parent) => shipped.get(parent) };
    }),
    ...offersOf(WORKSHOP, 'own', found?.own ?? []),
    ...(found?.packs ?? []).flatMap(({ pack, name, tables }) => offersOf(pack, { pack: name }, tables)),
  ];
}

/** What can be chosen. Never rejects. */
export const tableOffers = async (app: App): Promise<readonly TableOffer[]> =>
  (await allOffers(app)).map(({ id, name, whose }) => ({ id, name, whose }));

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
  const offered = (await allOffers(app)).find((each) => each.id === id);
  const view = killTeamIn(app.store.getState().battle)?.view;
  if (view === undefined) return;
  const { own, tables } = npoOf(view);
  const table = offered === undefined ? tables[id] : whole(offered.behaviour, offered.find).table;
  if (table === null || table === undefined) return;
  const chosen = enemy === null ? { table: id, own: {} } : { own: { ...own, [enemy]: id } };
  await setEnemy(app, { tables: { [id]: table }, ...chosen });
}
