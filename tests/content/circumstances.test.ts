import { beforeAll, describe, expect, it } from 'vitest';
import { type BattlePlan, buildBattle } from '../../src/content/buildBattle.ts';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import {
  environmentChoices,
  environmentsIn,
  eventTableChoices,
  eventTableIn,
  rollEnvironments,
} from '../../src/content/circumstances.ts';
import { asDeckId, canBeDeck, isDeckId, tableIdOf } from '../../src/content/eventDeck.ts';
import type { Pack } from '../../src/content/pack.ts';
import { quickStart, scenarioPlan } from '../../src/content/quickStart.ts';
import { present } from '../../src/engine/core/invariant.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { play, type Play } from '../support/decide.ts';

const players = [{ id: 'p1', name: 'Ana', mark: 'A' }];
const dice = { retinue: 'table', enemy: 'table' } as const;
const table = { players, dice, seed: 's' };

let pack: Pack;
beforeAll(async () => {
  pack = await loadBundledPack();
});

const begun = (set: Partial<BattlePlan>, of = pack) =>
  play(buildBattle({ ...scenarioPlan(of, 'quick-start', table), ...set })).does({ type: 'startBattle' }).midway;
const sources = ({ lasting }: BattleState) => [...new Set(lasting.map(({ source }) => source.id))];
const row = (id: string) => present(pack.missions.get(id), id);
const without = (of: Pack, id: string): Pack => ({
  ...of,
  tables: new Map([...of.tables].filter(([each]) => each !== id)),
});
/** Faces one after the other. */
const faces = (...all: readonly number[]) => {
  const left = [...all];
  return () => present(left.shift(), 'a face');
};

describe('what a scenario is played in', () => {
  it('should be chosen for the battle, and act from its beginning', () => {
    const hard = begun({ environments: ['gloom', 'vox-dead'], difficulty: 'hard' });
    expect(sources(hard)).toEqual(['gloom', 'vox-dead']);
    expect(hard.lasting.map(({ change }) => change.op)).toEqual(
      expect.arrayContaining(['told', 'sight', 'notice', 'ployPrice', 'forbidTrait']),
    );
    expect(sources(begun({ environments: [] }))).toEqual([]);
  });

  it('should be as the scenario plans it when nothing is chosen, and nothing when that is chosen', () => {
    const relay = row('silent-relay');
    expect(environmentsIn(pack, relay, {}).map(({ id }) => id)).toEqual(['gloom']);
    expect(environmentsIn(pack, relay, { environments: [] })).toEqual([]);
    expect(sources(begun({ mission: 'silent-relay' }))).toEqual(['gloom']);
    expect(sources(begun({ mission: 'silent-relay', environments: ['crowded'] }))).toEqual(['crowded']);
  });

  it('should offer the rows of the table by their faces, and what a scenario has of its own', () => {
    const plan = {
      ...present(row('retrieve').plan, 'a plan'),
      environment: [{ id: 'own', name: 'Own', text: 'Ours.' }],
    };
    const choices = environmentChoices(pack, { plan });
    expect(choices.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, null]);
    expect(choices.at(-1)).toEqual({ id: 'own', name: 'Own', text: 'Ours.', face: null });
  });

  it('should have its events from any of the four theatres, and from no table that there is not', () => {
    expect(eventTableChoices(pack, 'retrieve')).toEqual([
      'standard-events',
      'frontline-events',
      'underhive-events',
      'void-hulk-events',
    ]);
    expect(eventTableChoices(pack, 'water-runs-down').at(-1)).toBe('cistern-events');
    expect(eventTableIn(pack, 'retrieve', { eventTable: 'void-hulk-events' })).toBe('void-hulk-events');
    expect(eventTableIn(pack, 'retrieve', { eventTable: 'gone' })).toBe('standard-events');
    expect(begun({ eventTable: 'underhive-events' }).eventTable).toBe('underhive-events');
  });

  it('should draw the events of any theatre from a deck where that is chosen, none twice until all were drawn', () => {
    const id = asDeckId('underhive-events', true);
    expect([isDeckId(id), tableIdOf(id), canBeDeck(pack, id), canBeDeck(pack, 'gone')]).toEqual([
      true,
      'underhive-events',
      true,
      false,
    ]);
    expect(eventTableIn(pack, 'retrieve', { eventTable: id })).toBe(id);
    expect(eventTableIn(pack, 'retrieve', { eventTable: asDeckId('gone', true) })).toBe('standard-events');
    const battle = begun({ eventTable: id });
    expect(battle.eventTable).toBe('underhive-events');
    expect(battle.tables?.['underhive-events']?.deck).toEqual({ reshuffle: 'whenEmpty' });
    expect(begun({ eventTable: asDeckId(id, false) }).tables?.['underhive-events']?.deck).toBeUndefined();
    const event = (at: Play) =>
      play({ ...at.midway, phase: 'turningPointOver', tasks: [] })
        .does({ type: 'nextTurningPoint' })
        .answers([6]);
    const first = event(play(battle));
    expect(first.options).toHaveLength(10);
    const second = event(first.answers('1'));
    expect(second.question).toMatchObject({ kind: 'pick', question: 'handTable', random: true });
    expect(second.options).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });

  it('should let the players attack or defend only where the scenario leaves it open', () => {
    const open = present(
      [...pack.missions.values()].find(({ role }) => role === 'either'),
      'one of either side',
    );
    const fixed = present(
      [...pack.missions.values()].find(({ role }) => role === 'attacker'),
      'one that attacks',
    );
    expect(begun({ mission: open.id, role: 'defender' }).mission.role).toBe('defender');
    expect(begun({ mission: open.id }).mission.role).toBe('either');
    expect(begun({ mission: fixed.id, role: 'defender' }).mission.role).toBe('attacker');
  });

  it('should be without environments in a pack without the table', () => {
    const bare = without(pack, 'environments');
    expect(environmentChoices(bare, row('retrieve'))).toEqual([]);
    expect(rollEnvironments(bare, 'hard', () => 1)).toEqual([]);
    expect(sources(begun({ environments: ['gloom'] }, bare))).toEqual([]);
    expect(sources(begun({ mission: 'silent-relay' }, bare))).toEqual(['gloom']);
    expect(play(quickStart(bare, table)).does({ type: 'startBattle' }).midway.lasting).toEqual([]);
  });
});

describe('Crowded', () => {
  it('should count the bystanders that the retinue takes down, six at the most, and bring the table of their flight', () => {
    const crowded = begun({ environments: ['crowded'] });
    expect(crowded.mission.counters).toContainEqual({ id: 'bystanders', name: expect.any(String) as string, max: 6 });
    expect(crowded.counters['bystanders']).toBe(0);
    expect(Object.keys(present(crowded.tables, 'tables'))).toContain('bystanders-flee');
    expect(begun({ environments: ['gloom'] }).counters['bystanders']).toBeUndefined();
  });
});

describe('rolling an environment', () => {
  it('should be the row of the face, two of them on Hard', () => {
    expect(rollEnvironments(pack, 'medium', faces(9))).toEqual(['vox-dead']);
    expect(rollEnvironments(pack, 'easy', faces(1))).toEqual(['clear-air']);
    expect(rollEnvironments(pack, 'hard', faces(5, 7))).toEqual(['toxic-seep', 'unstable-floor']);
  });

  it('should go on to the next that fits on Hard: never clear, not dark twice, no two alike', () => {
    expect(rollEnvironments(pack, 'hard', faces(1, 3))).toEqual(['gloom', 'choking-dust']);
    expect(rollEnvironments(pack, 'hard', faces(10, 10))).toEqual(['crowded', 'gloom']);
  });
});
