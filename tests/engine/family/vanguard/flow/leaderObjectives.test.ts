import { describe, expect, it } from 'vitest';
import { battleDecider } from '../../../../../src/engine/family/vanguard/flow/battleDecider.ts';
import type { BattleState } from '../../../../../src/engine/family/vanguard/model/battle.ts';
import type { Command } from '../../../../../src/engine/family/vanguard/model/command.ts';
import { battleOf, model, scenario, setUpBattle } from '../../../../support/vanguardBattle.ts';

const leaders = [
  { id: 'misses', name: 'Misses it', deed: 'enemyRemoved', points: 4 },
  { id: 'hears', name: 'Hears it', deed: 'stands', points: 3 },
] as const;

const fought = (objectives: readonly (typeof leaders)[number][]): BattleState =>
  battleOf([model('a1', { leader: true }), model('a2'), model('b1', { leader: true, wounds: 0 }), model('b2')], {
    scenario: { ...scenario, leaderObjectives: [...objectives] },
  });

const after = (state: BattleState, command: Command): BattleState => {
  const decided = battleDecider.decide(state, command);
  if (!decided.ok) throw new Error(JSON.stringify(decided));
  return decided.state;
};

const points = ({ sides }: BattleState) => sides.map((side) => side.points);

describe('the end of a battle with leader objectives', () => {
  it('[V-83] should count what became of both leaders, and name who has most', () => {
    const over = after(fought(leaders), { type: 'endBattle' });
    expect(over.result).toMatchObject({ winner: 'A', points: { A: 7, B: 0 }, deeds: { A: 7, B: 0 } });
    expect(points(over)).toEqual([7, 0]);
  });

  it('[V-83] should count nothing where the scenario has none', () => {
    const over = after(fought([]), { type: 'endBattle' });
    expect(over.result).toMatchObject({ winner: null, points: { A: 0, B: 0 }, deeds: { A: 0, B: 0 } });
  });

  it('[V-83] should count no leader as removed that was never set up, nor one that a side never had', () => {
    const removed = { ...scenario, leaderObjectives: [leaders[0]] };
    const before = setUpBattle([model('a1', { leader: true }), model('b1', { leader: true })], { scenario: removed });
    expect(after(before, { type: 'endBattle' }).result?.deeds).toEqual({ A: 0, B: 0 });
    const without = battleOf([model('a1'), model('b1', { leader: true })], { scenario: removed });
    expect(after(without, { type: 'endBattle' }).result?.deeds).toEqual({ A: 0, B: 0 });
  });

  it('should take the points back when the battle goes on, and count them once', () => {
    const resumed = after(after(fought(leaders), { type: 'endBattle' }), { type: 'resumeBattle' });
    expect(points(resumed)).toEqual([0, 0]);
    expect(points(after(resumed, { type: 'endBattle' }))).toEqual([7, 0]);
  });
});
