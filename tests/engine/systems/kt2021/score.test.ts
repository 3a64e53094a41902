import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import type { Fact, Match, MatchAction } from '../../../../src/engine/systems/kt2021/match/match.ts';
import { turnsOfSetUp } from '../../../../src/engine/systems/kt2021/setup/steps.ts';
import { aMatch, anAward, withMatch } from '../../../support/match2021.ts';
import { A, activates, acts, B, battle2021, ENDS, gun, op, Play2021, rule } from '../../../support/play2021.ts';

const M = { id: 'm', name: 'Marker', where: 'in the middle', pickUp: true };
type Known = NonNullable<BattleState['markers']>[string];
const near = (...ids: readonly string[]): { m: Known } => ({ m: { near: [...ids], unsure: [], held: null } });

const at = (match: Partial<Match>, set: Partial<BattleState> = {}, me = {}): Play2021 =>
  new Play2021(
    withMatch(
      battle2021([op('a1', A, { weapons: [gun()], ...me }), op('b1', B, { weapons: [gun()] })], set),
      aMatch(match),
    ),
  );

/** Everybody acts and does nothing: the turning point is over. */
const passed = (play: Play2021): Play2021 => play.does(activates('a1')).does(ENDS).does(activates('b1')).does(ENDS);
const award = (fact: Fact, set = {}): Partial<Match> => ({ markers: [M], awards: [anAward(fact, set)] });
const pointsOf = ({ state }: Play2021, side: string): number =>
  (state.score ?? []).filter((each) => each.side === side).reduce((sum, { points }) => sum + points, 0);

const CONTROLS: Fact = { kind: 'controls', marker: null };

describe('Victory points', () => {
  it('[K-61] [K-81] should be given at the end of a turning point for each marker controlled', () => {
    const over = passed(at(award(CONTROLS), { markers: near('a1') }));
    expect([pointsOf(over, A), pointsOf(over, B)]).toEqual([1, 0]);
    expect(over.told('scored')).toMatchObject([{ side: A, source: 'mission.award', turningPoint: 2, points: 1 }]);
  });

  it('[K-61] should ask who is near before it scores, where somebody has moved, and not where nobody has', () => {
    const moved = at(award(CONTROLS), { markers: near('a1') })
      .does(activates('a1'))
      .does(acts('dash'))
      .does(ENDS);
    const asked = moved.does(activates('b1')).does(ENDS);
    expect(asked.pending).toMatchObject({ question: 'nearMarker', marker: { id: 'm' }, preset: ['a1'] });
    const told = asked.answers({ kind: 'tick', operatives: ['b1'] });
    expect([told.state.phase, pointsOf(told, B)]).toEqual(['turningPointOver', 1]);
    expect(passed(at(award(CONTROLS), { markers: near('a1') })).pending).toBeNull();
  });

  it('should follow when the table puts right who was near', () => {
    const right = passed(at(award(CONTROLS), { markers: near('a1') })).does({
      type: 'tellNear',
      marker: 'm',
      operatives: ['b1'],
    });
    expect([pointsOf(right, A), pointsOf(right, B)]).toEqual([0, 1]);
  });

  it('should be corrected by the table, and stay so', () => {
    const over = passed(at(award(CONTROLS), { markers: near('a1') }));
    const set: Command = { type: 'setScore', side: A, source: 'mission.award', turningPoint: 2, points: 3 };
    const corrected = over.does(set).does({ type: 'tellNear', marker: 'm', operatives: [] });
    expect(pointsOf(corrected, A)).toBe(3);
    expect(over.refuses({ ...set, source: 'mission.other' })).toBe('unknownObjective');
    expect(over.refuses({ ...set, side: 'nobody' })).toBe('wrongSide');
    expect(over.refuses({ ...set, points: -1 })).toBe('outOfBounds');
    expect(over.refuses({ ...set, turningPoint: null })).toBe('unknownObjective');
  });

  it('should be given only from and up to the turning points named, and not more than the most', () => {
    const from = passed(at(award(CONTROLS, { from: 3 }), { markers: near('a1') }));
    expect(pointsOf(from, A)).toBe(0);
    const to = passed(at(award(CONTROLS, { to: 1 }), { markers: near('a1') }));
    expect(pointsOf(to, A)).toBe(0);
    const score = [{ side: A, source: 'mission.award', turningPoint: 1, points: 2, hand: false }];
    const most = passed(at(award(CONTROLS, { most: 2 }), { markers: near('a1'), score }));
    expect(pointsOf(most, A)).toBe(2);
  });

  it('[K-17] should be given at the end of the battle, after the fourth turning point', () => {
    const last = passed(
      at(award(CONTROLS, { at: 'end', points: 2 }), { markers: near('a1'), turningPoint: 4, turningPoints: 4 }),
    );
    expect(last.state.result).not.toBeNull();
    expect(last.state.score).toMatchObject([{ side: A, turningPoint: null, points: 2 }]);
  });

  it('should compare, where more is what counts, and give nothing when it is even', () => {
    const more = passed(at(award({ kind: 'controlsMore' }), { markers: near('a1') }));
    expect([pointsOf(more, A), pointsOf(more, B)]).toEqual([1, 0]);
    const even = passed(at(award({ kind: 'standingMore' })));
    expect([pointsOf(even, A), pointsOf(even, B)]).toEqual([0, 0]);
  });

  it('[K-42] should be given for a marker that is carried', () => {
    const carried = passed(at(award({ kind: 'carries', marker: 'm' }, { points: 2 }), {}, { carriesMarker: 'm' }));
    expect([pointsOf(carried, A), pointsOf(carried, B)]).toEqual([2, 0]);
  });
});

