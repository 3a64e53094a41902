import { describe, expect, it } from 'vitest';
import { rangeOf } from '../../../../../../src/engine/family/killteam/attack/targeting.ts';
import type { BattleState } from '../../../../../../src/engine/family/killteam/model/state.ts';
import { acolyteRules } from '../../../../../../src/engine/systems/acolyte/rules.ts';
import { ally, battleWith, gun, settingsWith } from '../../../../../support/battleState.ts';
import { carriedOut } from '../../../../../support/workOff.ts';
import { evolve } from '../../../../../support/fold.ts';
import { lastingEnvironment, lastingSight } from '../../../../../support/lasting.ts';
import { cpOf, withCp } from '../../../../../support/sides.ts';

describe('cp', () => {
  it('should add command points at once, once, and ask nothing [A-54]', () => {
    const { state, asked, events } = carriedOut(battleWith(withCp(2)), [{ op: 'cp', by: 1 }]);
    expect(cpOf(state)).toBe(3);
    expect(asked).toEqual([]);
    expect(events).toContainEqual({ type: 'cpChanged', side: 'retinue', by: 1, why: 'row' });
  });

  it('should not go below 0', () => {
    expect(cpOf(carriedOut(battleWith(withCp(0)), [{ op: 'cp', by: -1 }]).state)).toBe(0);
  });
});

describe('alert', () => {
  it.each([
    { alert: 0, by: 1, to: null, after: 1 },
    { alert: 3, by: 1, to: null, after: 3 },
    { alert: 0, by: -1, to: null, after: 0 },
    { alert: 2, by: -1, to: null, after: 1 },
    { alert: 1, by: null, to: 3, after: 3 },
    { alert: 1, by: 1, to: 0, after: 0 },
    { alert: 1, by: null, to: null, after: 1 },
  ])('should go from $alert to $after with by $by, to $to', ({ alert, by, to, after }) => {
    const { state, events } = carriedOut(battleWith({ alert }), [{ op: 'alert', by, to }]);
    expect(state.alert).toBe(after);
    expect(events.some(({ type }) => type === 'alertChanged')).toBe(alert !== after);
  });
});

describe('sight', () => {
  const aim = { shooter: ally('vex'), weapon: gun('gun'), via: 'action' } as const;
  const seen = (state: BattleState) => rangeOf(acolyteRules, state, aim);

  it('should limit what is seen until its end, the least counting', () => {
    const dim = battleWith({ lasting: [lastingSight(8)] });
    const { state } = carriedOut(dim, [{ op: 'sight', inches: 6, expires: 'turningPoint' }]);
    expect(state.lasting).toMatchObject([
      { change: { inches: 8 }, until: 'battle' },
      { on: { kind: 'battle' }, change: { op: 'sight', inches: 6 }, until: 'turningPoint', source: { id: 'row' } },
    ]);
    const later = evolve(state, { type: 'turningPointEnded', number: 1 });
    expect([seen(battleWith()), seen(dim), seen(state), seen(later)]).toEqual([null, 8, 6, 8]);
  });

  it('should not be lengthened by a wider limit', () => {
    const { state } = carriedOut(battleWith({ lasting: [lastingSight(6)] }), [
      { op: 'sight', inches: 8, expires: 'turningPoint' },
    ]);
    expect(seen(state)).toBe(6);
    expect(state.lasting).toHaveLength(2);
  });
});

describe('initiative', () => {
  it('should settle the next turning point and leave this one', () => {
    const { state } = carriedOut(battleWith(), [{ op: 'initiative', side: 'enemy' }]);
    expect(state).toMatchObject({ nextInitiative: 'enemy', initiative: 'retinue' });
  });
});

describe('turningPoints', () => {
  it.each([
    { now: 2, limit: 4, by: 1, after: 5 },
    { now: 2, limit: 4, by: -1, after: 3 },
    { now: 4, limit: 4, by: -1, after: 4 },
    { now: 3, limit: 4, by: -2, after: 3 },
    { now: 3, limit: null, by: -1, after: null },
  ])('should move the limit from $limit to $after in turning point $now', ({ now, limit, by, after }) => {
    const { state } = carriedOut(battleWith({ turningPoint: now, turningPoints: limit }), [
      { op: 'turningPoints', by },
    ]);
    expect(state.turningPoints).toBe(after);
  });
});

