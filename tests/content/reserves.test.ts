import { describe, expect, it } from 'vitest';
import { forPlayers } from '../../src/engine/plugins/scenario/forPlayers.ts';
import { buildBattle } from '../../src/content/buildBattle.ts';
import { mergePacks } from '../../src/content/mergePacks.ts';
import { scenarioPlan } from '../../src/content/quickStart.ts';
import { QUICK_START } from '../../src/content/readyScenario.ts';
import { corePack, oneRowTable, ownPack, scenarioFiles, wholeScenario } from '../support/scenarioPack.ts';

const OWN = scenarioPlan(corePack, QUICK_START, {
  players: [],
  dice: { retinue: 'screen', enemy: 'screen' },
  seed: 's',
}).faction;
const [OTHER = ''] = [...corePack.factions.keys()].filter((id) => id !== OWN);

const rise = (as: string | null) => ({
  op: 'rise',
  to: { who: 'one', side: 'enemy', filters: ['fallen'] },
  from: 1,
  as,
});
const test = { op: 'test', to: rise(null).to, upTo: 2, fail: rise('cult-fighter') };
const spawn = (faction: string) => ({
  op: 'spawn',
  group: 'reinforcements',
  order: 'conceal',
  where: 'entry-point',
  dv: 3,
  faction,
});
const hook = { ...wholeScenario.script.hooks[0], effects: [rise('cult-leader'), rise(null), test, spawn(OTHER)] };
const files = {
  ...scenarioFiles,
  'missions.json': [{ ...wholeScenario, script: { ...wholeScenario.script, hooks: [hook] } }],
  'tables/finds.json': oneRowTable('finds', [rise('cult-leader')]),
};
const pack = mergePacks(corePack, [ownPack(files)]);
const built = (set: object = {}) =>
  buildBattle({
    ...scenarioPlan(pack, QUICK_START, { players: [], dice: { retinue: 'screen', enemy: 'screen' }, seed: 's' }),
    mission: 'mine--the-vault',
    ...set,
  });

describe('cards that take the place of the fallen', () => {
  it('should be in the battle of a scenario that names them, each once', () => {
    expect(built().reserves?.map(({ card, side }) => [card, side])).toEqual([
      ['cult-leader', 'enemy'],
      ['cult-fighter', 'enemy'],
    ]);
    expect(built({ mission: 'retrieve' }).reserves).toBeUndefined();
  });

  it('should not be told to the players when only the scenario knows of them', () => {
    expect(forPlayers(built()).reserves).toEqual([]);
    const open = built({ eventTable: 'mine--finds' });
    expect(forPlayers(open).reserves?.map(({ card }) => card)).toEqual(['cult-leader']);
  });
});

describe('tables of other factions', () => {
  it('should be in the battle of a scenario that brings them on, with all of their rows', () => {
    const kept = built().factionRows;
    const faction = corePack.factions.get(OTHER);
    expect(Object.keys(kept ?? {})).toEqual([OTHER]);
    expect(kept?.[OTHER]?.name).toBe(faction?.name);
    expect(kept?.[OTHER]?.rows.map(({ from, to, dv }) => [from, to, dv])).toEqual(
      faction?.rows.map(({ from, to, dv }) => [from, to, dv]),
    );
    expect(built({ mission: 'retrieve' }).factionRows).toBeUndefined();
  });

  it('should not be told to the players when only the scenario knows of them', () => {
    expect(forPlayers(built()).factionRows).toEqual({});
  });

  it('should be refused when no pack has the faction', () => {
    const wrong = { ...hook, effects: [spawn('nobody-at-all')] };
    expect(() =>
      ownPack({
        ...files,
        'missions.json': [{ ...wholeScenario, script: { ...wholeScenario.script, hooks: [wrong] } }],
      }),
    ).toThrow(/faction/u);
  });
});
