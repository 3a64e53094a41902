import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadKillTeamSides } from '../../../src/content/killTeamSides.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { againstTables, randomBattle } from '../../support/killTeamBattles.ts';
import { BATTLE_NOW } from '../../support/versions.ts';
import type { KillTeamTypes } from '../../../src/engine/systems/killTeamSystem.ts';

const pack = await loadKillTeamSides('kt2021');
const people = randomBattle(pack, 1);
const tables = againstTables(pack, 1);

/** An app that has no rules yet. */
async function bareApp() {
  vi.resetModules();
  const { battleLog } = await import('../../../src/persistence/battleFile.ts');
  const { battleDecider, viewOf } = await import('../../../src/engine/systems/battle.ts');
  const { fetchedSystems } = await import('../../../src/engine/systems/killTeams.ts');
  const { fetchSystems } = await import('../../../src/engine/systems/registry.ts');
  const kind = battleLog<KillTeamTypes>(battleDecider.evolve);
  return {
    reads: async (text: unknown) => kind.ready?.(JSON.stringify(text)),
    accepts: (state: BattleState) => kind.state.safeParse(state).success,
    here: () => fetchedSystems().map(({ id, plugins }) => [id, plugins.some((plugin) => plugin.id === 'npo')]),
    fetchSystems,
    battleDecider,
    viewOf,
  };
}

let app: Awaited<ReturnType<typeof bareApp>>;
beforeEach(async () => {
  app = await bareApp();
});

describe('the rules that a saved battle needs', () => {
  it('should be those of its system alone where people play both sides', async () => {
    await app.reads({ version: BATTLE_NOW, setup: people });
    expect(app.here()).toEqual([['kt2021', false]]);
    expect(app.accepts(people)).toBe(true);
    expect(app.viewOf(people).enemies).toBeNull();
    expect(app.battleDecider.decide(people, { type: 'startBattle' }).ok).toBe(true);
  });

  it.each([
    ['a battle', tables],
    ['one in quotes', JSON.stringify({ setup: tables })],
    ['one of people that tables were chosen for', { ...people, npo: tables.npo }],
  ])('should come with what tables need where they play a side: %s', async (_name, setup) => {
    await app.reads({ version: BATTLE_NOW, setup });
    expect(app.here()).toEqual([['kt2021', true]]);
    expect(app.accepts(tables)).toBe(true);
    expect(app.viewOf(tables).enemies?.toAct).toBeDefined();
  });

  it('should be all there are for a text that names no system, or is of an older version', async () => {
    await app.reads({ version: 1, setup: { ruleset: 'kt2021' } });
    expect(app.here()).toEqual([['kt2021', true]]);
    await app.reads({});
    expect(app.here()).toHaveLength(4);
    expect(app.here().every(([, byTables]) => byTables)).toBe(true);
  });

  it('should be made whole by a battle that needs more, and stay so', async () => {
    await app.reads({ version: BATTLE_NOW, setup: people });
    const before = app.viewOf(people);
    await app.reads({ version: BATTLE_NOW, setup: tables });
    expect(app.here()).toEqual([['kt2021', true]]);
    expect(app.viewOf(people).actions.orders).toBe(before.actions.orders);
    await app.reads({ version: BATTLE_NOW, setup: people });
    expect(app.here()).toEqual([['kt2021', true]]);
  });

  it('should never decide a battle against tables without them', async () => {
    await app.fetchSystems(['kt2021'], 'people');
    expect(() => app.battleDecider.decide(tables, { type: 'startBattle' })).toThrow('tables');
  });
});
