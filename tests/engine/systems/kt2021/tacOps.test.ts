import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { kt2021LiteKillTeam } from '../../../../src/engine/systems/kt2021-lite/kt2021Lite.ts';
import { mustNow, type TacOp, type TacOpsState } from '../../../../src/engine/systems/kt2021/tacOps/state.ts';
import { aMatch, anAward, withMatch } from '../../../support/match2021.ts';
import { A, activates, B, battle2021, ENDS, op, Play2021 } from '../../../support/play2021.ts';

const tacOp = (id: string, set: Partial<TacOp> = {}): TacOp => ({
  id,
  name: id,
  text: id,
  archetypes: [],
  from: null,
  by: null,
  awards: [anAward({ kind: 'standingMore' }, { id: `${id}-award` })],
  ...set,
});

const OFFERED = [
  tacOp('guard', { archetypes: ['Security'] }),
  tacOp('scout', { archetypes: ['Recon'] }),
  tacOp('late', { from: 3 }),
  tacOp('early', { by: 2 }),
];

const tacOps = (set: Partial<TacOpsState> = {}): TacOpsState => ({
  offered: OFFERED,
  count: 2,
  archetypes: { [A]: ['Security'], [B]: [] },
  chosen: {},
  revealed: [],
  ...set,
});

const at = (own: Partial<TacOpsState>, set: Partial<BattleState> = {}, more = [op('a2', A)]): Play2021 =>
  new Play2021(
    withMatch(
      battle2021([op('a1', A), ...more, op('b1', B)], { tacOps: tacOps(own), ...set }),
      aMatch({ initiative: 'book' }),
    ),
  );
const before = (own: Partial<TacOpsState> = {}, set: Partial<BattleState> = {}) =>
  at(own, { phase: 'setUp', turningPoint: 0, ...set });
const choose = (side: string, ...ops: readonly string[]): Command => ({ type: 'chooseTacOps', side, tacOps: ops });

const CHOSEN = { chosen: { [A]: ['guard', 'early'], [B]: ['scout', 'late'] } };
/** The Ready step of turning point 2 is over; nobody has a ploy. */
const revealing = (own: Partial<TacOpsState> = CHOSEN, set: Partial<BattleState> = {}) =>
  at(own, { phase: 'turningPointOver', turningPoint: 1, initiative: A, ...set })
    .does({ type: 'nextTurningPoint' })
    .answers([5], [3], A);
const reveal = (side: string, secret: string): Command => ({ type: 'sayReveal', side, secret });
const pass = (side: string): Command => ({ type: 'passStep', side });

describe('Choosing tac ops', () => {
  it('[K-23] [K-04] should take so many of the archetypes of the kill team, or of any when it has none', () => {
    const chosen = before()
      .does(choose(A, 'guard', 'late'))
      .does(choose(B, 'scout', 'guard'));
    expect(chosen.state.tacOps?.chosen).toEqual({ [A]: ['guard', 'late'], [B]: ['scout', 'guard'] });
    expect(chosen.does(choose(A, 'guard', 'early')).state.tacOps?.chosen[A]).toEqual(['guard', 'early']);
  });

  it('[K-23] [K-04] should not take others, nor too few, nor the same twice, nor in the battle', () => {
    expect(before().refuses(choose(A, 'guard', 'scout'))).toBe('unknownTrait');
    expect(before().refuses(choose(A, 'guard'))).toBe('outOfBounds');
    expect(before().refuses(choose(A, 'guard', 'guard'))).toBe('outOfBounds');
    expect(before().refuses(choose('nobody', 'guard', 'late'))).toBe('wrongSide');
    expect(at({}).refuses(choose(A, 'guard', 'late'))).toBe('wrongPhase');
  });

  it('should be done by the seed for a side of the tables, the same each time', () => {
    const [first, second] = battle2021([]).sides;
    const sides: BattleState['sides'] = [first, { ...second, hand: 'tables' }];
    const begun = before({}, { sides }).does({ type: 'startBattle' });
    expect(begun.state.tacOps?.chosen[B]).toHaveLength(2);
    expect(before({}, { sides }).does({ type: 'startBattle' }).state.tacOps).toEqual(begun.state.tacOps);
    expect(begun.state.tacOps?.chosen[A]).toBeUndefined();
  });
});

