import { describe, expect, it } from 'vitest';
import { toGrid } from '../../../../src/engine/board/units.ts';
import { foeDecider } from '../../../../src/engine/plugins/foes/decider.ts';
import type { FoeCommand } from '../../../../src/engine/plugins/foes/command.ts';
import type { FoeEvent } from '../../../../src/engine/plugins/foes/event.ts';
import type { FoeBattle } from '../../../../src/engine/plugins/foes/state.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';
import { battleOf, model } from '../../../support/vanguardBattle.ts';

await fetchBoards();

const wall = block('wall', { left: 9, near: 4, right: 10, far: 8, high: 5 }, 'Heavy');
const places = { a1: stands(6, 6), a2: stands(6, 12), b1: stands(22, 6) };

const decided = (state: FoeBattle, command: FoeCommand) => foeDecider.decide(state, command);

/** What comes of commands, and all their events. */
function done(state: FoeBattle, ...commands: readonly FoeCommand[]) {
  let now = state;
  const events: FoeEvent[] = [];
  for (const command of commands) {
    const decision = decided(now, command);
    if (!decision.ok) throw new Error(`${command.type}: ${decision.rejection.code}`);
    events.push(...decision.events);
    now = decision.state;
  }
  return { state: now, events };
}

const begun = (): FoeBattle =>
  done(
    battleOf([model('a1'), model('a2'), model('b1')]),
    { type: 'takeUpBoard', map: mapOf(wall), places },
    { type: 'activate', model: 'a1', again: false, followUp: false },
  ).state;

const spot = (x: number, y: number) => ({ x: toGrid(x), y: toGrid(y), z: 0 });
const walk = (to: readonly [number, number], anyway?: true): FoeCommand => ({
  type: 'act',
  action: 'walk',
  push: false,
  moved: { engages: [], left: [], fall: 0, way: { path: [spot(6, 6), spot(...to)], stops: {} } },
  ...(anyway && { anyway }),
});
const refusal = (command: FoeCommand) => {
  const decision = decided(begun(), command);
  return decision.ok ? null : decision.rejection;
};

describe('a way of a war band that is no move', () => {
  it('[V-38] should be refused with what it fails at', () => {
    expect(refusal(walk([12, 6]))).toEqual({
      code: 'noWay',
      params: { why: 'terrain', inches: 6, most: 5, piece: 'wall' },
    });
    expect(refusal(walk([6, 11.5]))).toMatchObject({ code: 'noWay', params: { why: 'throughBase', who: 'a2' } });
  });

  it('[V-38] should be gone where the table says so, which the log says', () => {
    const { state, events } = done(begun(), walk([12, 6], true));
    expect(state.board?.places['a1']).toMatchObject(spot(12, 6));
    expect(events).toContainEqual({ type: 'moveOverruled', model: 'a1', why: 'terrain', inches: 6, most: 5 });
    expect(done(begun(), walk([8, 6], true)).events.map(({ type }) => type)).not.toContain('moveOverruled');
  });

  it('[V-38] should end over the edge or on another on no table, unless by so little that a hand decides', () => {
    expect(refusal(walk([6, 0.2], true))).toEqual({ code: 'cannotStand', params: { why: 'offBoard' } });
    expect(refusal(walk([6, 11.5], true))).toEqual({ code: 'cannotStand', params: { why: 'onBase' } });
    const wide = (2 * stands(0, 0).radius) / toGrid(1);
    expect(refusal(walk([6, 12 - wide + 0.01], true))).toBeNull();
  });

  it('[V-38] should be the same when it is played again from its events', () => {
    const { state, events } = done(begun(), walk([12, 6], true));
    expect(events.reduce((now, event) => foeDecider.evolve(now, event), begun())).toEqual(state);
  });
});

describe('what the table says against the board of war bands', () => {
  it('[V-50] should be played again from its events, and be gone with them', () => {
    const before = begun();
    const { state, events } = done(before, { type: 'overruleBoard', from: 'a1', to: 'b1', facts: { visible: true } });
    expect(state.board?.overruled).toEqual({ 'a1>b1': { visible: true } });
    expect(events.reduce((now, event) => foeDecider.evolve(now, event), before)).toEqual(state);
    expect(before.board).not.toHaveProperty('overruled');
  });
});
