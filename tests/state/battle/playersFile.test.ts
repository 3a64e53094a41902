import { beforeEach, describe, expect, it } from 'vitest';
import { evolve } from '../../support/fold.ts';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { quickStart } from '../../../src/content/quickStart.ts';
import { battleLog } from '../../../src/persistence/battleFile.ts';
import { readLogNow } from '../../../src/persistence/importFile.ts';
import { playersFile } from '../../../src/state/battle/playersFile.ts';
import { vault } from '../../support/vault.ts';
import { browserPorts } from '../../../src/app/browserPorts.ts';
import { createApp } from '../../../src/state/base/app.ts';
import { killTeamBattlesOf, killTeamPlayOf } from '../../../src/state/battle/killTeam.ts';
import type { KillTeamTypes } from '../../../src/engine/systems/killTeamSystem.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const app = createApp({ ...browserPorts(), now: () => NOW });

const battleSession = killTeamBattlesOf(app);
const { dispatch, startBattle } = killTeamPlayOf(app);

async function begin(): Promise<void> {
  const pack = await loadBundledPack();
  const players = [{ id: 'p1', name: 'Anna', mark: 'A' }];
  const state = quickStart(pack, { players, dice: { retinue: 'table', enemy: 'table' }, seed: 'master' });
  const mission = { ...state.mission, ...vault };
  startBattle({ ...state, mission }, { title: 'Vault', ruleset: { id: 'acolyte', version: '1.0.0' }, packs: [] });
}

const read = (text: string) => {
  const found = readLogNow(battleLog<KillTeamTypes>(evolve), text);
  if (found.kind !== 'loaded') throw new Error(JSON.stringify(found));
  return found.value;
};

describe('the file for the players', () => {
  beforeEach(begin);

  it('should be a battle of its own that begins where the master’s stands, without its log and its secrets', () => {
    dispatch({ type: 'setCounter', counter: 'suspicion', to: 4 });
    dispatch({ type: 'setCounter', counter: 'parts', to: 1 });
    const made = playersFile(app, 'Vault for players');
    expect(made?.fileName).toBe('retinue-vault-for-players-2026-11-22.json');
    const text = made?.text ?? '';
    expect(text).not.toMatch(/suspicion|Leave nobody|behind the gate\*\*|night guard/iu);
    const { file, state } = read(text);
    expect(file).toMatchObject({ title: 'Vault for players', entries: [], redo: [] });
    expect(file.id).not.toBe(battleSession.play?.meta.id);
    expect(state.counters).toEqual({ parts: 1 });
    expect(state.operatives).toEqual(battleSession.play?.state.operatives);
  });

  it('should not be made while something is asked', () => {
    expect(dispatch({ type: 'startBattle' })).toBeNull();
    expect(battleSession.play?.state.tasks.length).toBeGreaterThan(0);
    expect(playersFile(app, 'Vault')).toBeNull();
  });
});
