import type { BattleBase, GameTypes, PlayerBase } from '../../engine/log/battleBase.ts';
import { fetchSystems, gameFor } from '../../engine/systems/registry.ts';
import type { BattleLog, BattleMeta } from '../../persistence/battleFile.ts';
import type { App } from '../base/app.ts';
import { battlesOf } from './play.ts';
import type { Session } from '../log/session.ts';
import type { AppSettings } from '../base/store.ts';

/** What is begun: a battle of any game before anything is done in it, what it is called, and the packs it was built from. */
export interface Beginning<State extends BattleBase = BattleBase> {
  readonly packs: BattleMeta['packs'];
  readonly state: State;
  readonly title: string;
  /** The id that it is to have; left out: a new one. */
  readonly id?: string;
  /** Of a campaign's battle: its id, and whose scenario it is. */
  readonly scenario?: { readonly battle: string; readonly of: { id: string; scenario: number } };
  /** Both sides are set up here before anything else: its game begins with nothing by itself. */
  readonly setsUp?: boolean;
}

/** The players of the settings; `nameOf` names those without a name (from 1). Marks are one letter each, none twice. */
export function playersOf({ players }: AppSettings, nameOf: (number: number) => string): PlayerBase[] {
  const marks = new Set<string>();
  return players.map(({ name, mark }, index) => {
    const wanted = (mark === '' ? name.trim() : mark).charAt(0).toUpperCase();
    const free = wanted !== '' && !marks.has(wanted) ? wanted : `${index + 1}`;
    marks.add(free);
    return { id: `p${index + 1}`, name: name.trim() === '' ? nameOf(index + 1) : name.trim(), mark: free };
  });
}

/** Fetches the game of a battle that is about to be begun. Rejects when it cannot be fetched. */
export const fetchGameOf = ({ ruleset, sides }: BattleBase): Promise<void> =>
  fetchSystems([ruleset], sides.some(({ hand }) => hand === 'tables') ? 'tables' : 'people');

/** Stores a new battle, whose game is here, and does what its game begins with. Returns its id. */
export function beginBattleIn<T extends GameTypes>(
  session: Session<BattleLog<T>>,
  { packs, state, title, scenario, id, setsUp = false }: Beginning<T['state']>,
): string {
  const game = gameFor(state);
  const battle = session.start(
    state,
    {
      title,
      ruleset: { id: game.id, version: game.version },
      packs,
      ...(scenario === undefined ? {} : { campaign: scenario.of }),
    },
    scenario?.battle ?? id,
  );
  const first = setsUp ? null : game.begins(state);
  if (first !== null) session.dispatch(first);
  return battle;
}

/** The same in an app; asks the browser to keep it. */
export function beginBattle(app: App, beginning: Beginning): string {
  const battle = beginBattleIn(battlesOf(app), beginning);
  void app.ports.askToKeep();
  return battle;
}