describe('flag', () => {
  it('should be set once', () => {
    const { state } = carriedOut(battleWith({ flags: ['old'] }), [
      { op: 'flag', flag: 'unseen' },
      { op: 'flag', flag: 'unseen' },
    ]);
    expect(state.flags).toEqual(['old', 'unseen']);
  });
});

describe('mark', () => {
  it('should lay marks with ids of their own', () => {
    const { state } = carriedOut(battleWith(), [
      { op: 'mark', mark: 'fall', where: 'random-terrain' },
      { op: 'mark', mark: 'fall', where: 'random-terrain' },
    ]);
    expect(state.marks).toMatchObject([
      { mark: 'fall', where: 'random-terrain' },
      { mark: 'fall', where: 'random-terrain' },
    ]);
    expect(new Set(state.marks.map(({ id }) => id)).size).toBe(2);
  });
});

describe('environment', () => {
  const smoke = lastingEnvironment('smoke', { until: 'turningPoint' });
  const toxic = lastingEnvironment('toxic');

  it('should begin beside what is there, and not twice', () => {
    const { state } = carriedOut(battleWith({ lasting: [smoke, toxic] }), [
      { op: 'environment', tag: 'smoke', on: true, expires: 'battle' },
    ]);
    expect(state.lasting).toEqual([toxic, { ...smoke, id: expect.any(String), until: 'battle' }]);
  });

  it('should end, and do nothing where it never was', () => {
    const end = { op: 'environment', tag: 'smoke', on: false, expires: 'battle' } as const;
    expect(carriedOut(battleWith({ lasting: [smoke, toxic] }), [end]).state.lasting).toEqual([toxic]);
    const none = carriedOut(battleWith({ lasting: [toxic] }), [end]);
    expect(none.state.lasting).toEqual([toxic]);
    expect(none.events.some(({ type }) => type === 'lastingEnded' || type === 'lastingBegan')).toBe(false);
  });
});

describe('doors', () => {
  it('should be noted for the table', () => {
    const { events } = carriedOut(battleWith(), [{ op: 'doors', state: 'shut' }]);
    expect(events).toContainEqual({ type: 'effectNoted', op: 'doors', source: 'row', params: { state: 'shut' } });
  });
});

const reinforcementDv = (d3: boolean, plus: number, alert = 0) =>
  battleWith({
    alert,
    settings: settingsWith({ parameters: { ...settingsWith().parameters, reinforcementDv: { d3, plus } } }),
  });

describe('spawn', () => {
  const spawn = { op: 'spawn', group: 'reinforcements', order: 'conceal', where: 'entry-point' } as const;

  it.each([
    { d3: false, plus: 2, budget: 2 },
    { d3: true, plus: 1, budget: null },
  ])('should open the work of a group with budget $budget', ({ d3, plus, budget }) => {
    const { state } = carriedOut(reinforcementDv(d3, plus), [spawn]);
    expect(state.tasks.map(({ kind }) => kind)).toEqual(['effects', 'spawn']);
    expect(state.tasks.at(-1)).toMatchObject({ order: 'conceal', where: 'entry-point', budget, spent: 0, row: null });
  });

  it('should be one DV more while the retinue is hunted (C18), and no more below that', () => {
    const budgetAt = (alert: number) => carriedOut(reinforcementDv(false, 2, alert), [spawn]).state.tasks.at(-1);
    expect(budgetAt(3)).toMatchObject({ budget: 3 });
    expect(budgetAt(2)).toMatchObject({ budget: 2 });
  });
});

describe('rows of several effects', () => {
  it('should be carried out in order until none is left [A-54]', () => {
    const { events, state } = carriedOut(battleWith(), [
      { op: 'cp', by: 1 },
      { op: 'initiative', side: 'retinue' },
      { op: 'alert', by: null, to: 3 },
    ]);
    const told = events.map(({ type }) => type).filter((type) => !type.startsWith('task'));
    expect(told).toEqual(['cpChanged', 'worldChanged', 'alertChanged']);
    expect(state.tasks).toEqual([]);
  });

  it('should be nothing when the row is empty [A-54]', () => {
    expect(carriedOut(battleWith(), []).events).toEqual([{ type: 'taskClosed' }]);
  });
});
