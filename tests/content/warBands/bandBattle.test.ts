import { describe, expect, it } from 'vitest';
import type { Edit } from '../../support/packProblems.ts';
import { bandBattle, type BandPlan } from '../../../src/content/warBands/bandBattle.ts';
import { choiceOf } from '../../../src/content/warBands/bandChoice.ts';
import { withOption } from '../../../src/content/warBands/changeBand.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { battleDecider } from '../../../src/engine/family/vanguard/flow/battleDecider.ts';
import { type BattleState, battleState } from '../../../src/engine/family/vanguard/model/battle.ts';
import { bandPack } from '../../support/bandPack.ts';
import { Lots, nextCommand } from '../../support/vanguardPlayer.ts';

const pack = bandPack();
const anna = { id: 'p1', name: 'Anna', mark: 'A' };
const marc = { id: 'p2', name: 'Marc', mark: 'M' };
const third = choiceOf(pack, 'iron-third');
const choir = choiceOf(pack, 'bone-choir');

const plan = (change: Partial<BandPlan> = {}): BandPlan => ({
  ruleset: 'vanguard',
  scenario: present(pack.bandScenarios.get('gather-intelligence'), 'gather-intelligence'),
  sides: [
    { pack, choice: third, player: anna, dice: 'table' },
    { pack, choice: choir, player: marc, dice: 'screen' },
  ],
  automation: { attack: 'assisted', enemy: 'full' },
  seed: 'seed',
  ...change,
});

const named = (state: BattleState, name: string) =>
  present(
    state.models.find((model) => model.name === name),
    name,
  );

