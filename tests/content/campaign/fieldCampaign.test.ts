import { beforeAll, describe, expect, it } from 'vitest';
import { type BundledCampaign, loadBundledCampaign } from '../../../src/content/campaign/bundledCampaign.ts';
import {
  type CampaignDeployment,
  fieldCampaign,
  fieldScenario,
  type ScenarioChoice,
} from '../../../src/content/fielding.ts';
import { HELD_CLUES } from '../../../src/engine/family/killteam/model/mission.ts';
import { newCampaign } from '../../../src/engine/campaign/newCampaign.ts';
import type { CampaignState } from '../../../src/engine/campaign/model/state.ts';
import { carried, memberWith, since } from '../../support/fieldedMember.ts';
import { fullSettingsOf, withCp } from '../../support/sides.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { savedBattle } from '../../../src/engine/systems/saved.ts';

const players = [
  { id: 'p1', name: 'Anna', mark: 'circle' },
  { id: 'p2', name: 'Marc', mark: 'square' },
];
const founding = { name: 'The Ledger', seed: 'seed', difficulty: 'medium', players } as const;

const acolyte = memberWith({
  id: 'm1',
  name: 'Isaura Vex',
  card: 'acolyte',
  kind: 'acolyte',
  portrait: 'brim',
  weapons: [carried('hot-shot-laspistol'), carried('sword')],
});
const second = memberWith({ ...acolyte, id: 'm2', name: 'Oskar Thane', player: 'p2' });
const follower = memberWith({ id: 'm3', player: 'p2', armour: carried('flak-vest') });

const state: CampaignState = { ...newCampaign(founding, 'acolyte'), members: [acolyte, second, follower] };
const dice = { retinue: 'table', enemy: 'screen' } as const;

const plan: CampaignDeployment = {
  deployed: ['m1', 'm3'],
  auxiliaries: ['penal-trooper', 'cyber-hound'],
  objectives: ['burn-the-ledger', 'leave-no-trace'],
  mission: 'silence-the-voice',
  faction: 'chaos-cult',
  enemies: [{ card: 'cult-leader', weapons: ['autopistol', 'ritual-blade'] }],
  eventTable: 'standard-events',
  difficulty: 'medium',
  dice,
  seed: 'battle',
  perils: 'perils',
};

let bundled: BundledCampaign;
beforeAll(async () => {
  bundled = await loadBundledCampaign();
});

const battle = (changes: Partial<CampaignDeployment> = {}, of = state) =>
  fieldCampaign(bundled, of, { ...plan, ...changes });
const { enemies: named, ...chosen } = plan;
const scenario = (changes: Partial<ScenarioChoice> = {}, of = state) =>
  fieldScenario(bundled, of, { ...chosen, ...changes }, dice);
const side = (name: 'retinue' | 'enemy', of = battle()) => of.operatives.filter((each) => each.side === name);

