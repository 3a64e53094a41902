import { lastingFor } from '../../../../../support/lasting.ts';
import { describe, expect, it } from 'vitest';
import type { Amount, EffectStep } from '../../../../../../src/engine/family/killteam/tables/effect.ts';
import type { Selector } from '../../../../../../src/engine/family/killteam/tables/selector.ts';
import { ally, battleWith, foe } from '../../../../../support/battleState.ts';
import { carriedOut, faces, tick } from '../../../../../support/workOff.ts';

const to = (who: Selector['who']): Selector => ({ who, side: 'any', filters: [] });
const d3: Amount = { count: 1, sides: 3, plus: 0 };
const flat = (plus: number): Amount => ({ count: 0, sides: 3, plus });
const damage = (amount: Amount, who: Selector['who'] = 'each'): EffectStep => ({ op: 'damage', to: to(who), amount });
const heal = (amount: Amount): EffectStep => ({ op: 'heal', to: to('each'), amount });
const wounds = ({ state }: ReturnType<typeof carriedOut>) => state.operatives.map((operative) => operative.wounds);

describe('damage', () => {
  it('should ask a D3 for each and take what it shows, to nobody’s credit', () => {
    const worked = carriedOut(battleWith(), [damage(d3)], [faces(3), faces(1)]);
    expect(worked.asked).toMatchObject([
      { kind: 'roll', purpose: 'effect', operative: 'vex', side: 'retinue', count: 1, sides: 3 },
      { kind: 'roll', purpose: 'effect', operative: 'cultist', side: 'enemy', count: 1, sides: 3 },
    ]);
    expect(wounds(worked)).toEqual([5, 7]);
    expect(worked.events).toContainEqual({
      type: 'damaged',
      operative: 'vex',
      amount: 3,
      from: 8,
      to: 5,
      by: null,
      cause: 'effect',
    });
  });

  it('should add dice and the number behind them', () => {
    expect(
      wounds(carriedOut(battleWith(), [damage({ count: 2, sides: 3, plus: 1 })], [faces(1, 2), faces(1, 1)])),
    ).toEqual([4, 5]);
  });

  it('should take a number without a question, and no more than there is', () => {
    const worked = carriedOut(battleWith({ operatives: [ally('vex'), foe('cultist', { wounds: 1 })] }), [
      damage(flat(2)),
    ]);
    expect(worked.asked).toEqual([]);
    expect(wounds(worked)).toEqual([6, 0]);
  });

  it('should heal nobody when the number is below 0', () => {
    expect(wounds(carriedOut(battleWith(), [damage(flat(-1))]))).toEqual([8, 8]);
  });

  it('should pass over the fallen and those at 0 wounds [A-55]', () => {
    const operatives = [
      ally('down', { down: true, wounds: 0 }),
      foe('gone', { removed: true }),
      ally('last', { wounds: 0 }),
    ];
    const { events, asked } = carriedOut(battleWith({ operatives }), [damage(d3)]);
    expect(asked).toEqual([]);
    expect(events.some(({ type }) => type === 'damaged')).toBe(false);
  });
});

describe('heal', () => {
  it('should give back wounds, at most all of them', () => {
    const operatives = [ally('a', { wounds: 2 }), ally('b', { wounds: 7 })];
    const worked = carriedOut(battleWith({ operatives }), [heal(d3)], [faces(3), faces(3)]);
    expect(wounds(worked)).toEqual([5, 8]);
    expect(worked.events).toContainEqual({ type: 'healed', operative: 'b', from: 7, to: 8 });
  });

  it('should roll for the hurt alone', () => {
    const operatives = [
      ally('whole'),
      ally('hurt', { wounds: 7 }),
      ally('worse', { wounds: 1 }),
      ally('last', { wounds: 0 }),
    ];
    const worked = carriedOut(battleWith({ operatives }), [heal(d3)], [faces(1), faces(2)]);
    expect(worked.asked).toMatchObject([{ operative: 'hurt' }, { operative: 'worse' }]);
    expect(wounds(worked)).toEqual([8, 8, 3, 0]);
  });

  it('should say nothing where nothing is given back', () => {
    const operatives = [ally('a', { wounds: 2 })];
    for (const nothing of [flat(0), flat(-2)]) {
      const worked = carriedOut(battleWith({ operatives }), [heal(nothing)]);
      expect(wounds(worked)).toEqual([2]);
      expect(worked.events.filter(({ type }) => type === 'healed')).toEqual([]);
    }
  });

  it('should not concern the unhurt or raise the fallen [A-55]', () => {
    const operatives = [ally('whole'), ally('down', { down: true, wounds: 0 }), ally('last', { wounds: 0 })];
    const worked = carriedOut(battleWith({ operatives }), [heal(flat(3))]);
    expect(wounds(worked)).toEqual([8, 0, 0]);
    expect(worked.events).toContainEqual({ type: 'effectHadNoTarget', op: 'heal', source: 'row' });
  });
});

describe('test', () => {
  const fall: EffectStep = {
    op: 'test',
    to: to('inside'),
    upTo: 2,
    fail: { op: 'damage', to: to('this'), amount: d3 },
  };

  it('should roll a D6 for each one ticked and the damage only for those that fail [A-54]', () => {
    const operatives = [ally('a'), ally('b'), foe('c'), foe('away')];
    const worked = carriedOut(
      battleWith({ operatives }),
      [fall],
      [tick('a', 'b', 'c'), faces(2), faces(3), faces(3), faces(1), faces(1)],
    );
    expect(
      worked.asked.map((request) => (request.kind === 'roll' ? `${request.purpose} ${request.sides}` : '')),
    ).toEqual(['', 'effectTest 6', 'effect 3', 'effectTest 6', 'effectTest 6', 'effect 3']);
    expect(wounds(worked)).toEqual([5, 8, 7, 8]);
  });

  it('should ask nothing more when nobody is inside', () => {
    const { events, asked } = carriedOut(battleWith(), [fall], [tick()]);
    expect(asked).toHaveLength(1);
    expect(events.some(({ type }) => type === 'damaged' || type === 'effectHadNoTarget')).toBe(false);
  });

  it('should do what follows at once when it needs no dice', () => {
    const gas: EffectStep = { ...fall, upTo: 3, fail: { op: 'damage', to: to('this'), amount: flat(1) } };
    expect(wounds(carriedOut(battleWith(), [gas], [tick('vex', 'cultist'), faces(3), faces(4)]))).toEqual([7, 8]);
  });

  it('should do something other than harm', () => {
    const loud: EffectStep = { ...fall, to: to('each'), upTo: 1, fail: { op: 'alert', by: 1, to: null } };
    expect(carriedOut(battleWith(), [loud], [faces(1), faces(2)]).state.alert).toBe(1);
  });

  it('should roll for nobody on whom the failure would do nothing [A-55]', () => {
    const shaken: EffectStep = {
      op: 'test',
      to: to('each'),
      upTo: 1,
      fail: { op: 'stat', stat: 'apl', by: -1, to: to('this'), expires: 'activation' },
    };
    const operatives = [ally('servitor', { abilities: ['ignoresApl'] }), ally('pim')];
    const { state, asked } = carriedOut(battleWith({ operatives }), [shaken], [faces(1)]);
    expect(asked).toMatchObject([{ operative: 'pim' }]);
    expect(state.operatives.map(({ id }) => lastingFor(state, id).length)).toEqual([0, 1]);
  });
});