describe('Target Reveal', () => {
  it('[K-23] should go in turn from the initiative player, one tac op or a pass, until both passed in succession', () => {
    const begun = revealing();
    expect(begun.pending).toMatchObject({ question: 'sayReveal', side: A });
    const shown = begun.does(reveal(A, 'guard'));
    expect(shown.told('tacOpRevealed')).toMatchObject([{ side: A, tacOp: 'guard' }]);
    expect(shown.pending).toMatchObject({ side: B });
    expect(shown.does(pass(B)).does(pass(A)).state.phase).toBe('firefight');
  });

  it('[K-23] should not reveal one twice, nor before its time, nor what was not chosen', () => {
    const again = revealing({ ...CHOSEN, revealed: [{ side: A, tacOp: 'guard', turningPoint: 1 }] });
    expect(again.refuses(reveal(A, 'guard'))).toBe('revealedBefore');
    expect(again.refuses(reveal(A, 'scout'))).toBe('unknownTrait');
    expect(revealing().does(pass(A)).refuses(reveal(B, 'late'))).toBe('scenarioNotYet');
  });

  it('[K-23] should tell its owner what must be revealed now, and refuse it when that is past', () => {
    const begun = revealing();
    expect(mustNow(begun.state, A).map(({ id }) => id)).toEqual(['early']);
    expect(mustNow(begun.state, B)).toEqual([]);
    const late = revealing(CHOSEN, { turningPoint: 2 });
    expect(late.refuses(reveal(A, 'early'))).toBe('scenarioUsedUp');
  });

  it('should be by rule for a side of the tables: what must be now, and the rest in the second half', () => {
    const [first, second] = battle2021([]).sides;
    const sides: BattleState['sides'] = [first, { ...second, hand: 'tables' }];
    const own = { chosen: { [A]: ['guard', 'late'], [B]: ['early', 'scout'] } };
    const now = revealing(own, { sides, turningPoints: 8 }).does(pass(A));
    expect(now.told('tacOpRevealed').map(({ tacOp: id }) => id)).toEqual(['early']);
    const second2 = revealing(own, { sides, turningPoints: 4 }).does(pass(A)).does(pass(A));
    expect(second2.told('tacOpRevealed').map(({ tacOp: id }) => id)).toEqual(['early', 'scout']);
  });

  it('should have a side with nothing hidden pass unasked, and ask one whose time has not come', () => {
    const without = revealing({ chosen: { [B]: ['scout', 'late'] } });
    expect(without.told('stepPassed')).toMatchObject([{ side: A, step: 'reveal' }]);
    expect(without.pending).toMatchObject({ side: B });
    const shown = without.does(reveal(B, 'scout'));
    expect(shown.pending).toMatchObject({ side: B });
    expect(shown.does(pass(B)).state.phase).toBe('firefight');
    const all = revealing({
      ...CHOSEN,
      revealed: ['scout', 'late'].map((id) => ({ side: B, tacOp: id, turningPoint: 1 })),
    });
    expect(all.does(pass(A)).state.phase).toBe('firefight');
    expect(revealing().does(pass(A)).does(reveal(B, 'scout')).does(pass(A)).pending).toMatchObject({ side: B });
  });

  it('[L-10] should not be there in Lite', () => {
    const state = at(CHOSEN, { phase: 'turningPointOver', turningPoint: 1, initiative: A }).state;
    const { tacOps: _none, ...lite } = { ...state, ruleset: 'kt2021-lite' };
    const begun = new Play2021(lite, kt2021LiteKillTeam).does({ type: 'nextTurningPoint' }).answers([5], [3]);
    expect(begun.pending).toBeNull();
  });
});

describe('Scoring tac ops', () => {
  const over = (own: Partial<TacOpsState>) =>
    at(own).does(activates('a1')).does(ENDS).does(activates('b1')).does(ENDS).does(activates('a2')).does(ENDS);

  it('[K-23] should score what is revealed', () => {
    const scored = over({ ...CHOSEN, revealed: [{ side: A, tacOp: 'guard', turningPoint: 1 }] });
    expect(scored.state.score).toMatchObject([{ side: A, source: 'guard.guard-award', points: 1 }]);
  });

  it('[K-23] should score nothing that is hidden', () => {
    expect(over(CHOSEN).state.score ?? []).toEqual([]);
  });
});
