import { describe, expect, it } from 'vitest';
import { selfNumber, targetNumber } from '../../../../src/engine/behaviour/killTeam/fact.ts';
import { selfIs } from '../../../../src/engine/behaviour/known.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { knownTo, maskOf } from '../../../../src/engine/plugins/npo/view.ts';
import { noNpo, type NpoState, type ToldFact } from '../../../../src/engine/plugins/npo/state.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { shippedTable } from '../../behaviour/support.ts';
import { act, activate, END, type Play, play } from '../../../support/decide.ts';
import { battleOf, cultist, pim, thug, vex } from '../../../support/duel.ts';

const NPO: NpoState = { ...noNpo(0), table: 'acolyte', tables: { acolyte: shippedTable('acolyte') }, alert: true };
const self = (fact: string, is: boolean, enemy = 'cultist'): ToldFact => ({ enemy, target: null, fact, is });
const ofVex = (fact: string, is: boolean): ToldFact => ({ enemy: 'cultist', target: 'vex', fact, is });

interface Setting {
  readonly told?: readonly ToldFact[];
  readonly enemy?: Partial<Operative>;
  readonly npo?: Partial<NpoState>;
  readonly set?: Partial<BattleState>;
}

const battle = ({ told = [], enemy = {}, npo = {}, set = {} }: Setting): Play =>
  play(
    battleOf([vex(), pim(), cultist(enemy), thug()], {
      alert: 2,
      npo: { ...NPO, told: [...told], ...npo },
      turn: 'enemy',
      ...set,
    }),
  );

const knownIn = (state: BattleState, id = 'cultist') => {
  const enemy = state.operatives.find((each) => each.id === id);
  if (enemy === undefined) throw new Error(`no ${id}`);
  return knownTo(gameOf(state), enemy);
};
/** What is known of Vex without asking; null: nothing. */
function isOfVex(state: BattleState, fact: string): boolean | null {
  const { yes, no } = knownIn(state);
  const bit = maskOf(state, ['vex']);
  const number = targetNumber(fact);
  if (((yes[number] ?? 0) & bit) !== 0) return true;
  return ((no[number] ?? 0) & bit) === 0 ? null : false;
}
const isOf = (state: BattleState, fact: string, id = 'cultist'): boolean | null =>
  selfIs(knownIn(state, id).self, selfNumber(fact));

const FAR = [self('farFromAll', true)];

describe('when everybody was told to be more than 12" away', () => {
  it('should know that nobody is near or in reach of a charge, and not ask for it', () => {
    const { state } = battle({ told: FAR });
    expect([isOfVex(state, 'within4'), isOfVex(state, 'chargeReach')]).toEqual([false, false]);
  });

  it('should know nothing of the kind where nobody said so, or somebody is within 12"', () => {
    for (const told of [[], [self('farFromAll', false)], [self('farFromAll', true, 'thug')]]) {
      const { state } = battle({ told });
      expect([isOfVex(state, 'within4'), isOfVex(state, 'chargeReach')]).toEqual([null, null]);
    }
  });

  it('should still ask whom it can charge that charges farther: 9" of Move, 11" and 1" of control range, no more', () => {
    expect(isOfVex(battle({ told: FAR, enemy: { move: 9 } }).state, 'chargeReach')).toBe(false);
    expect(isOfVex(battle({ told: FAR, enemy: { move: 10 } }).state, 'chargeReach')).toBeNull();
  });

  it('should know it until somebody moves, whoever it is', () => {
    const begun = battle({ told: FAR, set: { turn: 'retinue' } }).does(activate('pim'));
    expect(isOfVex(begun.state, 'chargeReach')).toBe(false);
    const moved = begun.does(act('dash')).does(END);
    expect(isOf(moved.state, 'farFromAll')).toBeNull();
    expect(isOfVex(moved.state, 'chargeReach')).toBeNull();
  });

  it('should be so no more where somebody is in its control range', () => {
    const { state } = battle({ told: FAR, set: { engagement: [['vex', 'cultist']] } });
    expect(isOf(state, 'farFromAll')).toBe(false);
    expect(isOfVex(state, 'chargeReach')).toBeNull();
  });
});

describe('when somebody was told to be near', () => {
  it('should know that not everybody is far away; who is not near may be anywhere', () => {
    expect(isOf(battle({ told: [ofVex('within4', true)] }).state, 'farFromAll')).toBe(false);
    expect(isOf(battle({ told: [ofVex('within4', false)] }).state, 'farFromAll')).toBeNull();
  });
});

describe('a Target Location that is where an enemy stands', () => {
  const there = { enemy: { name: 'The Voice' }, npo: { targetLocation: 'The Voice' } };

  it('should be where that one is, without a question, and be asked of the others', () => {
    const { state } = battle(there);
    expect([isOf(state, 'atTargetLocation'), isOf(state, 'atTargetLocation', 'thug')]).toEqual([true, null]);
    expect(isOf(battle({ ...there, npo: { targetLocation: 'The pulpit' } }).state, 'atTargetLocation')).toBeNull();
  });

  it('should be asked of them again once it has moved, and not when somebody else has', () => {
    const told = [self('atTargetLocation', false, 'thug')];
    const begun = battle({ ...there, told });
    const moved = begun.does(activate('cultist')).does(act('dash')).does(END);
    expect(isOf(moved.state, 'atTargetLocation', 'thug')).toBeNull();
    const other = battle({ ...there, told, set: { turn: 'retinue' } })
      .does(activate('pim'))
      .does(act('dash'))
      .does(END);
    expect(isOf(other.state, 'atTargetLocation', 'thug')).toBe(false);
  });
});
