import type { Pack } from '../content/pack.ts';
import { rulesetById } from '../engine/rulesets/registry.ts';
import type { BattleSettings } from '../engine/battle/settings.ts';
import type { BattleState, Player } from '../engine/battle/state.ts';
import { dispatch, startBattle } from './play.ts';
import { askForPersistence } from './settings.ts';
import type { AppSettings } from './store.ts';

/** What is begun: a battle in phase `setUp`, what it is called, and the pack it was built from. */
export interface Beginning {
  readonly pack: Pack;
  readonly state: BattleState;
  readonly title: string;
  readonly settings: AppSettings;
}

/** FNV-1a over the rows of a pack, in hexadecimal: tells two states of one version apart, protects from nothing. */
function hashOf(pack: Pack): string {
  const text = JSON.stringify(pack, (_key, value: unknown) => (value instanceof Map ? [...value.values()] : value));
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** The player's own dial and readings in place of the usual ones; ammunition stays off where the difficulty has none. */
const settingsWith = (usual: BattleSettings, { automation, readings }: AppSettings): BattleSettings => ({
  ...usual,
  automation: { ...automation, ammo: automation.ammo && usual.parameters.ammo },
  readings,
});

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

/** Stores a new battle, starts its first turning point and asks the browser to keep it. Returns its id. */
export function beginBattle({ pack, state, title, settings }: Beginning): string {
  const { id, version, ruleset } = pack.manifest;
  const rules = rulesetById(ruleset);
  const battle = startBattle(
    { ...state, settings: settingsWith(state.settings, settings) },
    { title, ruleset: { id: rules.id, version: rules.version }, packs: [{ id, version, hash: hashOf(pack) }] },
  );
  dispatch({ type: 'startBattle' });
  void askForPersistence();
  return battle;
}
