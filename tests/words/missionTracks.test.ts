import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { Condition } from '../../src/engine/plugins/scenario/condition.ts';
import { noScenario } from '../../src/engine/plugins/scenario/state.ts';
import { lookOf } from '../../src/words/look.ts';
import { missionTracks } from '../../src/words/missionTracks.ts';
import { scriptWith } from '../support/scripted.ts';
import { smallSetup } from '../support/smallBattle.ts';
import { en } from '../support/words.ts';

const { tickEndsBattle } = en.battle.table;
const tick = (id: string, ends: 'no' | 'complete' | 'failed' = 'no') => ({ id, name: id, ends });
const primary = (id: string, done: Condition | null, failed: Condition | null = null) => ({
  id,
  kind: 'primary' as const,
  text: id,
  done,
  failed,
  reveal: null,
  xp: null,
});

const setup = smallSetup();

function battle(objectives: readonly ReturnType<typeof primary>[], change: Partial<BattleState> = {}): BattleState {
  const ticks = [tick('home'), tick('lost'), tick('two'), tick('ends', 'complete')];
  const script = { ...scriptWith(), objectives: [...objectives] };
  return { ...setup, scenario: noScenario(), mission: { ...setup.mission, ticks, script }, ...change };
}

const notes = (state: BattleState) =>
  Object.fromEntries(
    missionTracks(en, state, lookOf(en, state)).tracks.ticks.map((each) => [
      each.id,
      'note' in each ? each.note : null,
    ]),
  );

const HOME = primary(
  'carry',
  { is: 'tick', tick: 'home' },
  {
    is: 'any',
    of: [
      { is: 'tick', tick: 'lost' },
      { is: 'standing', side: 'retinue', most: 0 },
    ],
  },
);

describe('what a tick of the mission says before it is tapped', () => {
  it('should be that it ends the battle, and how', () => {
    expect(notes(battle([HOME]))).toEqual({
      home: tickEndsBattle.complete,
      lost: tickEndsBattle.failed,
      two: null,
      ends: tickEndsBattle.complete,
    });
  });

  it('should be nothing while another primary objective is open, but for a failure', () => {
    const both = battle([HOME, primary('second', { is: 'tick', tick: 'two' })]);
    expect(notes(both)).toMatchObject({ home: null, two: null, lost: tickEndsBattle.failed });
    const first = { ...both, scenario: { ...noScenario(), settled: { carry: 'done' as const } } };
    expect(notes(first)).toMatchObject({ two: tickEndsBattle.complete });
  });

  it('should be nothing once it is ticked, or after the end', () => {
    expect(notes(battle([HOME], { ticks: { home: true } })).home).toBeNull();
    const over = battle([HOME], { result: { reason: 'primaryDone', turningPoint: 1 } });
    expect(Object.values(notes(over))).toEqual([null, null, null, null]);
  });

  it('should be nothing of a scenario that went on after its end', () => {
    const on = battle([HOME], { scenario: { ...noScenario(), goesOn: true } });
    expect(notes(on)).toMatchObject({ home: null, lost: null, ends: tickEndsBattle.complete });
  });
});
