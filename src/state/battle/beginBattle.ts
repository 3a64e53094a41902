import type { Pack } from '../../content/pack.ts';
import { systemById } from '../../engine/systems/registry.ts';
import { type BattleSettings, isFull } from '../../engine/family/killteam/model/settings.ts';
import type { BattleState, Player } from '../../engine/family/killteam/model/state.ts';
import type { App } from '../base/app.ts';
import { packRef } from '../library/packRef.ts';
import { battlesOf } from './play.ts';
import type { Session } from '../log/session.ts';
import type { AppSettings } from '../base/store.ts';

/** What is begun: a battle in phase `setUp`, what it is called, and the pack it was built from. */
export interface Beginning {
  readonly pack: Pack;
  readonly state: BattleState;
  readonly title: string;
  readonly settings: AppSettings;
  /** The id that it is to have; left out: a new one. */
  readonly id?: string;
  /** Of a campaign's battle: its id, and whose scenario it is. */
  readonly scenario?: { readonly battle: string; readonly of: { id: string; scenario: number } };
}

/** The player's own dial and readings in place of the usual ones; ammunition stays off where the difficulty has none. */
const settingsWith = (usual: BattleSettings, { automation, readings }: AppSettings): BattleSettings =>
  isFull(usual)
    ? { ...usual, automation: { ...automation, ammo: automation.ammo && usual.parameters.ammo }, readings }
    : { ...usual, automation: { attack: automation.attack, falling: automation.falling } };

/** The players of the settings; `nameOf` names those without a name (from 1). Marks are one letter each, none twice. */
export function playersOf({ players }: AppSettings, nameOf: (number: number) => string): Player[] {
  const marks = new Set<string>();
  return players.map(({ name, mark }, index) => {
    const wanted = (mark === '' ? name.trim() : mark).charAt(0).toUpperCase();
    const free = wanted !== '' && !marks.has(wanted) ? wanted : `${index + 1}`;
    marks.add(free);
    return { id: `p${index + 1}`, name: name.trim() === '' ? nameOf(index + 1) : name.trim(), mark: free };
  });
}

/** Stores a new battle and starts its first turning point, or its set-up in turns. Returns its id. */
export function beginBattleIn(session: Session, { pack, state, title, settings, scenario, id }: Beginning): string {
  const rules = systemById(pack.manifest.ruleset);
  const battle = session.start(
    { ...state, settings: settingsWith(state.settings, settings) },
    {
      title,
      ruleset: { id: rules.id, version: rules.version },
      packs: [packRef(pack)],
      ...(scenario === undefined ? {} : { campaign: scenario.of }),
    },
    scenario?.battle ?? id,
  );
  // A mission that two sides play for is set up in turns first.
  if (state.mission.match === undefined) session.dispatch({ type: 'startBattle' });
  return battle;
}

/** The same in an app; asks the browser to keep it. */
export function beginBattle(app: App, beginning: Beginning): string {
  const battle = beginBattleIn(battlesOf(app), beginning);
  void app.ports.askToKeep();
  return battle;
}
