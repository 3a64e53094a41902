import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { quickStart } from '../../src/content/quickStart.ts';
import type { Command } from '../../src/engine/family/killteam/model/command.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { playOf } from '../../src/state/battle/play.ts';
import { DEFAULT_SETTINGS } from '../../src/persistence/settingsSlot.ts';
import { app } from './app.tsx';
import { killTeamIn, type KillTeamBattle } from '../../src/state/battle/killTeam.ts';

const { closeBattle, dispatch, startBattle } = playOf(app);

/** Nothing stored, nothing open, settings as at the first opening. */
export async function freshApp(): Promise<void> {
  await closeBattle();
  localStorage.clear();
  app.store.setState({ battles: [], campaigns: [], settings: DEFAULT_SETTINGS });
}

/** Opens the ready-made battle, changed before it begins; returns its id. */
export async function openReady(change: (state: BattleState) => BattleState = (state) => state): Promise<string> {
  const pack = await loadBundledPack();
  const dice = { retinue: 'table', enemy: 'screen' } as const;
  const state = quickStart(pack, { players: [{ id: 'p1', name: 'Ana', mark: 'A' }], dice, seed: 'ready' });
  const made = { title: state.mission.name, ruleset: { id: 'acolyte', version: '1' }, packs: [] };
  return startBattle(change(state), made);
}

/** Carries out commands that must not be refused. */
export function play(...commands: readonly Command[]): void {
  for (const command of commands) {
    const refusal = dispatch(command);
    if (refusal !== null) throw new Error(`${command.type}: ${refusal.code}`);
  }
}

/** The open battle, which must be there. */
export function openNow(): KillTeamBattle {
  const battle = killTeamIn(app.store.getState().battle);
  if (battle === null) throw new Error('no battle is open');
  return battle;
}
