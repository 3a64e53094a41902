import { describe, expect, it } from 'vitest';
import { fetchGeometry } from '../../../../src/engine/board/geometry.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import { guides } from '../../../../src/engine/systems/kt2021/guides.ts';
import { type Match, matchProblems } from '../../../../src/engine/systems/kt2021/match/match.ts';
import { block, stands, takeUp } from '../../../support/board/onBoard.ts';
import { aMatch, anAward, withMatch } from '../../../support/match2021.ts';
import { A, activates, acts, B, battle2021, ENDS, op, Play2021 } from '../../../support/play2021.ts';

const bell: NonNullable<Match['alarm']> = { name: 'The bell', sentries: 'defender', keyword: 'WATCH' };
const watchers = (): Operative[] => [op('a1', A, { keywords: ['WATCH'] }), op('a2', A)];
/** The first side defends; its sentries are those with the keyword. The other side acts. */
const night = (set: Partial<Match> = {}, turn: string = B): Play2021 =>
  new Play2021(
    withMatch(
      battle2021([...watchers(), op('b1', B), op('b2', B)], { turn, initiative: turn }),
      aMatch({ alarm: bell, ...set }),
    ),
  );
const asks = { kind: 'tick', question: 'sentries' } as const;
const sees = (...operatives: string[]) => ({ kind: 'tick', operatives }) as const;
const nobody = sees();

describe('the sentries of a mission', () => {
  it('[C-45] should be looked at before an action of an intruder and after each that moves it', () => {
    const before = night().does(activates('b1'));
    expect(before.pending).toMatchObject({ ...asks, around: 'b1', candidates: ['a1'] });
    const moved = before.answers(nobody).does(acts('reposition'));
    expect(moved.pending).toMatchObject({ ...asks, around: 'b1' });
    expect(moved.answers(nobody).does(acts('dash')).pending).toMatchObject(asks);
  });

  it('[C-45] should be looked at too when a sentry itself moves: whom it sees then', () => {
    const own = night({}, A).does(activates('a1'));
    expect(own.pending).toMatchObject({ ...asks, around: 'a1', candidates: ['b1', 'b2'] });
    const raised = own.answers(nobody).does(acts('dash')).answers(sees('b2'));
    expect(raised.state.alarm).toEqual({ by: 'a1', seen: 'b2', turningPoint: 2 });
  });

  it('[C-45] should not be looked at during an action, nor after one in which nobody moves', () => {
    const acting = night().does(activates('b1')).answers(nobody);
    const shooting = acting.does({ type: 'shoot', weapon: 'gun', target: 'a2' });
    expect(shooting.pending).toMatchObject({ kind: 'roll', purpose: 'attack' });
    expect(shooting.answers([1, 1, 1, 1]).pending).not.toMatchObject(asks);
    expect(acting.does(acts('pass')).pending).toBeNull();
  });

  it('[C-45] should not be asked of those who are no sentries, once the alarm is raised, nor without any', () => {
    expect(night({}, A).does(activates('a2')).pending).toBeNull();
    const raised = night().does(activates('b1')).answers(sees('a1'));
    expect(raised.told('alarmRaised')).toEqual([{ type: 'alarmRaised', by: 'a1', seen: 'b1', name: 'The bell' }]);
    expect(raised.does(acts('reposition')).pending).toBeNull();
    const { alarm: _, ...quiet } = aMatch({ alarm: bell });
    const without = new Play2021(withMatch(battle2021([...watchers(), op('b1', B)], { turn: B }), quiet));
    expect(without.does(activates('b1')).pending).toBeNull();
    const fallen = [op('a1', A, { keywords: ['WATCH'], down: true, removed: true }), op('a2', A), op('b1', B)];
    const alone = new Play2021(withMatch(battle2021(fallen, { turn: B }), aMatch({ alarm: bell })));
    expect(alone.does(activates('b1')).pending).toBeNull();
  });

  it('[C-45] should be seen on a board, and asked where half a millimetre decides', async () => {
    await fetchGeometry();
    const on = (edge: number) =>
      night()
        .does(
          takeUp([block('wall', { left: 9, near: 0, right: 10, far: edge, high: 3 }, 'Heavy')], {
            a1: stands(14, 5),
            b1: stands(3, 5),
          }),
        )
        .does(activates('b1')).pending;
    expect(on(4)).toMatchObject({ preset: ['a1'], measured: { close: [], settles: true } });
    expect(on(20)).toMatchObject({ preset: [], measured: { close: [], settles: true } });
    expect(night().does(activates('b1')).pending).not.toHaveProperty('measured');
  });

  it('should be everybody of that side where the mission names no keyword', () => {
    const all = night({ alarm: { ...bell, keyword: null } }).does(activates('b1'));
    expect(all.pending).toMatchObject({ ...asks, candidates: ['a1', 'a2'] });
    const attackers = night({ alarm: { ...bell, sentries: 'attacker', keyword: null } }, A).does(activates('a1'));
    expect(attackers.pending).toMatchObject({ ...asks, candidates: ['b1', 'b2'] });
  });

  it('should name its ruling where it is asked', () => {
    const { state, pending } = night().does(activates('b1'));
    expect(pending === null ? [] : guides.asked(state, pending)).toEqual(['C-45']);
  });

  const points = { awards: [anAward({ kind: 'alarm' })], alarm: bell };
  const acted = (): Operative[] =>
    [...watchers(), op('b1', B)].map((each) => (each.side === A ? { ...each, readiness: 'expended' } : each));
  const last = (reply: ReturnType<typeof sees>) =>
    new Play2021(withMatch(battle2021(acted(), { turn: B, initiative: B }), aMatch(points)))
      .does(activates('b1'))
      .answers(reply)
      .does(ENDS);

  it('should score for the side that keeps watch once it is raised, else for the other', () => {
    expect(last(sees('a1')).told('scored')).toMatchObject([{ side: A, points: 1 }]);
    expect(last(nobody).told('scored')).toMatchObject([{ side: B, points: 1 }]);
  });

  it('should be refused by a mission that scores for it and has none', () => {
    expect(matchProblems(aMatch(points))).toEqual([]);
    expect(matchProblems(aMatch({ awards: points.awards }))).toMatchObject([{ path: 'awards[0].fact' }]);
  });
});