describe('Credit', () => {
  const shot = (fact: Fact, set: Partial<BattleState> = {}) =>
    at(award(fact), set)
      .does(activates('a1'))
      .does({ type: 'logAttack', action: 'shoot', weapon: 'gun', target: 'b1', damage: 8, suffered: 0 });
  const fell = (set: Partial<Extract<Fact, { kind: 'fell' }>> = {}): Fact => ({
    kind: 'fell',
    manner: null,
    keyword: null,
    by: null,
    ...set,
  });

  it('[K-60] should go to whoever brought somebody down, in the manner in which it was', () => {
    const down = shot(fell());
    expect(down.state.credits).toEqual([{ by: 'a1', victim: 'b1', how: 'shoot', turningPoint: 2 }]);
    expect(pointsOf(down.does(ENDS), A)).toBe(1);
    expect(pointsOf(shot(fell({ manner: 'shoot' })).does(ENDS), A)).toBe(1);
  });

  it('[K-60] should not count in another manner, nor without the keyword that is asked for', () => {
    expect(pointsOf(shot(fell({ manner: 'fight' })).does(ENDS), A)).toBe(0);
    expect(pointsOf(shot(fell({ keyword: 'LEADER' })).does(ENDS), A)).toBe(0);
    expect(pointsOf(shot(fell({ by: 'LEADER' })).does(ENDS), A)).toBe(0);
  });

  it('[K-60] should not be of a side whose own operative it was', () => {
    const own = at(award(fell()), {}, { weapons: [gun(rule('hot'))], wounds: 1 })
      .does(activates('a1'))
      .does({ type: 'logAttack', action: 'shoot', weapon: 'gun', target: 'b1', damage: 0, suffered: 1 });
    expect(own.operative('a1').down).toBe(true);
    expect(pointsOf(own.does(activates('b1')).does(ENDS), A)).toBe(0);
  });
});

describe('Actions of a mission', () => {
  const action = (set: Partial<MatchAction> = {}): MatchAction => ({
    id: 'light',
    name: 'Light',
    text: 'Light it.',
    ap: 1,
    marker: 'm',
    controls: true,
    carries: null,
    needs: [],
    engaged: false,
    once: 'turningPoint',
    ...set,
  });
  const ready = (set: Partial<MatchAction> = {}, state: Partial<BattleState> = {}, me = {}) =>
    at(
      { ...award({ kind: 'acted', action: 'light' }), actions: [action(set)] },
      { markers: near('a1'), ...state },
      me,
    ).does(activates('a1'));
  const LIGHT: Command = { type: 'actInMission', action: 'light', marker: null };

  it('[K-30] [K-81] should cost its AP, be done near its marker, and score', () => {
    const done = ready().does(LIGHT);
    expect(done.state.activation?.spent).toBe(1);
    expect(pointsOf(done.does(ENDS).does(activates('b1')).does(ENDS), A)).toBe(1);
  });

  it('[K-30] [K-29] should not be done twice, nor without AP, nor in engagement range, nor where another side controls', () => {
    expect(ready().does(LIGHT).refuses(LIGHT)).toBe('scenarioUsedUp');
    expect(ready({ ap: 3 }).refuses(LIGHT)).toBe('notEnoughAp');
    expect(ready({}, { engagement: [['a1', 'b1']] }).refuses(LIGHT)).toBe('inControlRange');
    expect(ready({}, { markers: near('a1', 'b1') }).refuses(LIGHT)).toBe('notControlled');
    expect(ready().refuses({ ...LIGHT, action: 'other' })).toBe('unknownRule');
    expect(ready().refuses({ ...LIGHT, marker: 'x' })).toBe('noMarkerNear');
  });

  it('[K-32] [K-61] should ask who is near where that is not known, and be undone for no AP when it is not controlled', () => {
    const unsure = { m: { near: ['a1'], unsure: ['b1'], held: null } };
    const asked = ready({}, { markers: unsure }).does(LIGHT);
    expect(asked.pending).toMatchObject({ question: 'nearMarker' });
    expect(asked.answers({ kind: 'tick', operatives: ['a1'] }).state.activation?.spent).toBe(1);
    const undone = asked.answers({ kind: 'tick', operatives: ['a1', 'b1'] });
    expect(undone.told('actionUndone')).toHaveLength(1);
    expect(undone.state.activation?.spent).toBe(0);
  });

  it('[C-44] should be done by a carrier that can pick up', () => {
    const plant = { marker: null, controls: false, carries: 'm', needs: ['pickUpMarker' as const] };
    expect(ready(plant, {}, { carriesMarker: 'm' }).does(LIGHT).state.missionActs).toHaveLength(1);
  });

  it('[C-44] should not be done by somebody who cannot pick up, nor who carries nothing', () => {
    const needs = { marker: null, controls: false, carries: null, needs: ['pickUpMarker' as const] };
    expect(ready(needs, {}, { abilities: ['cannotPickUp'] }).refuses(LIGHT)).toBe('cannotByCard');
    expect(ready({ ...needs, carries: 'm' }).refuses(LIGHT)).toBe('carriesNothing');
  });
});

