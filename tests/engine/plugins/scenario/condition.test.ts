import { describe, expect, it } from 'vitest';
import { type Condition, condition } from '../../../../src/engine/plugins/scenario/condition.ts';
import { holds } from '../../../../src/engine/plugins/scenario/holds.ts';
import { noScenario } from '../../../../src/engine/plugins/scenario/state.ts';
import { battleOf, cultist, pim, thug, vex } from '../../../support/duel.ts';
import { scripted } from '../../../support/scripted.ts';

const battle = battleOf(
  [
    vex({ carriesMarker: 'item', keywords: ['LEADER'] }),
    pim({ down: true }),
    cultist({ name: 'The Voice', removed: true }),
    thug({ wounds: 3, maxWounds: 8 }),
  ],
  {
    mission: scripted(),
    counters: { found: 2 },
    ticks: { won: true, lost: false },
    flags: ['seen'],
    turningPoint: 3,
    alert: 1,
    scenario: {
      ...noScenario(),
      settled: { main: 'done', other: 'failed' },
      acted: [{ action: 'search', operative: 'vex', turningPoint: 1, activation: 1 }],
    },
  },
);

const so: readonly Condition[] = [
  { is: 'counter', counter: 'found', least: 2 },
  { is: 'counter', counter: 'unheard', most: 0 },
  { is: 'share', counter: 'found', of: 'retinue', percent: 100 },
  { is: 'share', counter: 'found', of: 'enemy', percent: 100 },
  { is: 'tick', tick: 'won' },
  { is: 'flag', flag: 'seen' },
  { is: 'flag', flag: 'from-before' },
  { is: 'turningPoint', least: 3, most: 3 },
  { is: 'alert', most: 1 },
  { is: 'standing', side: 'retinue', least: 1, most: 1 },
  { is: 'standing', side: 'retinue', keyword: 'LEADER', least: 1 },
  { is: 'down', side: 'enemy', named: 'The Voice', least: 1 },
  { is: 'hurt', percent: 50, side: 'enemy', least: 1, most: 1 },
  { is: 'hurt', percent: 100, side: 'retinue', most: 0 },
  { is: 'carrying', side: 'retinue', marker: 'item' },
  { is: 'carrying', side: 'retinue' },
  { is: 'objective', objective: 'main', as: 'done' },
  { is: 'objective', objective: 'other', as: 'failed' },
  { is: 'acted', action: 'search', least: 1, most: 1 },
  {
    is: 'all',
    of: [
      { is: 'tick', tick: 'won' },
      { is: 'alert', least: 1 },
    ],
  },
  {
    is: 'any',
    of: [
      { is: 'tick', tick: 'lost' },
      { is: 'alert', least: 1 },
    ],
  },
  { is: 'not', of: { is: 'tick', tick: 'lost' } },
];
const notSo: readonly Condition[] = [
  { is: 'counter', counter: 'found', least: 3 },
  { is: 'share', counter: 'unheard', of: 'retinue', percent: 1 },
  { is: 'tick', tick: 'lost' },
  { is: 'flag', flag: 'unheard' },
  { is: 'turningPoint', most: 2 },
  { is: 'alert', least: 2 },
  { is: 'standing', side: 'enemy', named: 'The Voice', least: 1 },
  { is: 'down', side: 'retinue', least: 2 },
  { is: 'hurt', percent: 37, side: 'enemy', least: 1 },
  { is: 'hurt', percent: 50, side: 'retinue', least: 1 },
  { is: 'carrying', side: 'enemy' },
  { is: 'carrying', side: 'retinue', marker: 'relic' },
  { is: 'objective', objective: 'main', as: 'failed' },
  { is: 'acted', action: 'search', least: 2 },
  {
    is: 'all',
    of: [
      { is: 'tick', tick: 'won' },
      { is: 'tick', tick: 'lost' },
    ],
  },
  { is: 'any', of: [{ is: 'tick', tick: 'lost' }] },
  { is: 'not', of: { is: 'tick', tick: 'won' } },
];

const named = (all: readonly Condition[]) => all.map((each) => [JSON.stringify(each), each] as const);
const nested = (depth: number): unknown =>
  depth === 0 ? { is: 'tick', tick: 'won' } : { is: 'not', of: nested(depth - 1) };

describe('conditions of a scenario', () => {
  it.each(named(so))('should hold: %s', (_, each) => {
    expect(condition.parse(each)).toEqual(each);
    expect(holds(each, battle)).toBe(true);
  });

  it.each(named(notSo))('should not hold: %s', (_, each) => {
    expect(holds(each, battle)).toBe(false);
  });

  it('should take the share of a side of all its operatives, whatever became of them', () => {
    const half: Condition = { is: 'share', counter: 'found', of: 'retinue', percent: 50 };
    const counted = (found: number) => ({
      ...battleOf([vex(), pim({ down: true }), vex(), cultist()]),
      counters: { found },
    });
    expect([holds(half, counted(1)), holds(half, counted(2))]).toEqual([false, true]);
    expect(holds({ ...half, of: 'enemy', percent: 100 }, counted(1))).toBe(true);
  });

  it('should hold of nothing before anything has happened', () => {
    const fresh = battleOf([vex(), cultist()], { mission: scripted() });
    expect(holds({ is: 'acted', action: 'search', least: 1 }, fresh)).toBe(false);
    expect(holds({ is: 'objective', objective: 'main', as: 'done' }, fresh)).toBe(false);
  });

  it('should be refused when it is nested too deep, empty, or unknown', () => {
    expect(condition.safeParse(nested(8)).success).toBe(true);
    expect(condition.safeParse(nested(10_000)).success).toBe(false);
    expect(condition.safeParse({ is: 'all', of: [] }).success).toBe(false);
    expect(condition.safeParse({ is: 'weather' }).success).toBe(false);
  });
});
