import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { battleWith } from '../../../support/battleState.ts';
import { act, activate, END, fight, play, type Play, shoot } from '../../../support/decide.ts';
import { battleOf, cultist, cultistActs, ENGAGED, pim, thug, vex, vexActs } from '../../../support/duel.ts';
import { withCp } from '../../../support/sides.ts';

const MISSION: BattleState['mission'] = {
  ...battleWith().mission,
  counters: [{ id: 'caches', name: 'Caches', max: 3 }],
  ticks: [
    { id: 'done', name: 'Done', ends: 'complete' },
    { id: 'lost', name: 'Lost', ends: 'failed' },
    { id: 'seen', name: 'Seen', ends: 'no' },
  ],
};
const mission = (set: Partial<BattleState> = {}): Play =>
  play(battleOf([vex(), cultist()], { mission: MISSION, counters: { caches: 0 }, ...set }));
const tick = (id: string, on = true): Command => ({ type: 'setTick', tick: id, on });
const kill = [[6, 1, 1, 1], [1, 1, 1], 'c0n0'] as const;
const NEXT: Command = { type: 'nextTurningPoint' };

describe('a battle', () => {
  it('[A-12] should end with a reason and a turning point in place of points', () => {
    const over = mission().does(tick('done'));
    expect(over.state.result).toEqual({ reason: 'primaryDone', turningPoint: 1 });
    const said = Object.keys(over.state).filter((key) => /point|score|winner|op(s|)$/iu.test(key));
    expect(said.toSorted()).toEqual(['turningPoint', 'turningPoints']);
  });

  it('[A-12] should not end because one side killed more', () => {
    const killed = vexActs({ other: { wounds: 1 } })
      .does(shoot())
      .answers(...kill);
    expect(killed.state.result).toBeNull();
  });

  it('[A-48] should go from set-up to the end in order', () => {
    const unset = mission({ phase: 'setUp', turningPoint: 0, ...withCp(0) });
    expect(unset.refuses(activate('vex')).code).toBe('wrongPhase');
    const strategy = unset.does({ type: 'startBattle' }).answers([6]);
    const firefight = strategy.does({ type: 'startFirefight' });
    const done = firefight.does(activate('vex')).does(END).does(activate('cultist')).does(END);
    const next = done.does(NEXT).answers([6]);
    expect([unset, strategy, firefight, done, next].map(({ state }) => state.phase)).toEqual([
      'setUp',
      'strategy',
      'firefight',
      'turningPointOver',
      'strategy',
    ]);
    expect(next.does({ type: 'endBattle', reason: 'ended' }).state.result?.reason).toBe('ended');
  });

  it('[A-48] should skip nothing', () => {
    const started = mission({ phase: 'strategy' });
    expect(started.refuses(NEXT).code).toBe('wrongPhase');
    expect(started.refuses({ type: 'startBattle' }).code).toBe('wrongPhase');
    expect(mission().refuses(NEXT).code).toBe('wrongPhase');
  });

  it('[A-50] should end when the objective is done or lost, by a tick, and not by another', () => {
    expect(mission().does(tick('done')).state.result?.reason).toBe('primaryDone');
    expect(mission().does(tick('lost')).state.result?.reason).toBe('primaryFailed');
    expect(mission().does(tick('seen')).state.result).toBeNull();
    expect(mission().does(tick('done', false)).state.result).toBeNull();
    expect(mission().refuses(tick('unheard')).code).toBe('unknownCounter');
  });

  it('[A-50] should end when all of the retinue are down, and not before', () => {
    const state = battleOf([vex({ wounds: 1 }), pim({ wounds: 0, down: true }), cultist()], { turn: 'enemy' });
    const over = play(state)
      .does(activate('cultist'))
      .does(shoot('vex'))
      .answers(...kill);
    expect(over.state.result).toMatchObject({ reason: 'retinueDown' });
    expect(over.refuses(act('dash')).code).toBe('battleOver');
    const standing = play(battleOf([vex({ wounds: 1 }), pim(), cultist()], { turn: 'enemy' }));
    const goesOn = standing
      .does(activate('cultist'))
      .does(shoot('vex'))
      .answers(...kill);
    expect(goesOn.state.result).toBeNull();
  });

  it('[A-50] should end after the last turning point, and not without one', () => {
    const last = (turningPoints: number | null) =>
      mission({ turningPoint: 4, turningPoints }).does(activate('vex')).does(END).does(activate('cultist')).does(END);
    expect(last(4).state.result).toEqual({ reason: 'turningPointLimit', turningPoint: 4 });
    expect(last(4).refuses(NEXT).code).toBe('battleOver');
    expect(last(5).state.result).toBeNull();
    expect(last(null).state.result).toBeNull();
    const on = last(4).does({ type: 'goOn' });
    expect(on.does(NEXT).answers([6]).state).toMatchObject({ turningPoint: 5, turningPoints: null });
  });

  it('[A-50] should end when the table says so, and go on when it says so', () => {
    const over = mission().does({ type: 'endBattle', reason: 'primaryFailed' });
    expect(over.refuses({ type: 'endBattle', reason: 'ended' }).code).toBe('battleOver');
    expect(over.refuses(activate('vex')).code).toBe('battleOver');
    const on = over.does({ type: 'goOn' });
    expect(on.does(activate('vex')).state.result).toBeNull();
    expect(on.refuses({ type: 'goOn' }).code).toBe('nothingToPass');
  });

  it('should count what the mission counts, within its bounds', () => {
    const set = (to: number, counter = 'caches'): Command => ({ type: 'setCounter', counter, to });
    expect(mission().does(set(3)).state.counters).toEqual({ caches: 3 });
    for (const wrong of [-1, 4, 1.5]) expect(mission().refuses(set(wrong)).code).toBe('outOfBounds');
    expect(mission().refuses(set(1, 'unheard')).code).toBe('unknownCounter');
  });
});