describe('fieldCampaign', () => {
  it('should be a battle by the schema of the engine, ready to begin', () => {
    const fielded = battle();
    expect(savedBattle().parse(JSON.parse(JSON.stringify(fielded)))).toEqual(fielded);
    expect(fielded).toMatchObject({ phase: 'setUp', seed: 'battle', ...withCp(0, 'Chaos Cult'), players });
  });

  it('should field members under their own ids for their own players, then the auxiliaries', () => {
    expect(side('retinue').map(({ id, name, owner, save }) => [id, name, owner, save])).toEqual([
      ['m1', 'Isaura Vex', 'p1', 6],
      ['m3', 'Sabine Hale', 'p2', 5],
      ['auxiliary-1-1', 'Penal Trooper 1', 'p1', 6],
      ['auxiliary-1-2', 'Penal Trooper 2', 'p2', 6],
      ['auxiliary-2', 'Cyber-hound', 'p1', 6],
    ]);
    expect(side('enemy').map(({ name }) => name)).toEqual(['The Voice']);
  });

  it('should count the Acolytes of the retinue for the numbers of the difficulty', () => {
    expect(fullSettingsOf(battle()).parameters.retinueDv).toBe(6);
    expect(fullSettingsOf(battle({ deployed: ['m1', 'm2'] })).parameters.retinueDv).toBe(10);
    expect(battle({ difficulty: 'easy' }).settings.parameters).toMatchObject({ retinueDv: 7, ammo: false });
  });

  it('should bring the table of perils, and track clues, captives and the objectives that the log cannot tell of', () => {
    const { tables, mission, counters, ticks } = battle();
    expect(Object.keys(present(tables, 'tables'))).toEqual([
      'environments',
      'bystanders-flee',
      'standard-events',
      'perils',
      'loot',
      'rareLoot',
    ]);
    expect(mission.ticks.map(({ id, ends }) => [id, ends])).toEqual([
      ['voice-silenced', 'complete'],
      ['burn-the-ledger', 'no'],
    ]);
    expect(counters).toMatchObject({ clues: 0, captives: 0 });
    expect(ticks).toEqual({ 'voice-silenced': false, 'burn-the-ledger': false });
  });

  it('should ask for the drawn objectives beside those of the scenario, by the tick of what the log cannot tell of', () => {
    const asked = battle({ mission: 'retrieve' }).mission.script?.objectives.map(({ id, kind, done, failed }) => ({
      id,
      kind,
      done,
      failed,
    }));
    expect(asked?.slice(1)).toEqual([
      { id: 'burn-the-ledger', kind: 'secondary', done: { is: 'tick', tick: 'burn-the-ledger' }, failed: null },
      { id: 'leave-no-trace', kind: 'secondary', done: null, failed: { is: 'alert', least: 3 } },
    ]);
    expect(asked?.[0]).toMatchObject({ kind: 'primary' });
  });

  it('should not tell of the secret objective', () => {
    const { mission } = battle({ mission: 'retrieve', objectives: ['the-other-thing'] });
    expect(mission.script?.objectives.map(({ kind }) => kind)).toEqual(['primary']);
  });

  it('should begin with the clues that were held over, apart from those that are counted on the table', () => {
    const { counters, mission } = battle({}, { ...state, nextClues: 2 });
    expect(counters).toMatchObject({ clues: 0, [HELD_CLUES]: 2 });
    expect(mission.counters.map(({ id }) => id)).not.toContain(HELD_CLUES);
    expect(Object.keys(battle().counters)).not.toContain(HELD_CLUES);
  });

  it('should count clues once in a mission that counts them itself', () => {
    const own = [...bundled.pack.missions.values()].map((row) => {
      const counters = [{ id: 'clues', name: 'Clues found', max: 3, perAcolyte: 0 }];
      return [row.id, { ...row, counters }] as const;
    });
    const pack = { ...bundled.pack, missions: new Map(own) };
    const { mission } = fieldCampaign({ ...bundled, pack }, state, plan);
    expect(mission.counters.map(({ id, max }) => [id, max])).toEqual([
      ['clues', 3],
      ['captives', 20],
    ]);
  });

  it('should activate first as its scar wants it', () => {
    const haunted = { ...follower, scars: since('haunted') };
    const orders = side('retinue', battle({}, { ...state, members: [acolyte, haunted] })).map(
      ({ id, usualOrder }) => [id, usualOrder] as const,
    );
    expect(orders.slice(0, 2)).toEqual([
      ['m1', 'engage'],
      ['m3', 'conceal'],
    ]);
  });

  it('should leave out who and what is unknown', () => {
    const fielded = battle({
      deployed: ['m1', 'm9'],
      auxiliaries: ['lost-card'],
      objectives: ['lost'],
      perils: 'lost',
    });
    expect(side('retinue', fielded).map(({ id }) => id)).toEqual(['m1']);
    expect(Object.keys(present(fielded.tables, 'tables'))).toEqual([
      'environments',
      'bystanders-flee',
      'standard-events',
      'loot',
      'rareLoot',
    ]);
  });

  it('should give found things at their lower price their deployment value', () => {
    const carriesFound = memberWith({
      ...follower,
      weapons: [{ item: 'plasma-gun', stash: 's1' }, carried('bayonet')],
    });
    const found = { key: 's1', item: 'plasma-gun', scenario: 1, foundBy: null, wpLess: 1, lost: false };
    const dvOf = (of: CampaignState) => side('retinue', battle({ deployed: ['m3'] }, of))[0]?.dv;
    expect(dvOf({ ...state, members: [carriesFound] })).toBe(2);
    expect(dvOf({ ...state, members: [carriesFound], stash: [found] })).toBe(1);
  });
});

describe('fieldScenario', () => {
  it('should roll an enemy force for the DV deployed, the same each time', () => {
    const enemies = side('enemy', scenario());
    const dv = side('retinue', scenario()).reduce((sum, each) => sum + each.dv, 0);
    expect(dv).toBe(5);
    expect(enemies.reduce((sum, each) => sum + each.dv, 0)).toBe(Math.floor(dv * 1.5));
    expect(scenario()).toEqual(scenario());
  });

  it('should roll another one with another seed, and fight by the difficulty of the campaign', () => {
    const other = scenario({}, { ...state, seed: 'other', difficulty: 'hard' });
    expect(other.settings.difficulty).toBe('hard');
    expect(other.seed).not.toBe(scenario().seed);
    expect(side('enemy', other).reduce((sum, each) => sum + each.dv, 0)).toBe(10);
  });

  it('should take the enemies that the players name instead', () => {
    expect(side('enemy', scenario({ enemies: named })).map(({ card }) => card)).toEqual(['cult-leader']);
  });
});