describe('What is settled before the battle', () => {
  const choices = [{ id: 'own', name: 'Own', differ: true }];
  const before = (match: Partial<Match> = {}) =>
    at({ markers: [M, { ...M, id: 'n' }], choices, ...match }, { phase: 'setUp', turningPoint: 0 });
  const choose = (side: string, marker: string): Command => ({ type: 'chooseMarker', side, choice: 'own', marker });

  it('[C-46] should have each side choose a marker of its own', () => {
    const chosen = before().does(choose(A, 'm')).does(choose(B, 'n'));
    expect(chosen.state.chosenMarkers).toEqual({ own: { [A]: 'm', [B]: 'n' } });
  });

  it('[C-46] should not let both choose the same, unless the mission allows it', () => {
    expect(before().does(choose(A, 'm')).refuses(choose(B, 'm'))).toBe('mustDiffer');
    const same = before({ choices: [{ id: 'own', name: 'Own', differ: false }] })
      .does(choose(A, 'm'))
      .does(choose(B, 'm'));
    expect(same.state.chosenMarkers?.['own']).toEqual({ [A]: 'm', [B]: 'm' });
    expect(before().refuses(choose('nobody', 'm'))).toBe('wrongSide');
    expect(before().refuses(choose(A, 'x'))).toBe('unknownObjective');
  });

  it('[C-46] should be chosen by tables as the battle begins, another than the one of the other side', () => {
    const [first, second] = battle2021([]).sides;
    const begun = (marker: string, match: Partial<Match> = {}) =>
      new Play2021({
        ...before(match).does(choose(A, marker)).state,
        sides: [first, { ...second, hand: 'tables' }],
      }).does({
        type: 'startBattle',
      }).state.chosenMarkers?.['own']?.[B];
    expect([begun('m'), begun('n')]).toEqual(['n', 'm']);
    const same = begun('n', { choices: [{ id: 'own', name: 'Own', differ: false }] });
    expect(same).toBe('n');
  });

  it('[L-02] [L-03] [L-04] should walk through it in turns: barricades one by one and operatives, the Defender first', () => {
    const walked = before({ choices: [], markers: [] })
      .does({ type: 'setDefender', side: B })
      .does({ type: 'moveSetUp', to: 3 });
    expect(walked.state).toMatchObject({ defender: B, setUpDone: 3 });
    expect(turnsOfSetUp(walked.state).map(({ kind, side }) => [kind, side])).toEqual([
      ['roles', null],
      ['zones', null],
      ['barricade', B],
      ['barricade', A],
      ['barricade', B],
      ['barricade', A],
      ['operatives', B],
      ['operatives', A],
    ]);
  });

  it('[L-02] [L-03] should not be walked through beyond its end, nor in the battle, nor for nobody', () => {
    expect(before().refuses({ type: 'moveSetUp', to: 99 })).toBe('outOfBounds');
    expect(before().refuses({ type: 'setDefender', side: 'nobody' })).toBe('wrongSide');
    expect(at({}).refuses({ type: 'moveSetUp', to: 1 })).toBe('wrongPhase');
    expect(at({}).refuses({ type: 'setDefender', side: A })).toBe('wrongPhase');
  });

  it('[K-18] should give initiative in the first turning point as the mission says, and not later', () => {
    const first = before({ initiative: 'attacker' })
      .does({ type: 'setDefender', side: A })
      .does({ type: 'startBattle' });
    expect(first.state).toMatchObject({ initiative: B, turningPoint: 1 });
    const later = at({ initiative: 'attacker' }, { phase: 'turningPointOver' }).does({ type: 'nextTurningPoint' });
    expect(later.pending).toMatchObject({ purpose: 'initiative' });
  });

  it('[L-08] should begin with the command points that the mission gives (X-51)', () => {
    const begun = before({ cp: 5, initiative: 'attacker' }).does({ type: 'startBattle' });
    expect(begun.told('battleStarted')).toMatchObject([{ cp: { [A]: 5, [B]: 5 } }]);
  });
});