describe('kills', () => {
  it('[A-13] should count for the operative whose action dealt the last damage', () => {
    const state = battleOf([vex(), pim(), cultist({ wounds: 8 }), thug()]);
    const first = play(state).does(activate('pim')).does(shoot()).answers([4, 4, 1, 1], [1, 1, 1], 'c0n0').does(END);
    const second = first
      .does(activate('thug'))
      .does(END)
      .does(activate('vex'))
      .does(shoot())
      .answers(...kill);
    expect([second.operative('vex').kills, second.operative('pim').kills]).toEqual([1, 0]);
    expect(second.operative('cultist').downedBy).toBe('vex');
  });

  it('[A-13] should count for one who retaliates, and double for nobody', () => {
    const fought = cultistActs({ ...ENGAGED, other: { wounds: 3 } })
      .does(fight('vex'))
      .answers([1, 1, 1], [4, 4, 4], 'strikeNormal');
    expect(fought.operative('vex').kills).toBe(1);
    expect(fought.told('incapacitated')).toHaveLength(1);
  });

  it('[A-13] should mark those of 12 wounds and more', () => {
    const heavy = vexActs({ other: { wounds: 1, maxWounds: 12 } })
      .does(shoot())
      .answers(...kill);
    expect(heavy.operative('vex')).toMatchObject({ kills: 1, killedHeavy: 1 });
    const light = vexActs({ other: { wounds: 1, maxWounds: 11 } })
      .does(shoot())
      .answers(...kill);
    expect(light.operative('vex')).toMatchObject({ kills: 1, killedHeavy: 0 });
  });

  it('[A-13] should count for nobody by hand, unless somebody is named, nor for a friend', () => {
    const down = (operative: string, credit: string | null): Command => ({
      type: 'correct',
      correction: { what: 'wounds', operative, to: 0, credit },
    });
    expect(mission().does(down('cultist', null)).operative('cultist').downedBy).toBeNull();
    expect(mission().does(down('cultist', 'vex')).operative('vex').kills).toBe(1);
    const friends = play(battleOf([vex(), pim(), cultist()])).does(down('pim', 'vex'));
    expect(friends.operative('vex').kills).toBe(0);
    expect(friends.operative('pim')).toMatchObject({ down: true, downedBy: 'vex' });
  });

  it('should leave the fallen of the retinue on the board and remove enemies; in Kill Team 3 both', () => {
    const fallen = cultistActs({ me: { wounds: 1 } })
      .does(shoot('vex'))
      .answers(...kill);
    expect(fallen.operative('vex')).toMatchObject({ down: true, removed: false });
    const plain = cultistActs({ me: { wounds: 1 }, ruleset: 'kt3' })
      .does(shoot('vex'))
      .answers(...kill);
    expect(plain.operative('vex')).toMatchObject({ down: true, removed: true });
  });
});