describe('a battle of two war bands', () => {
  it('should be whole and plain, as battles are saved, with nothing done in it', () => {
    const state = bandBattle(plan());
    expect(battleState.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(state).toMatchObject({ ruleset: 'vanguard', seed: 'seed', step: 'setUp', round: 0, result: null });
    expect(state.models.every(({ placed, inPlay, activated }) => !placed && !inPlay && !activated)).toBe(true);
  });

  it('should have both sides with their factions, players and dice', () => {
    const { sides, players, settings } = bandBattle(plan());
    expect(sides.map(({ id, name, faction, hand, started }) => [id, name, faction, hand, started])).toEqual([
      ['first', 'Iron Third', 'Foundry Thirds', 'people', 5],
      ['second', 'Bone Choir', 'Charnel Choirs', 'people', 5],
    ]);
    expect(players).toEqual([anna, marc]);
    expect(settings).toMatchObject({
      dice: { first: 'table', second: 'screen' },
      automation: { attack: 'assisted', enemy: 'full' },
      readings: { retaliateToDisengage: false },
    });
  });

  it('should let the tables play a side, and then nobody owns its models', () => {
    const [first, second] = plan().sides;
    const state = bandBattle(plan({ sides: [first, { ...second, player: null }] }));
    expect(state.players).toEqual([anna]);
    expect(state.sides.map(({ hand }) => hand)).toEqual(['people', 'tables']);
    expect(new Set(state.models.map(({ side, owner }) => `${side} ${owner}`))).toEqual(
      new Set(['first p1', 'second null']),
    );
  });

  it('[V-04] [V-75] [V-76] [V-77] should copy cards in with options, leader and faction worked out', () => {
    const state = bandBattle(plan());
    expect(named(state, 'Thorn')).toMatchObject({ leader: true, cp: 3, wn: 3, wounds: 3, points: 28 });
    expect(named(state, 'Hesk').attacks.map(({ id }) => id)).toEqual(['third-bayonet', 'marked-rifle']);
    expect(named(state, 'Chorister 2').attacks.map(({ id }) => id)).toContain('teeth-and-nails');
    expect(named(state, 'Hesk').attacks.map(({ id }) => id)).not.toContain('teeth-and-nails');
    expect(named(state, 'Sparrow').base).toEqual({ shape: 'oval', width: 42, length: 75 });
    expect(named(state, 'Precentor')).toMatchObject({ invulnerable: [5], actions: [{ id: 'call-back' }] });
  });

  it('should tell equal models apart by a number, and the same war band twice', () => {
    const [first, second] = plan().sides;
    const state = bandBattle(plan({ sides: [first, { ...second, choice: third }] }));
    expect(state.sides.map(({ name }) => name)).toEqual(['Iron Third', 'Iron Third 2']);
    expect(new Set(state.models.map(({ id }) => id)).size).toBe(10);
    expect(
      bandBattle(plan())
        .models.slice(5)
        .map(({ name }) => name),
    ).toEqual(['Precentor', 'Chorister 1', 'Chorister 2', 'Chorister 3', 'Bass']);
  });

  it('should take a war band as it was changed, not as it is in its pack', () => {
    const rifle = present(pack.bandModels.get('third-rifle'), 'third-rifle');
    const [first, second] = plan().sides;
    const choice = withOption(third, 'hesk', rifle, 'cup-discharger');
    const hesk = named(bandBattle(plan({ sides: [{ ...first, choice }, second] })), 'Hesk');
    expect(hesk.attacks.find(({ id }) => id === 'cup-shell')?.followUp).toMatchObject({ name: 'Splinters', radius: 2 });
    expect(hesk.points).toBe(23);
  });

  it('should go on without its packs, and say when one lacks a card', () => {
    const [first, second] = plan().sides;
    const edits: readonly Edit[] = [['band-models.json', [0, 'attacks', 0, 'dice'], 9]];
    const other = bandBattle(plan({ sides: [{ ...first, pack: bandPack(...edits) }, second] }));
    expect(bandBattle(plan())).not.toEqual(other);
    const lost = { ...pack, bandModels: new Map() };
    expect(() => bandBattle(plan({ sides: [{ ...first, pack: lost }, second] }))).toThrow('no card third-captain');
  });
});

describe('the scenario of a battle', () => {
  const scenarioOf = (id: string) => bandBattle(plan({ scenario: present(pack.bandScenarios.get(id), id) })).scenario;

  it('[V-84] [V-86] should have objectives by the sides of the battle, worth 3, 1 and 2', () => {
    expect(scenarioOf('gather-intelligence').objectives.map(({ near, worth }) => [near, worth])).toEqual([
      [null, { first: 3, second: 3 }],
      ['first', { first: 1, second: 2 }],
      ['first', { first: 1, second: 2 }],
      ['second', { first: 2, second: 1 }],
      ['second', { first: 2, second: 1 }],
    ]);
    expect(scenarioOf('cold-ferry').objectives.map(({ near }) => near)).toEqual([null, null, null]);
  });

  it('[V-81] [V-83] should have its own length, end die and leader objectives, or none', () => {
    expect(scenarioOf('gather-intelligence')).toMatchObject({ rounds: 5, endDie: 4, leaderObjectives: [] });
    expect(scenarioOf('cold-ferry')).toMatchObject({ rounds: 4, endDie: null, leaderObjectives: [{ points: 4 }] });
    expect(bandBattle(plan()).lastRound).toBe(5);
  });

  it('[V-79] [V-80] [V-87] [V-88] should have the edges, the map, the set-up in order and special lines', () => {
    const { edges, map, setUp, special } = scenarioOf('gather-intelligence');
    expect(edges).toEqual({ first: ['south'], second: ['north'] });
    expect(map).toContain('36″ by 36″');
    expect(setUp[0]).toContain('This layout is ours.');
    expect(setUp.at(-1)).toBe('Whose edge is the north sets up within 6″ of it.');
    expect(setUp).toHaveLength(8);
    expect(special).toEqual(['Objectives stop neither movement nor sight, and nobody picks them up.']);
    expect(scenarioOf('last-bell').edges).toEqual({ first: ['south', 'west'], second: ['north', 'east'] });
  });
});

describe('a scenario that says less', () => {
  const scenario = {
    ...present(pack.bandScenarios.get('cold-ferry'), 'cold-ferry'),
    objectives: [],
    special: [],
    leaderObjectives: [],
  };
  const { setUp, special } = bandBattle(plan({ scenario })).scenario;

  it('[V-79] should lay nothing out but its layout and both zones', () => {
    expect(setUp).toEqual([scenario.layout.text, scenario.deployment.first, scenario.deployment.second]);
  });

  it('[V-87] should say nothing of objectives that stay', () => {
    expect(special).toEqual([]);
  });
});

describe('battles of the war bands that ship', () => {
  it.each(['gather-intelligence', 'cold-ferry', 'last-bell'])('should play to the end of %s', (id) => {
    const scenario = present(pack.bandScenarios.get(id), id);
    for (let seed = 1; seed <= 2; seed += 1) {
      const lots = new Lots(`${id} ${seed}`);
      let state = bandBattle(plan({ scenario, seed: `${id} ${seed}` }));
      for (let steps = 0; steps < 4000 && state.result === null; steps += 1) {
        const command = present(nextCommand(lots, state), 'a command');
        const decided = battleDecider.decide(state, command);
        if (decided.ok) state = decided.state;
      }
      expect(state.result).toMatchObject({ reason: 'played' });
      expect(state.round).toBeGreaterThanOrEqual(scenario.rounds);
    }
  });
});
